# frozen_string_literal: true

# Random numbers that are the same on every Ruby: SplitMix64.
class Dice
  MASK = (1 << 64) - 1

  def initialize(seed)
    @state = seed & MASK
  end

  def bits
    @state = (@state + 0x9E3779B97F4A7C15) & MASK
    z = @state
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    z ^ (z >> 31)
  end

  def below(limit)
    bits % limit
  end

  def one_in?(number)
    below(number).zero?
  end

  def pick(choices)
    choices[below(choices.length)]
  end
end
