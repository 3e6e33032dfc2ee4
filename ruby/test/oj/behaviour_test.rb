# frozen_string_literal: true

require 'jot/oj'
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
