# frozen_string_literal: true

require_relative 'loading_scenarios'

# Scripts that change settings for all calls, each for a Ruby of its own. `show` takes what is to be compared.
module OjScenarios
  PRELUDE = <<~'RUBY'
    ENV['TZ'] = 'UTC'
    require 'stringio'
    require 'tempfile'
    require 'bigdecimal'
    require 'date'
    require 'ostruct'
    require 'oj'
    $shown = []
    def show(text = nil)
      text = yield if block_given?
      $shown << text.to_s.gsub(/0x\h+/, '0x').gsub("\n", '\\n')
    rescue StandardError, NotImplementedError => e
      $shown << "! #{e.class}: #{e.message.lines.first.to_s.chomp}"
    end
    class Plain
      def initialize(**attributes) = attributes.each { |name, value| instance_variable_set("@#{name}", value) }
      def to_s = 'plain'
    end
    class Hooked < Plain
      def as_json(*options) = { 'options' => options.first.is_a?(Hash) ? options.first.keys.map(&:to_s).sort.join(' ') : options.length, 'a' => @a }
    end
    class Jsoned
      def to_json(*options) = "{\"given\":#{options.length}}"
      def to_s = 'jsoned'
    end
    Pair = Struct.new(:x, :y)
  RUBY

  ALL = {
    'default options' => <<~'RUBY',
      Oj.default_options.each { |name, value| show("#{name} #{value.inspect}") unless name == :integer_range }
      Oj.default_options = { mode: :compat, indent: 2, escape_mode: :ascii, only: :a, ignore: [Plain], space: ' ', nan: :word, omit_nil: true }
      Oj.default_options.each { |name, value| show("#{name} #{value.inspect}") unless name == :integer_range }
      show { Oj.default_options = 5 }
      show(Oj.dump({ 'a' => ['é', nil, 0.0 / 0], 'b' => 2 }))
      Oj.default_options = { indent: nil, only: nil, space: nil, create_additions: nil, mode: :null }
      show(Oj.dump({ 'a' => [nil, Plain.new], 'b' => nil }))
      show(Oj.default_options[:create_additions].inspect)
    RUBY
    'to_json' => <<~'RUBY',
      [[{ 'a' => "é\u2028</x>" }], [[1.5, nil, 1e20]], [Jsoned.new], [[Jsoned.new], {}], [[1], { indent: '  ', array_nl: "\n" }], [[0.0 / 0]],
       [[0.0 / 0], { allow_nan: true }], [['é'], { ascii_only: true }], [[1], 5], [:sym], [nil],
       [{ 'a' => { b: 1 } }, { space: ' ', space_before: ' ', object_nl: "\n", indent: "\t" }], [[1], { indent: 5 }]].each do |given|
        show { Oj.to_json(*given) }
      end
      Oj.default_options = { mode: :strict, indent: 2 }
      show { Oj.to_json([1, { a: Plain.new }]) }
    RUBY
    'files and streams' => <<~'RUBY',
      io = StringIO.new
      show { Oj.to_stream(io, { 'a' => [1, :b] }).inspect }
      Oj.to_stream(io, { 'a' => [1, :b] }, mode: :compat, indent: 2)
      show(io.string)
      show { Oj.to_stream(5, []) }
      show { Oj.to_stream(io, Plain.new, mode: :strict) }
      Tempfile.create('oj') do |file|
        show { Oj.to_file(file.path, ['é', Time.at(0).utc]).inspect }
        show(File.read(file.path))
        Oj.to_file(file.path, { a: nil, b: 1 }, mode: :compat, omit_nil: true)
        show(File.read(file.path))
        File.open(file.path, 'w') { |out| Oj.to_stream(out, [1] * 2000, mode: :compat) }
        show(File.read(file.path))
      end
    RUBY
    'string writer' => <<~'RUBY',
      [{}, { indent: 2 }, { indent: 0, mode: :compat }, { mode: :rails }, { mode: :custom, indent: 1 }, { mode: :wab }, { indent: -1 }, { mode: :strict },
       { escape_mode: :ascii }].each do |options|
        w = Oj::StringWriter.new(options)
        w.push_object
        w.push_value([1, { 'x' => :y }], 'array')
        w.push_array('nested é')
        w.push_value('</é>')
        w.push_value(nil)
        w.push_json('{"raw":  1}')
        w.push_object
        w.pop
        w.pop
        w.push_key('later')
        w.push_value(1.5)
        w.push_key('object')
        w.push_object
        w.push_json('true', 'json')
        show(w.to_s)
        w.pop_all
        show(w.to_s)
        show(w.raw_json)
        w.reset
        w.push_array { w.push_value(1) }
        show(w.to_s)
        show { w.push_value(2) }
        show(w.to_s)
      end
    RUBY
    'string writer errors' => <<~'RUBY',
      w = Oj::StringWriter.new(mode: :compat)
      show { w.push_key('a') }
      w.push_object
      show { w.push_value(1) }
      show { w.push_array }
      show { w.push_object(nil) }
      show { w.push_json('1') }
      w.push_key('k')
      show { w.push_key('l') }
      show { w.pop }
      show(w.to_s)
      show { w.push_value(1, 5) }
      w.pop
      show { w.push_value(1, 2, 3) rescue raise ArgumentError, 'count' }
      show(w.to_s)
      show(Oj::StringWriter.new.to_s)
      show(Oj::StringWriter.new.as_json.inspect)
      w = Oj::StringWriter.new(mode: :strict)
      w.push_array
      show { w.push_value(Plain.new) }
      w = Oj::StringWriter.new
      w.push_value("a\0b", "k\0l")
      show(w.to_s)
    RUBY
    'string writer in a dump' => <<~'RUBY',
      w = Oj::StringWriter.new(mode: :compat)
      w.push_array
      w.push_value(1)
      w.pop
      %i[compat custom rails null object].each do |mode|
        show { Oj.dump({ 'w' => w }, mode: mode) } unless mode == :object
        show { Oj.dump({ 'w' => w }, mode: mode, use_raw_json: true) } unless mode == :object
      end
    RUBY
    'stream writer' => <<~'RUBY',
      [{}, { indent: 2, buffer_size: 20 }, { buffer_size: 4096, mode: :compat }].each do |options|
        io = StringIO.new
        pieces = []
        io.define_singleton_method(:write) { |*texts| pieces.concat(texts) && super(*texts) } if options.empty?
        w = Oj::StreamWriter.new(io, options)
        w.push_object
        w.push_key('a')
        w.push_value([1, 2, 'three'])
        w.push_array('b')
        w.push_json('{}')
        show(io.string)
        w.push_object
        w.pop
        w.pop_all
        show(io.string)
        w.flush
        show(io.string)
      end
      show { Oj::StreamWriter.new(5) }
      show { Oj::StreamWriter.new(StringIO.new, buffer_size: 'x') }
      show { Oj::StreamWriter.new(StringIO.new).pop }
    RUBY
    'additions' => <<~'RUBY',
      values = [Time.at(1, 500, :nsec).utc, Date.new(2020, 1, 2), DateTime.new(2020, 1, 2, 3, 4, 5, '+01:00'), 1..3, 'a'...'b', Rational(1, 2), Complex(1, 2), /a/i,
                OpenStruct.new(a: 1), Pair.new(1, [2]), StandardError.new('oops'), 2**70]
      dump = lambda do |label|
        values.each { |value| [:compat, :rails].each { |mode| show { "#{label} #{Oj.dump([value], mode: mode, indent: 2, create_id: '^')}" } } }
      end
      dump.call('none')
      show { Oj.add_to_json(Time, Range).inspect }
      dump.call('two')
      Oj.add_to_json
      dump.call('all')
      Oj.remove_to_json(Time)
      show { Oj.dump(values.first, mode: :compat) }
      show { Oj.dump(Struct.new(:a).new(1), mode: :compat) }
      Oj.remove_to_json
      dump.call('none again')
    RUBY
    'odd classes' => <<~'RUBY',
      class Odd
        attr_reader :x, :y
        def initialize(x, y) = (@x = x; @y = y)
        def self.create(x, y) = new(x, y)
        def raw = '{"raw":true}'
      end
      show { Oj.register_odd(Odd, Odd, :create, 'x', :y, 'y.length').inspect }
      [{}, { indent: 2 }, { mode: :custom }, { mode: :custom, create_additions: true }, { circular: true }].each do |options|
        show { Oj.dump([Odd.new(1, 'two')], options) }
      end
      show { Oj.register_odd(5, Odd, :create, 'x') }
      show { Oj.register_odd(Odd, Odd, 'create', 'x') }
      Oj.register_odd_raw(Odd, Odd, :create, :raw)
      show { Oj.dump([Odd.new(1, 'two')]) }
    RUBY
    'mimic' => <<~'RUBY',
      show { Oj.mimic_JSON.inspect }
      show(Oj.default_options.values_at(:mode, :escape_mode, :nan, :float_precision, :second_precision, :use_to_json, :create_id).inspect)
      show { JSON.generate({ 'a' => [1, 1.5, nil, :b, "é\u2028</"] }) }
      show { JSON.generate([1e20, 1e16, -0.0, 0.1 + 0.2]) }
      show { JSON.generate([Plain.new(a: 1), Jsoned.new, Pair.new(1, 2), Time.at(0).utc, 1..2]) }
      show { JSON.generate([1], indent: '  ', array_nl: "\n") }
      show { JSON.generate(['é'], ascii_only: true) }
      show { JSON.generate([0.0 / 0]) }
      show { JSON.generate([0.0 / 0], allow_nan: true) }
      show { JSON.generate([[[1]]], max_nesting: 2) }
      show { JSON.pretty_generate({ 'a' => [1, { b: [] }], 'c' => {} }) }
      show { JSON.pretty_generate([1, [2]], indent: "\t") }
      show { JSON.dump([1, nil, 0.5, 1.0 / 0]) }
      show { JSON.dump([[[1]]], 2) }
      show { JSON.dump({ a: 1 }, StringIO.new).string }
      show { JSON[[1, :a]] }
      show { [1, 'a', :b, nil, { c: 1.5 }].to_json }
      show { 'é</'.to_json }
      show { 5.to_json + nil.to_json + :a.to_json + true.to_json + 1.5.to_json }
      show { Plain.new(a: 1).to_json }
      show { { 'a' => Jsoned.new }.to_json }
      show { [Plain.new].to_json(indent: ' ') }
      show { Oj.dump([Plain.new, 'é', Jsoned.new]) }
      show { Oj.generate([1, { 'a' => 2 }]) }
      show { JSON.create_id }
      JSON.create_id = 'kind'
      show { Oj.default_options[:create_id] }
      show { JSON.fast_generate([1]) }
    RUBY
    'rails without active support' => <<~'RUBY',
      values = [Hooked.new(a: 1), [Hooked.new(a: [2])], { h: Hooked.new(a: nil) }, Plain.new(a: 1), Pair.new(1, Pair.new(2, nil)), Time.at(1, 5, :nsec).utc, 1..2,
                /x/, BigDecimal('2.5'), BigDecimal('NaN'), StandardError.new('e'), 0.1 + 0.2, 1e17, 1.0 / 3]
      show { Oj::Rails.encode(values) }
      values.each do |value|
        show { Oj::Rails.encode(value) }
        show { Oj::Rails.encode([value], { only: [:a] }) }
        show { Oj::Rails::Encoder.new.encode(value) }
        show { Oj::Rails::Encoder.new(indent: 2, only: :a).encode([value]) }
        show { Oj.dump(value, mode: :rails, space: ' ', indent: 1) }
      end
      module ActiveRecord
        class Base
        end
      end
      show { Oj::Rails.optimized?(Plain) }
      show { Oj::Rails.optimize(Plain, Pair, Time, BigDecimal, Hash, Array).inspect }
      show { Oj::Rails.optimized?(Plain) }
      show { Oj::Rails.optimized?(Range) }
      values.each { |value| show { Oj::Rails.encode(['é<>', value]) } }
      Oj::Rails.deoptimize(Plain)
      show { Oj::Rails.encode(Plain.new(a: 1)) }
      encoder = Oj::Rails::Encoder.new
      encoder.optimize(Plain)
      show { encoder.optimized?(Plain) }
      show { encoder.encode(Plain.new(a: [1, nil])) }
      show { Oj::Rails.optimized?(Plain) }
      Oj::Rails.optimize
      values.each { |value| show { Oj::Rails.encode(['é<>', value]) } }
      Oj::Rails.deoptimize
      show { Oj::Rails.encode([0.1 + 0.2, Time.at(1, 5, :nsec).utc]) }
      show { Oj::Rails.set_encoder }
    RUBY
    'active support' => <<~'RUBY',
      module ActiveSupport
        class << self
          attr_accessor :json_encoder
        end
        module JSON
          module Encoding
            @use_standard_json_time_format = true
            @escape_html_entities_in_json = true
            @time_precision = 3
            class << self
              attr_accessor :use_standard_json_time_format, :escape_html_entities_in_json, :time_precision
            end
          end
        end
      end
      show { Oj.optimize_rails.inspect }
      show { ActiveSupport.json_encoder }
      value = { 't' => Time.at(1, 123_456_789, :nsec).utc, z: Time.at(1, 5, :nsec, in: '+02:00'), 'html' => "<a href='x'>&\u2028</a>", 'd' => BigDecimal('1.5'), 'f' => 1.0 / 3 }
      show { ActiveSupport.json_encoder.new.encode(value) }
      ActiveSupport::JSON::Encoding.escape_html_entities_in_json = false
      show { ActiveSupport.json_encoder.new.encode(value) }
      ActiveSupport::JSON::Encoding.time_precision = 0
      show { ActiveSupport.json_encoder.new.encode(value) }
      ActiveSupport::JSON::Encoding.time_precision = 9
      show { ActiveSupport.json_encoder.new({ only: ['t'] }).encode(value) }
      ActiveSupport::JSON::Encoding.use_standard_json_time_format = false
      show { ActiveSupport.json_encoder.new.encode(value) }
      show { Oj.dump(value, mode: :rails) }
      show { ActiveSupport::JSON::Encoding.use_standard_json_time_format }
    RUBY
  }.merge(LoadingScenarios::ALL).freeze

  # What a scenario shows, as text of one line each.
  def self.script(name) = "#{PRELUDE}\n#{ALL.fetch(name)}\n$shown.join(\"\\n\")"
end
