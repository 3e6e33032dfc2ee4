# frozen_string_literal: true

require_relative 'dice'

# Makes random Ruby values of every kind that a generator treats in a way of its own.
class Values
  class PlainString < String; end

  class LoudString < String
    def to_s
      'loud'
    end

    def to_json(*)
      '"JSON"'
    end
  end

  class StubbornString < String
    def to_s
      self
    end
  end

  class BrokenString < String
    def to_s
      false
    end
  end

  class PlainHash < Hash; end
  class PlainArray < Array; end

  class LoudHash < Hash
    def to_json(*)
      '"hash"'
    end
  end

  class LoudArray < Array
    def to_json(state = nil, *)
      to_a.to_json(state)
    end
  end

  # Its to_json does what it is told.
  class Hook
    def initialize(value, &body)
      @value = value
      @body = body
    end

    def to_json(state = nil, *)
      @body.call(@value, state)
    end

    def to_s
      'a hook'
    end
  end

  class BrokenToS
    def to_s
      nil
    end
  end

  # Has no to_json.
  class Bare < BasicObject
    def to_s
      'bare'
    end

    def class
      ::Values::Bare
    end

    def respond_to?(*)
      false
    end

    def inspect
      '#<Bare>'
    end

    def hash
      1
    end

    def eql?(other)
      equal?(other)
    end
  end

  Point = Struct.new(:x, :y)

  HOOKS = [
    ->(value, state) { value.to_json(state) },
    ->(value, state) { { 'in' => value }.to_json(state) },
    ->(value, state) { [value, [value]].to_json(state) },
    ->(value, state) { JSON.generate(value, state) },
    ->(value, _) { value.to_json },
    ->(_, state) { state.depth = 7; '"deep"' },
    ->(_, state) { state.indent = '>'; state.array_nl = "\n"; '"changed"' },
    ->(_, state) { state.script_safe = true; state.allow_nan = true; '"/"' },
    ->(_, state) { "[#{state.depth}]" },
    ->(_, _) { 5 },
    ->(_, _) { nil },
    ->(_, _) { '' },
    ->(_, _) { +"caf\xC3\xA9" },
    ->(_, _) { raise ArgumentError, 'from a hook' }
  ].freeze

  STRINGS = [
    '', 'a', 'key', 'hello world', "tab\t nl\n cr\r bs\b ff\f", '"quoted\\"', "\x00\x01\x1f\x7f", '</script>&\'',
    'é', '日本語', "\u{1F600} smile", "\u2028 \u2029 \u2027 \u3028", "\uFFFE\u0085", 'x' * 17, 'y' * 40, "#{'z' * 33}\"",
    "#{'é' * 20}/", 'a' * 2100
  ].freeze

  NUMBERS = [
    0.0, -0.0, 1.0, 1e7, 1e14, 1e15, 1e16, 1e20, 1e22, 1e23, 8.41e21, 5e-324, 1.7976931348623157e308, 0.1, 1e-4, 1e-5,
    1e-9, 1e-10, 123456789.123, 2.0**64, 2.0**53, 9007199254740993.0, 1746830384.7678468, 2.2250738585072014e-308
  ].freeze

  ENCODINGS = %w[UTF-8 US-ASCII ASCII-8BIT ISO-8859-1 UTF-16LE UTF-16BE UTF-32LE Shift_JIS EUC-JP Windows-1252].freeze

  def initialize(dice)
    @dice = dice
  end

  def value(depth)
    return scalar if depth.zero? || @dice.one_in?(3)

    case @dice.below(40)
    when 0..13 then Array.new(@dice.below(5)) { value(depth - 1) }
    when 14..29 then hash(depth)
    when 30 then PlainArray.new(Array.new(@dice.below(3)) { value(depth - 1) })
    when 31 then PlainHash[hash(depth)]
    when 32 then LoudArray.new(Array.new(@dice.below(3)) { value(depth - 1) })
    when 33 then LoudHash[hash(depth)]
    when 34 then singleton(depth)
    when 35..38 then Hook.new(value(depth - 1), &@dice.pick(HOOKS))
    else Point.new(integer, @dice.pick([1, nil, 'x']))
    end
  end

  def scalar
    case @dice.below(30)
    when 0..2 then @dice.pick([nil, true, false])
    when 3..6 then integer
    when 7..10 then float
    when 11..19 then string
    when 20..21 then symbol
    when 22 then odd_string
    else odd
    end
  end

  private

  def singleton(depth)
    object = @dice.pick([[1], { 'a' => 1 }, +'s', [value(depth - 1)]])
    object.define_singleton_method(:to_json) { |*| '"singleton"' }
    object
  end

  def hash(depth)
    kinds = @dice.one_in?(4) ? 9 : @dice.pick([1, 2])
    hash = {}
    @dice.below(5).times { hash[key(kinds)] = value(depth - 1) }
    hash
  end

  def key(kinds)
    case @dice.below(kinds)
    when 0 then string
    when 1 then symbol
    when 2 then integer
    when 3 then float
    when 4 then @dice.pick([nil, true, false, [1, nil], 1..2, 3r, Time.at(0).utc])
    when 5 then odd_string
    when 6 then odd
    when 7 then @dice.pick(['a', 'b', '1', "caf\xC3\xA9".b.to_sym])
    else @dice.pick([:a, :b, :'1', 1])
    end
  end

  def integer
    sign = @dice.one_in?(2) ? 1 : -1
    sign * (@dice.bits >> @dice.below(64)) * (@dice.one_in?(12) ? 10**20 : 1)
  end

  def float
    case @dice.below(6)
    when 0 then @dice.pick(NUMBERS)
    when 1 then @dice.pick([Float::NAN, Float::INFINITY, -Float::INFINITY])
    when 2 then @dice.below(10_000_000) / 100.0
    when 3 then @dice.bits.to_f / (1 << 64)
    else [@dice.bits].pack('Q').unpack1('d').then { |d| d.nan? || d.infinite? ? 1.5 : d }
    end
  end

  def string
    return @dice.pick(STRINGS).dup unless @dice.one_in?(3)

    text = Array.new(@dice.below(@dice.pick([4, 12, 80]))) { character }.join
    return text unless @dice.one_in?(5)

    encoded(text)
  end

  def character
    case @dice.below(12)
    when 0 then [@dice.below(0x20)].pack('U')
    when 1 then @dice.pick(['"', '\\', '/', '<', "\u2028", "\u2029"])
    when 2 then [0x80 + @dice.below(0x780)].pack('U')
    when 3 then [0x800 + @dice.below(0xC000)].pack('U')
    when 4 then [0x10000 + @dice.below(0x100000)].pack('U')
    else [0x20 + @dice.below(0x5F)].pack('U')
    end
  end

  # Transcoded, or only said to be in another encoding.
  def encoded(text)
    name = @dice.pick(ENCODINGS)
    return text.encode(name, undef: :replace, invalid: :replace) if @dice.one_in?(2)

    text.dup.force_encoding(name)
  end

  def odd_string
    bytes = Array.new(1 + @dice.below(6)) { @dice.one_in?(2) ? @dice.below(256) : 0x61 }.pack('C*')
    text = bytes.force_encoding(@dice.pick(ENCODINGS))
    case @dice.below(8)
    when 0 then PlainString.new(text)
    when 1 then LoudString.new('l')
    when 2 then StubbornString.new(@dice.one_in?(2) ? text : 'stubborn')
    when 3 then BrokenString.new('b')
    when 4 then PlainString.new('plain')
    else text
    end
  end

  def symbol
    @dice.pick([:a, :b, :name, :'with space', :é, :"日本", :'', :"q\"", :'/'])
  end

  def odd
    case @dice.below(14)
    when 0 then 1..3
    when 1 then 1/3r
    when 2 then Complex(1, 2)
    when 3 then Time.at(@dice.below(1 << 31)).utc
    when 4 then Point.new(1, 'two')
    when 5 then @dice.pick([String, Comparable, Values::Point])
    when 6 then JSON::Fragment.new(@dice.pick(['[1, 2]', '', '{"a" : 1}', "\"caf\xC3\xA9\"", "\xFF"]))
    when 7 then BrokenToS.new
    when 8 then Bare.new
    when 9 then /re/i
    when 10 then JSON::Fragment.new('1').tap { |fragment| fragment.json = @dice.pick([nil, 5, '2']) }
    when 11 then Encoding::UTF_8
    else Hook.new([1, { 'a' => 2 }], &@dice.pick(HOOKS))
    end
  end
end
