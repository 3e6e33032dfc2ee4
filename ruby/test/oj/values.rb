# frozen_string_literal: true

require 'bigdecimal'
require 'date'
require 'ostruct'
require 'stringio'
require 'time'

# The values of the recorded table: by name, made anew for each call.
module OjValues
  Point = Struct.new(:x, :y)
  Keyed = Struct.new(:a, :b, keyword_init: true)

  class Plain
    def initialize(**attributes)
      attributes.each { |name, value| instance_variable_set("@#{name}", value) }
    end
  end

  class Named < Plain
    def to_s = "named <#{@name}>"
  end

  class ToHash < Plain
    def to_hash = { 'hashed' => @value, sym: nil }
    def to_s = 'to_hash'
  end

  class ToHashArray
    def to_hash = [1, :two]
    def to_s = 'to_hash_array'
  end

  class ToJson
    def to_json(*_) = '{"to_json":true}'
    def to_s = 'to_json'
  end

  class ToJsonNoArguments
    def to_json = '["none"]'
    def to_s = 'no arguments'
  end

  class AsJson < Plain
    def as_json(*_) = { 'as' => @value, 'time' => [1.5, nil] }
    def to_s = 'as_json'
  end

  class AsJsonNoArguments
    def as_json = %i[a b]
    def to_s = 'as_json_no_arguments'
  end

  class AsJsonSelf
    def as_json(*_) = self
    def to_s = 'as_json self'
  end

  class RawJson
    def raw_json(depth, indent) = "{\"depth\":#{depth},\"indent\":#{indent}}"
    def to_s = 'raw_json'
  end

  class Everything < Plain
    def to_json(*_) = '"json"'
    def as_json(*_) = 'as'
    def to_hash = { 'h' => 1 }
    def raw_json(*_) = '"raw"'
    def to_s = 'everything'
  end

  class Bad
    def to_s = 5
  end

  class SubString < String
  end

  class SubArray < Array
  end

  class SubHash < Hash
  end

  class Many
    include Enumerable

    def each
      yield 1
      yield 'two'
    end

    def to_s = 'many'
  end

  class Failure < StandardError
    def initialize(message = 'failed', code = nil)
      super(message)
      @code = code if code
    end
  end

  module Namespace
    class Inner < Plain
    end
  end

  FLOATS = [0.0, -0.0, 1.0, -1.0, 1.5, -2.25, 0.1, 0.2, 0.1 + 0.2, 0.3, 1.0 / 3, 2.0 / 3, 1e-1, 1e-2, 1e-3, 1e-4, 1e-5, 1e-6, 1e-7,
            1e-10, 1.5e-5, 123e-20, 1e7, 12_345_678.9, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22, 1e23, 1e100, 1e300,
            123_456_789.123456789, 999_999_999_999_999.9, 1_234_567_890_123_456.7, 9_007_199_254_740_993.0, 9.223372036854775e18,
            9.223372036854775807e18, -9.223372036854775808e18, 4.611686018427388e18, 0.12345678901234567, 1.0000000000000002,
            0.30000000000000004, 2.5e-300, 5e-324, 2.2250738585072014e-308, 1.7976931348623157e308, 3.141592653589793, 100.1, 1e15 + 0.5,
            123_456_789_012_345.6, 1.23456789012345e-7, 8.41e21, 0.00001234, 0.0001234, 1.1e15, 3.0000000000000004, 0.99999999999999999,
            0.9999999999999999, 33.333333333333336, 1234.000100000001, 5.0001, 0.00012345678900019999, 1e-320, 4.35, 2.675,
            1.7e+308 * 10, -1.7e+308 * 10, 0.0 / 0].freeze

  STRINGS = ['', 'a', 'abc', 'hello world', 'é', 'ü€', "\u{1F600}", "a\u{10FFFF}b", '"', '\\', '/', '</script>', '<>&\'"', "\n", "\r\n\t",
             "\b\f", "\0", "a\0b", "\x01\x1f", "\x7f", "\u2028", "x\u2029y", "\u2027\u202a", "\u0080\u009f", "\ufffe\uffff", ':abc', ':',
             '::', '^i1', '^r1', '^o', '^t', '^', '^x', '~mesg', '@at', 'a' * 15, 'a' * 16, 'a' * 17, "#{'a' * 31}\n", 'é' * 20,
             "#{'x' * 100}\"#{'y' * 100}", "tab\there", '${x} #{y}', "line\nline\nline", '2012-01-05T23:58:07.123456000Z',
             'http://example.com/a?b=1&c=2', 'json_class', "mixed é \n \" \\ / < \u2028 \u{1F4A9}", '0', 'null', "\u00e9".encode('ISO-8859-1'),
             'plain'.encode('US-ASCII'), 'utf16 é'.encode('UTF-16LE'), 'ascii'.b, 'sjis あ'.encode('Shift_JIS'), 'latin'.encode('ISO-8859-15'),
             "\u{1F600}".encode('UTF-32BE')].freeze

  INTEGERS = [0, 1, -1, 7, 10, 42, -99, 100, 101, 12_345, 2**31, -(2**31), 2**32, 2**53, 2**53 + 1, -(2**53), 2**61, 2**62 - 1, 2**62, -(2**62),
              -(2**62) - 1, 2**63 - 1, -(2**63), 2**63, 2**64, -(2**64), 10**18, 10**19, 10**30, -(10**40), 999_999_999, 1_000_000_000].freeze

  SYMBOLS = [:a, :abc, :'', :'with space', :é, :'<b>', :"new\nline", :':x', :'/', :+, :[]=].freeze

  KEYS = ['', 'k', 'é', '<&>', "\n", '/', :sym, :'', nil, true, false, 1, -5, 1.5, 2**70, [1, 'a'], 1..2, ':k', '^o', '^i', '^#1', '^t', 'json_class',
          SubString.new('sub'), String, Time.at(0).utc].freeze

  DECIMALS = %w[0 0.0 -0 1 1.5 -2.25 123456789.123456789 1e50 1e-50 0.1 NaN Infinity -Infinity 3.14159265358979323846].freeze

  TIMES = {
    epoch: -> { Time.at(0).utc },
    whole: -> { Time.at(1_400_000_000).utc },
    nanos: -> { Time.at(1_400_000_000, 123_456_789, :nsec).utc },
    millis: -> { Time.at(1_400_000_000, 250, :millisecond).utc },
    almost: -> { Time.at(1_400_000_000, 999_999_999, :nsec).utc },
    early: -> { Time.at(-1, 500_000_000, :nsec).utc },
    earlier: -> { Time.at(-3_000_000_000).utc },
    east: -> { Time.at(1_400_000_000, 5, :nsec, in: '+09:00') },
    west: -> { Time.at(1_400_000_000, 120_000_000, :nsec, in: '-03:30') },
    zero_offset: -> { Time.at(1_400_000_000, in: '+00:00') },
    year_one: -> { Time.utc(1, 1, 1) },
    far: -> { Time.utc(9999, 12, 31, 23, 59, 59) }
  }.freeze

  ALL = {}

  def self.add(name, &make)
    raise "twice: #{name}" if ALL.key?(name)

    ALL[name] = make
  end

  def self.nested(depth, hash: false)
    (1..depth).reduce(1) { |inner, _| hash ? { 'a' => inner } : [inner] }
  end

  def self.cycle(kind)
    case kind
    when :array then [1].tap { |a| a << a }
    when :hash then { 'a' => 1 }.tap { |h| h['self'] = h }
    when :object then Plain.new(a: 1).tap { |o| o.instance_variable_set(:@self, o) }
    end
  end

  { nil: nil, true: true, false: false }.each { |name, value| add("literal #{name}") { value } }
  INTEGERS.each { |n| add("integer #{n}") { n } }
  FLOATS.each_with_index { |n, i| add("float #{i} #{n}") { n } }
  STRINGS.each_with_index { |s, i| add("string #{i}") { s.dup } }
  SYMBOLS.each { |s| add("symbol #{s.inspect}") { s } }
  KEYS.each_with_index { |key, i| add("key #{i}") { { key => 1, 'z' => [key] } } }
  DECIMALS.each { |text| add("decimal #{text}") { BigDecimal(text) } }
  TIMES.each { |name, make| add("time #{name}", &make) }

  add('array empty') { [] }
  add('array one') { [1] }
  add('array mixed') { [nil, true, 1, 1.5, 'a', :b, [], {}] }
  add('array nested') { [[1, [2, [3, []]]], [[]]] }
  add('array of nils') { [nil, nil] }
  add('hash empty') { {} }
  add('hash one') { { 'a' => 1 } }
  add('hash symbols') { { a: 1, b: :c } }
  add('hash nested') { { 'a' => { 'b' => { c: [1, { d: nil }] } }, 'e' => {} } }
  add('hash nils') { { a: nil, b: nil } }
  add('hash some nil') { { 'a' => nil, 'b' => 1, 'c' => [nil, { 'd' => nil }] } }
  add('hash of all') { { 'i' => 1, 'f' => 1.25, 's' => "x\n", :y => :z, 'n' => nil, 't' => true, 'a' => [1, 2], 'h' => { 'k' => 'v' } } }
  add('hash only') { { 'a' => 1, :b => 2, 'c' => { 'a' => 1, 'd' => 4 } } }
  add('hash underscore') { { '_a' => 1, :_b => 2 } }
  add('hash same text') { { 'a' => 1, :a => 2 } }
  [5, 99, 100, 101, 500].each do |depth|
    add("deep array #{depth}") { nested(depth) }
    add("deep hash #{depth}") { nested(depth, hash: true) }
  end
  add('deep array 1000') { nested(1000) }
  add('deep array 1001') { nested(1001) }
  add('deep array 1002') { nested(1002) }
  %i[array hash object].each { |kind| add("cycle #{kind}") { cycle(kind) } }
  add('shared array') { (a = [1]) && [a, a] }
  add('shared hash') { (h = { 'x' => 1 }) && { 'a' => h, 'b' => h, 'c' => [h] } }
  add('shared empty') { (h = {}) && [h, h, (a = []), a] }
  add('shared object') { (o = Plain.new(a: [1])) && [o, o] }
  add('shared string') { (s = +'s') && [s, s] }

  [[1, 2], [-3, 4], [0, 1], [10**20, 3]].each { |n, d| add("rational #{n}/#{d}") { Rational(n, d) } }
  add('complex 1') { Complex(1, 2) }
  add('complex 2') { Complex(-1.5, 0) }
  add('complex 3') { Complex(Rational(1, 2), 3) }
  add('range 1') { 1..5 }
  add('range 2') { 1...5 }
  add('range 3') { 'a'..'c' }
  add('range 4') { 1.5..2.5 }
  add('range 5') { nil..3 }
  add('range 6') { 3.. }
  add('ranges') { { 'r' => [1..2, { 'x' => 'a'...'b' }] } }
  add('regexp 1') { /a+b/ }
  add('regexp 2') { /<x>\/"/mix }
  add('date 1') { Date.new(2012, 6, 19) }
  add('date 2') { Date.new(1, 1, 1) }
  add('date 3') { Date.new(-10, 12, 31) }
  add('datetime 1') { DateTime.new(2012, 6, 19, 20, 19, 27) }
  add('datetime 2') { DateTime.new(2012, 6, 19, 20, 19, Rational(27_500, 1000), '+05:30') }
  add('struct') { Point.new(1, 'two') }
  add('struct nils') { Point.new(nil, nil) }
  add('struct nested') { Point.new(Point.new(1, 2), [Point.new(3, {})]) }
  add('struct keyed') { Keyed.new(a: 1, b: nil) }
  add('open struct') { OpenStruct.new(a: 1, b: [2]) }
  add('class') { String }
  add('class nested') { Namespace::Inner }
  add('module') { Comparable }
  add('error new') { Failure.new }
  add('error code') { Failure.new('with code', 3) }
  add('error standard') { StandardError.new('standard <&>') }
  add('object bare') { Plain.new }
  add('object one') { Plain.new(a: 1) }
  add('object many') { Plain.new(a: 1, b: 'two', c: nil, _d: :four, e: [1.5, { x: nil }], f: Plain.new(g: 1)) }
  add('object named') { Named.new(name: 'x', n: 1) }
  add('object inner') { Namespace::Inner.new(a: Time.at(0).utc) }
  add('object long name') { Plain.new('a' * 40 => 1) }
  add('object in array') { [Plain.new(a: 1), Named.new(name: 'y')] }
  add('object in hash') { { 'o' => Plain.new(a: Plain.new(b: 2)) } }
  add('to_hash') { ToHash.new(value: 1) }
  add('to_hash nested') { [ToHash.new(value: ToHash.new(value: nil))] }
  add('to_hash array') { ToHashArray.new }
  add('to_json') { ToJson.new }
  add('to_json nested') { [ToJson.new, { 'a' => ToJson.new }] }
  add('to_json no arguments') { [ToJsonNoArguments.new] }
  add('as_json') { AsJson.new(value: 1) }
  add('as_json nested') { { 'a' => [AsJson.new(value: AsJson.new(value: :x))] } }
  add('as_json no arguments') { AsJsonNoArguments.new }
  add('as_json self') { AsJsonSelf.new }
  add('raw_json') { RawJson.new }
  add('raw_json nested') { [RawJson.new, { 'a' => RawJson.new }] }
  add('everything') { Everything.new(a: 1) }
  add('everything nested') { [Everything.new, { e: Everything.new }] }
  add('bad') { Bad.new }
  add('bad key') { { Bad.new => 1 } }
  add('sub string') { SubString.new('text') }
  add('sub string nested') { [SubString.new('a'), { SubString.new('k') => SubString.new('v') }] }
  add('sub string ivar') { SubString.new('a').tap { |s| s.instance_variable_set(:@x, 1) } }
  add('sub array') { SubArray.new([1, [2]]) }
  add('sub array nested') { [SubArray.new([1]), { 'a' => SubArray.new }] }
  add('sub array ivar') { SubArray.new([1]).tap { |a| a.instance_variable_set(:@x, 'y') } }
  add('sub hash') { SubHash.new.merge!('a' => 1, b: [2]) }
  add('sub hash nested') { [SubHash.new.merge!('a' => SubHash.new)] }
  add('sub hash ivar') { SubHash.new.tap { |h| h['a'] = 1 }.tap { |h| h.instance_variable_set(:@x, nil) } }
  add('enumerable') { Many.new }
  add('enumerable nested') { [Many.new] }
  add('match data') { 'abc'.match(/b/) }
  add('file') { $stdin }
  add('everything at once') do
    { 'time' => Time.at(1_400_000_000, 123_456_789, :nsec).utc, date: Date.new(2020, 2, 29), 'd' => BigDecimal('1.5'), 'r' => Rational(1, 3),
      'c' => Complex(0, 1), 'range' => (1..3), 'rx' => /x/, 's' => Point.new(1, [2]), 'k' => String, 'o' => Plain.new(z: :y), 'n' => nil, 'f' => 0.1 }
  end
  add('everything in an array') { [Time.at(0).utc, BigDecimal('2'), Rational(1, 2), 1..2, /y/, Point.new(nil, 1), Comparable, Plain.new(n: nil)] }
end
