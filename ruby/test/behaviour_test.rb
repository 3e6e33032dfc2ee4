# frozen_string_literal: true

require 'jot/json'
require 'stringio'
require 'tempfile'

class BehaviourTest < Test::Unit::TestCase
  test 'one coder, shared by 16 threads, gives one answer' do
    coder = JSON::Coder.new(indent: ' ', array_nl: "\n", object_nl: "\n")
    data = [[{ 'a' => [1, [2, { 'b' => [3] }]] }]]
    answers = Array.new(16) { Thread.new { Array.new(300) { coder.dump(data) } } }.flat_map(&:value)
    assert_equal 1, answers.uniq.length
  end

  test 'a failed call leaves nothing behind' do
    cycle = []
    cycle << cycle
    state = JSON::State.new
    assert_raise(JSON::NestingError) { state.generate(cycle) }
    assert_equal 0, state.depth
    assert_equal '[1]', state.generate([1])
    assert_equal '[2]', catch(:out) { JSON.generate([hook { throw :out, JSON.generate([2]) }]) }
  end

  test 'integers side by side are written as one by one' do
    array = Array.new(200) { |i| (i - 100)**9 } + [nil, 1, 2, 'x', 3, 1.5, 4, [5], 2**64, 6]
    words = array.map { |value| JSON.generate(value) }
    assert_equal "[#{words.join(',')}]", JSON.generate(array)
    assert_equal "[\n#{words.join(",\n").sub('[5]', "[\n5\n]")}\n]", JSON.generate(array, array_nl: "\n")
  end

  test 'arrays nested 50,000 deep, and hashes 10,000' do
    array = []
    49_999.times { array = [array] }
    assert_equal 100_000, JSON.generate(array, max_nesting: false).size
    hash = {}
    9_999.times { hash = { 'a' => hash } }
    assert_equal 6 * 9_999 + 2, JSON.generate(hash, max_nesting: false).size
  end

  test 'a cycle without a limit exhausts the stack as it does on MRI' do
    array = []
    array << array
    hash = {}
    hash['h'] = hash
    assert_raise(SystemStackError) { JSON.dump(array) }
    assert_raise(SystemStackError) { JSON.dump(hash) }
    looping = hook { JSON.generate([looping]) }
    assert_raise(SystemStackError) { JSON.generate(looping) }
  end

  test 'dump has an ArgumentError for its limit, caused by the NestingError, and leaves $! alone' do
    error = assert_raise(ArgumentError) { JSON.dump([[[]]], 2) }
    assert_equal 'exceed depth limit', error.message
    assert_kind_of JSON::NestingError, error.cause
    assert_nil $!
    assert_raise(ArgumentError) { JSON.dump([[1]], StringIO.new, 1) }
    assert_raise(ArgumentError) { JSON.dump([[1]], max_nesting: 1) }
  end

  test 'dump follows its default options as they are' do
    options = JSON._dump_default_options
    assert_equal '[NaN]', JSON.dump([Float::NAN])
    options[:allow_nan] = false
    assert_raise(JSON::GeneratorError) { JSON.dump([Float::NAN]) }
    assert_equal '[NaN]', JSON.dump([Float::NAN], allow_nan: true)
  ensure
    options[:allow_nan] = true
  end

  test 'pretty_generate takes a State, a hash and what becomes one' do
    assert_equal "[\n  1\n]", JSON.pretty_generate([1])
    assert_equal "[\n\t1\n]", JSON.pretty_generate([1], indent: "\t")
    assert_equal "[\n#1\n]", JSON.pretty_generate([1], [[:indent, '#']])
    assert_equal '[1]', JSON.pretty_generate([1], JSON::State.new)
    assert_raise_message("can't convert Integer into Hash") { JSON.pretty_generate([1], 5) }
    assert_equal "[\n  314.46701118584963\n]", JSON.pretty_generate([314.4670111858496])
    Jot.float_digits = :shortest
    assert_equal "[\n  314.4670111858496\n]", JSON.pretty_generate([314.4670111858496])
  ensure
    Jot.float_digits = :mri
  end

  test 'the gem gets its own methods back' do
    JSON.generator = JSON::Ext::Generator
    %i[generate pretty_generate dump].each { |name| assert_match(/common\.rb/, JSON.method(name).source_location.first) }
  ensure
    JSON.generator = Jot::Generator
    assert_nil JSON.method(:dump).source_location
  end

  test 'a hook cannot add keys to a hash that is being walked' do
    hash = {}
    hash['a'] = hook { hash['n'] = 1 }
    assert_raise_message("can't add a new key into hash during iteration") { JSON.generate(hash) }
    hash['after'] = 1
    assert_equal %w[a after], hash.keys
  end

  test 'an array changed by another thread raises nothing of Java' do
    array = (0...200).to_a
    stop = false
    changer = Thread.new do
      until stop
        array.clear
        array.concat((0...200).to_a)
      end
    end
    500.times do
      JSON.generate(array)
    rescue StandardError => e
      assert_not_include e.class.name, 'Java'
    end
  ensure
    stop = true
    changer&.join
  end

  test 'binary strings do not depend on whether somebody looked at them before' do
    text = 'é'.b
    assert_equal ['"é"', '"é"'], Array.new(2) { quietly { JSON.generate(text) } }
    broken = "\xFF\xFE".b
    broken.ascii_only?
    2.times { assert_raise(JSON::GeneratorError) { JSON.generate([broken]) } }
  end

  test 'to an IO with an encoding of its own' do
    Tempfile.create('jot') do |file|
      long = ['é' * 70_000, { 'k' => "\u{1F600}" }]
      File.open(file.path, 'w:UTF-16LE') { |io| JSON.dump(long, io) }
      assert_equal JSON.generate(long), File.read(file.path, mode: 'rb:UTF-16LE').encode('UTF-8')
    end
  end

  test 'to anything that has a write, with or without flush' do
    written = +''
    sink = Object.new
    sink.define_singleton_method(:write) { |text| written << text }
    assert_same sink, JSON.dump([1], sink)
    assert_equal '[1]', written
  end

  test 'a key is written by the options of the call, however often it came before' do
    hash = { 'é/' => 1, :"ü/" => 2, '' => 3, 'k' * 80 => 4 }
    long = 'k' * 80
    4.times do
      assert_equal %({"é/":1,"ü/":2,"":3,"#{long}":4}), JSON.generate(hash, allow_duplicate_key: true)
      escaped = JSON.generate(hash, ascii_only: true, script_safe: true, allow_duplicate_key: true)
      assert_equal %({"\\u00e9\\/":1,"\\u00fc\\/":2,"":3,"#{long}":4}), escaped
      assert_equal %({ "é/" : 1, "ü/" : 2, "" : 3, "#{long}" : 4}), JSON.generate(hash, indent: ' ', space: ' ', space_before: ' ', allow_duplicate_key: true)
      assert_raise(JSON::GeneratorError) { JSON.generate({ (+"\xFF").freeze => 1 }) }
      assert_raise(JSON::GeneratorError) { JSON.generate({ "\xFF".b.to_sym => 1 }) }
    end
  end

  test 'hashes being walked cannot get new keys, on any level' do
    outer = {}
    inner = { 'x' => 1, 'h' => hook { outer['n'] = 1 } }
    outer['a'] = [{ 's' => 's' }, inner]
    assert_raise_message("can't add a new key into hash during iteration") { JSON.generate(outer) }
    outer['later'] = 1
    assert_equal %w[a later], outer.keys
  end

  test 'a generate that somebody else has put in place stays when the generator is switched' do
    jot = JSON.method(:generate).unbind
    JSON.define_singleton_method(:generate) { |*_| 'mine' }
    [JSON::Ext::Generator, JSON::Ext::Generator, Jot::Generator, Jot::Generator].each do |generator|
      JSON.generator = generator
      assert_equal 'mine', JSON.generate([1])
    end
  ensure
    JSON.define_singleton_method(:generate, jot)
    assert_equal '[10000000.0]', JSON.generate([1e7])
  end

  test 'a redefined to_s of integers is asked for keys' do
    Integer.alias_method(:plain_to_s, :to_s)
    Integer.define_method(:to_s) { |*| 'told' }
    assert_equal '[5,{"told":1}]', JSON.generate([5, { 1 => 1 }])
  ensure
    Integer.alias_method(:to_s, :plain_to_s)
    assert_equal '{"1":1}', JSON.generate({ 1 => 1 })
  end

  test 'a to_json prepended to the core classes, as Active Support has it, is for to_json alone' do
    encoder = Module.new do
      def to_json(options = nil)
        options.is_a?(JSON::State) ? super(options) : "#{self.class} encoded"
      end
    end
    [Object, Array, FalseClass, Float, Hash, Integer, NilClass, String, TrueClass].reverse_each { |type| type.prepend(encoder) }
    data = [{ 'a' => 's', b: [1, 1.5, nil, true, :c] }, 1..2]
    2.times { assert_equal '[{"a":"s","b":[1,1.5,null,true,"c"]},"1..2"]', JSON.generate(data) }
    assert_equal 'Array encoded', data.to_json
    assert_equal 'NilClass encoded', nil.to_json
    assert_equal "[\n1\n]", [1].to_json(JSON::State.new(array_nl: "\n"))
  ensure
    encoder.send(:remove_method, :to_json)
    assert_equal '[1]', [1].to_json
  end

  test 'a key that as_json turns into something else than a string is an error' do
    type = Class.new(String) { def to_s = self }
    assert_raise(JSON::GeneratorError) { JSON::Coder.new { 5 }.dump({ type.new('x') => 1 }) }
  end

  test 'as_json takes a method' do
    converter = 'converted: '.method(:+)
    assert_equal '["converted: x"]', JSON::Coder.new(as_json: ->(o, _) { converter.call(o.to_s) }).dump([Struct.new(:to_s).new('x')])
    assert_equal '["Object"]', JSON::Coder.new(as_json: method(:class_name)).dump([Object.new])
  end

  def class_name(object, _key) = object.class.name

  test 'the generator can be switched back' do
    JSON.generator = JSON::Ext::Generator
    assert_equal '[1.0E7]', JSON.generate([1e7])
    assert_equal '1.0E7', 1e7.to_json
  ensure
    JSON.generator = Jot::Generator
    assert_equal '[10000000.0]', JSON.generate([1e7])
    assert_equal '10000000.0', 1e7.to_json
  end

  test 'warnings name the line of the caller' do
    line = __LINE__ + 1
    text = warnings { JSON.generate({ 'a' => 1, a: 2 }) }
    assert_match(/\A#{Regexp.escape(__FILE__)}:#{line}: warning: detected duplicate key "a"/, text)
    line = __LINE__ + 1
    text = warnings { { 'a' => 1, a: 2 }.to_json }
    assert_match(/\A#{Regexp.escape(__FILE__)}:#{line}: warning: detected duplicate key "a"/, text)
  end

  test 'Java values are JSON if that is asked for' do
    map = java.util.LinkedHashMap.new
    map['a'] = [1]
    data = [map, java.util.ArrayList.new([1, nil]), java.math.BigInteger.new('5'), [1, 2].to_java(:int),
            java.time.LocalDate.of(2026, 1, 2), java.util.Optional.of(map)]
    assert_equal '[{"a":[1]},[1,null],5,[1,2],"2026-01-02",{"a":[1]}]', JSON.generate(data, java: true)
    assert_equal '["{a=[1]}"]', JSON.generate([map])
    Jot.java_values = true
    assert_equal '[{"a":[1]}]', JSON.generate([map])
  ensure
    Jot.java_values = false
  end

  private

  def hook(&body)
    Object.new.tap { |object| object.define_singleton_method(:to_json) { |*_| body.call } }
  end

  def quietly
    verbose, $VERBOSE = $VERBOSE, nil
    yield
  ensure
    $VERBOSE = verbose
  end

  def warnings
    stderr, $stderr = $stderr, StringIO.new
    deprecated, Warning[:deprecated] = Warning[:deprecated], true
    yield
    $stderr.string
  ensure
    $stderr = stderr
    Warning[:deprecated] = deprecated
  end
end
