# frozen_string_literal: true

require 'jot/oj'
require 'stringio'
require_relative 'scenarios_test'

# What the recorded answers do not show.
class OjBehaviourTest < Test::Unit::TestCase
  Hook = Struct.new(:body) do
    def to_json(*) = body.call
  end

  test 'text that is not UTF-8 is an error in every mode' do
    %i[strict null compat rails custom object].each do |mode|
      error = assert_raise(EncodingError) { Oj.dump(["a\xFFb"], mode: mode) }
      assert_equal 'Invalid Unicode [ff 62] at 1', error.message
      assert_raise(EncodingError) { Oj.dump({ "\xC3" => 1 }, mode: mode) }
      assert_raise(EncodingError) { Oj.dump(["\xE9".b], mode: mode) }
    end
  end

  test 'text that is not UTF-8 gets out where Oj lets it, if that is asked for' do
    Jot::Oj.strict_compat = true
    %i[strict null compat custom object].each do |mode|
      assert_equal "[\"a\xFFb\"]".b, Oj.dump(["a\xFFb"], mode: mode).b
    end
    assert_raise(EncodingError) { Oj.dump(["a\xFFb"], mode: :rails) }
    assert_raise(EncodingError) { Oj.dump(["a\xFFb"], mode: :custom, escape_mode: :ascii) }
  ensure
    Jot::Oj.strict_compat = false
  end

  test 'binary strings that hold UTF-8 are written as such' do
    assert_equal '["é"]', Oj.dump(['é'.b], mode: :compat)
  end

  test 'an error that was raised has its message and its backtrace' do
    error = begin
      raise ArgumentError, 'oops'
    rescue ArgumentError => e
      e.set_backtrace(['a.rb:1'])
      e
    end
    assert_equal '{"^o":"ArgumentError","~mesg":"oops","~bt":["a.rb:1"]}', Oj.dump(error)
    assert_equal '{"~mesg":"oops","~bt":["a.rb:1"]}', Oj.dump(error, mode: :custom)
  end

  test 'objects that are basic ones have instance variables and hooks as others have' do
    basic = Class.new(BasicObject) do
      def self.name = 'Basic'

      def initialize = @a = 1

      def as_json(*) = { 'x' => [1] }

      def to_json(*) = '{"j":1}'

      def to_hash = { 'h' => 2 }
    end
    expected = { custom: '{"a":1}', compat: '{"j":1}', rails: '{"x":[1]}', null: 'null' }
    expected.each { |mode, json| assert_equal "[#{json}]", Oj.dump([basic.new], mode: mode) }
    assert_equal '{"h":2}', Oj.dump(basic.new, mode: :custom, use_to_hash: true)
    assert_raise(TypeError) { Oj.dump(basic.new, mode: :strict) }
  end

  test 'digits are rounded as if all of them were there' do
    dice = Random.new(7)
    floats = Array.new(5_000) { |i| (i.even? ? dice.rand(1e8).round(i % 10) : 10**(dice.rand * 19 - 4)) * (i % 3 - 1) }
    powers = (-4..15).flat_map { |n| [(10.0**n).prev_float, 10.0**n, (10.0**n).next_float] }
    half_even = java.math.MathContext.new(16, java.math.RoundingMode::HALF_EVEN)
    (floats + powers).reject { |float| float == float.to_i || !float.abs.between?(1e-4, 1e15) }.each do |float|
      expected = java.math.BigDecimal.new(float.to_java(:double)).round(half_even).strip_trailing_zeros.to_plain_string
      assert_equal expected, Oj.dump(float, mode: :wab)
    end
  end

  test 'times are written as Active Support has them' do
    times = [Time.at(0, 123_456_789, :nanosecond).utc, Time.new(2026, 11, 30, 23, 59, 59.5, '+05:30'), Time.new(1, 2, 3, 4, 5, 6, '-00:30'),
             Time.new(2020, 1, 1, 0, 0, 0, '+00:00'), Time.utc(12_026, 1, 2)]
    Oj::Rails.optimize(Time)
    assert_equal '["1970-01-01T00:00:00.123456789Z","2026-11-30T23:59:59.500000000+05:30","0001-02-03T04:05:06.000000000-00:30",' \
                 '"2020-01-01T00:00:00.000000000+00:00","12026-01-02T00:00:00.000000000Z"]', Oj::Rails.encode(times)
    assert_equal '["1970-01-01T00:00:00.123Z"]', Oj.dump(times.first(1), mode: :rails, second_precision: 3)
  ensure
    Oj::Rails.deoptimize(Time)
  end

  test 'what compat mode writes without Ruby code is what Ruby code would write' do
    script = <<~'RUBY'
      require 'json'
      require 'jot/oj'
      class Loud
        def to_s = "loud \u2028</é"
      end
      class Own < Loud
        def to_json(*) = '"own"'
      end
      values = [Loud.new, Own.new, Loud, Class.new.new.class.name, Struct.new(:a).new(1), 1..2, Time.at(0).utc, /a/, 2r, :s]
      plain = Oj.dump(values, mode: :compat)
      hooked = Oj.dump(values, mode: :compat, use_to_json: true)
      Loud.class_eval { def to_json(*) = '"now"' }
      [plain == hooked, plain, Oj.dump(values.first(1), mode: :compat)].join(' ')
    RUBY
    expected = 'true ["loud \u2028</é","own","Loud",null,"#<struct a=1>","1..2","1970-01-01 00:00:00 UTC","(?-mix:a)","2/1","s"] ["now"]'
    assert_equal expected.gsub('\u2028', "\u2028"), ScenariosTest.fresh(script).force_encoding('UTF-8')
  end

  test 'a dump within a dump leaves no trace in it' do
    inner = Hook.new(-> { Oj.dump({ inner: [1, 2] }, mode: :compat, indent: 2) })
    assert_equal "[1,{\n  \"inner\":[\n    1,\n    2\n  ]\n}\n,3]", Oj.dump([1, inner, 3], mode: :compat)
    failing = Hook.new(-> { raise 'failed' })
    assert_raise(RuntimeError) { Oj.dump([1, failing], mode: :compat) }
    assert_equal '[1]', Oj.dump([1], mode: :compat)
  end

  test 'threads do not mix their documents up' do
    results = Array.new(8) do |number|
      Thread.new { Array.new(200) { Oj.dump({ n: [number] * 20, o: Hook.new(-> { "\"#{number}\"" }) }, mode: :compat, indent: number % 3) }.uniq }
    end.map(&:value)
    assert_equal [1] * 8, results.map(&:length)
    results.each_with_index { |texts, number| assert_equal [number] * 20, texts.first.scan(/\d+/).first(20).map(&:to_i) }
  end

  test 'a thousand levels fit on the stack of any thread, and more are an error' do
    deep = (1..1000).reduce(1) { |inner, _| [inner] }
    Thread.new do
      assert_equal 2001, Oj.dump(deep, mode: :strict).length
      assert_raise(NoMemoryError) { Oj.dump([[deep]], mode: :strict) }
    end.join
  end

  test 'what only a parser of its own could do says so' do
    [-> { Oj::Doc.open('[]') }, -> { Oj::Parser.new(:usual) }, -> { Oj.saj_parse(nil, '[]') }, -> { Oj.sc_parse(nil, '[]') }].each do |call|
      error = assert_raise(NotImplementedError, &call)
      assert_match(/JSON\.parse/, error.message)
    end
  end

  test 'an object of a class that is not there is not made' do
    script = <<~'RUBY'
      require 'jot/oj'
      ['{"^o":"Not::There","x":1}', '{"^c":"File.open"}', '{"^o":"File::SEPARATOR"}'].map do |json|
        Oj.load(json)
      rescue ArgumentError => e
        e.message
      end.join(', ')
    RUBY
    expected = "class 'Not::There' is not defined, class 'File.open' is not defined, class 'File::SEPARATOR' is not defined"
    assert_equal expected, ScenariosTest.fresh(script)
  end

  test 'trace prints nothing, as in an Oj that was built without its trace log' do
    outer = $stdout
    $stdout = StringIO.new
    %i[strict null compat rails custom object wab].each { |mode| Oj.dump([1, { a: nil }], mode: mode, trace: true) }
    assert_equal '', $stdout.string
  ensure
    $stdout = outer
  end

  test 'the options of a call are its own' do
    Oj.dump([1], mode: :compat, indent: 2, escape_mode: :ascii)
    assert_equal :object, Oj.default_options[:mode]
    assert_equal '[":a"]', Oj.dump([:a])
  end

  test 'script_safe is kept by the JSON that is mimicked, unless Oj as it is was asked for' do
    script = <<~'RUBY'
      require 'jot/oj'
      Oj.mimic_JSON
      safe = JSON.generate(['</script>', "\u2028"], script_safe: true)
      Jot::Oj.strict_compat = true
      [safe, JSON.generate(['</script>'], script_safe: true)].join(' ')
    RUBY
    assert_equal '["<\/script>","\u2028"] ["</script>"]', ScenariosTest.fresh(script)
  end
end
