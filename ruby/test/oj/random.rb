# frozen_string_literal: true

# Prints what Oj, or Jot on JRuby, answers to the random calls from FROM to TO (excluded): the values of the recorded table
# within each other, and several of its sets of options at once.
require RUBY_ENGINE == 'jruby' ? 'jot/oj' : File.join(__dir__, 'mri')
require_relative 'cases'
require_relative '../differential/dice'

# A call, made of its number.
class RandomOjCase
  NAMES = OjValues::ALL.keys.reject { |name| name.match?(/deep|long|cycle/) }
  OPTIONS = OjCases::COMMON + OjCases::SPECIAL.reject { |pattern, _| pattern.source == 'array mixed' }.values.flatten(1)

  def initialize(number)
    @dice = Dice.new(number)
  end

  def answer
    options = Array.new(@dice.below(4)) { @dice.pick(OPTIONS) }.reduce({ mode: @dice.pick(OjCases::MODES) }, :merge)
    OjCases.shown(OjCases.outcome(options) { value(3) }.b.gsub(/0x\h+/, '0x'))
  end

  private

  def value(levels)
    return OjValues::ALL.fetch(@dice.pick(NAMES)).call if levels.zero? || @dice.one_in?(4)

    case @dice.below(4)
    when 0 then Array.new(@dice.below(5)) { value(levels - 1) }
    when 1 then Array.new(@dice.below(40)) { @dice.bits >> @dice.below(64) }
    when 2 then ["#{@dice.bits}e-#{@dice.below(40)}".to_f, value(levels - 1)]
    else Array.new(@dice.below(5)) { [@dice.pick(['a', :b, 'ключ', 'c d', :e, 'f']), value(levels - 1)] }.to_h
    end
  end
end

$VERBOSE = nil
Jot::Oj.strict_compat = true if RUBY_ENGINE == 'jruby'
from, to = ARGV.map { |text| Integer(text) }
(from...to).each { |number| $stdout.write("#{number} #{RandomOjCase.new(number).answer}\n".b) }
