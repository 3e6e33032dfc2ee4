# frozen_string_literal: true

# Scenarios of loading, and of the classes that it makes objects of; see scenarios.rb.
module LoadingScenarios
  ALL = {
    'bags and easy hashes' => <<~'RUBY',
      bag = Oj::Bag.new(:@x => 42, :@y => [1])
      show { [bag.x, bag.y, bag.respond_to?(:x), bag.respond_to?(:z)].inspect }
      show { bag.z }
      show { bag.x(1) }
      show { Oj.dump(Oj::Bag.define_class('Made::Up').new(:@a => 1)) }
      show { Made::Up.superclass }
      hash = Oj::EasyHash.new
      hash['a'] = 1
      hash[:b] = 2
      show { [hash.a, hash.b, hash['b'], hash[:a], hash.respond_to?(:a)].inspect }
      hash.a = 5
      hash.c = 6
      show { Oj.dump(hash, mode: :compat) }
    RUBY
    'loading' => <<~'RUBY',
      %i[strict null compat rails custom wab].each do |mode|
        show { Oj.load('{"a":[1,-2.5,true,null,"x\u00e9"],"b":{}}', mode: mode).then { |value| "#{value.keys.first.class} #{Oj.dump(value, mode: :null)}" } }
      end
      show { Oj.load('[1.25,12345678901234567890.5,1e3]', mode: :strict).map(&:class).inspect }
      show { Oj.load('[1.25,12345678901234567890.5]', mode: :compat).map(&:class).inspect }
      show { Oj.load('[1.25]', mode: :strict, bigdecimal_load: :bigdecimal).map(&:class).inspect }
      show { Oj.load('[12345678901234567890.5]', mode: :strict, bigdecimal_load: :float).map(&:class).inspect }
      show { Oj.load('{"a":1}', mode: :compat, symbol_keys: true).keys.inspect }
      show { Oj.load('[NaN,Infinity]', mode: :compat, allow_nan: true).map(&:to_s).inspect }
      show { Oj.load(nil, nilnil: true).inspect }
      show { Oj.load(nil, allow_blank: true).inspect }
      show { Oj.load(nil) }
      show { Oj.load('', mode: :strict).inspect }
      show { Oj.load('{"a":[1]}', mode: :compat, hash_class: Oj::EasyHash).class }
      show { Oj.strict_load('[1]').inspect }
      show { Oj.compat_load('[1,{"b":null}]').then { |value| Oj.dump(value, mode: :null) } }
      show { Oj.safe_load('{"a":1}').keys.inspect }
      show { Oj.wab_load('{"a":"2012-01-05T23:58:07.123456789Z"}').inspect.include?('2012-01-05 23:58:07.123456789') }
      show { Oj.load(StringIO.new('[1]'), mode: :strict).inspect }
      show { found = []; Oj.load('{"a":1} [2] 3', mode: :strict) { |doc| found << doc.class }; found.inspect }
      show { Oj.load('[1', mode: :strict) rescue $!.class }
      [{ s: :sym, 't' => Time.at(1, 5, :nsec).utc, ':x' => ':y', '^i1' => 1, 5 => [6], 'c' => String }, Plain.new(a: 1, b: [Plain.new(c: nil)]), Pair.new(1, :two), 1..3,
       Rational(1, 2), Date.new(2020, 1, 2), [Pair.new(nil, 1.5)]].each do |value|
        show { Oj.dump(Oj.load(Oj.dump(value))) }
      end
      shared = [1]
      show { Oj.dump(Oj.load(Oj.dump([shared, shared], circular: true), circular: true), circular: true) }
      show { Oj.load('{"^o":"NotThere","x":1}') rescue $!.class }
      show { Oj.load('{"^o":"Not::There","x":1}', auto_define: true).x }
      show { Oj.load(Oj.dump(Plain.new(a: 3), mode: :custom, create_additions: true), mode: :custom, create_additions: true) rescue $!.class }
    RUBY
    'loading with options' => <<~'RUBY',
      Rex = Struct.new(:text) do
        def self.json_create(text) = new(text)
      end
      %i[compat custom rails].each do |mode|
        match = { mode: mode, create_additions: true, match_string: { /^z/ => Rex, 'oo' => Rex } }
        show { Oj.load('["zz","a",{"z":"oo"},["z"]]', match).then { |a| [a[0].text, a[1], a[2].keys, a[2]['z'].text, a[3][0].text].inspect } }
      end
      show { Oj.load('"z"', mode: :custom, match_string: { /z/ => Rex }).inspect }
      show { Oj.load('"z"', mode: :compat, match_string: 1) }
      [Complex(2, 9), Rational(2, 9), 3..8, Date.new(2017, 1, 5), DateTime.new(2017, 1, 5, 10, 20, 30), /a/, Time.at(3, 5, :nsec)].each do |value|
        options = { mode: :custom, create_id: '^o', create_additions: true, time_format: :unix }
        show { (Oj.load(Oj.dump(value, options), options) == value).inspect }
      end
      speaker = Class.new { def to_s = '[1,2]' }.new
      %i[strict compat rails object].each { |mode| show { Oj.load(speaker, mode: mode).inspect } }
      %i[strict compat].each { |mode| show { [Oj.load('', nilnil: true, mode: mode)].inspect } }
      %i[strict compat rails object].each { |mode| show { [Oj.load(nil, mode: mode)].inspect } }
      show { Oj.load('', mode: :compat, nilnil: false).inspect }
      show { found = []; Oj.load(' {"a":1}  [1,2] [3] 4', mode: :strict) { |doc, start, length| found << [doc.class, start, length] }; found.inspect }
      show { Oj.load('[1] [2]', mode: :compat) { |doc| show(doc) } }
      show { Oj.load('3', mode: :compat, quirks_mode: false).inspect }
      show { Oj.load('3', mode: :strict, quirks_mode: false).inspect }
      show { Oj.load('[1,[2]]', mode: :compat, array_class: Class.new(Array)).then { |a| [a.class.superclass, a[1].class.superclass].inspect } }
      show { Oj.load('{"a":{"b":1}}', mode: :compat, symbol_keys: true, hash_class: Oj::EasyHash).a.b.inspect }
      nest = '[' * 10_000 + ']' * 10_000
      show { levels = 0; value = Oj.load(nest, mode: :strict); levels += 1 while (value = value[0]); levels }
      show { Oj.load(nest[0..-2], mode: :strict) rescue $!.class }
      ['{"a":"^r0"}', '["^r0"]', '[{"^i":1000000,"a":1},"^r1000000"]', '[{"^i":1,"a":1},"^r1"]'].each { |json| show { Oj.load(json, mode: :object, circular: true).inspect.delete(' ') rescue $!.message[/[^(]*/].strip } }
      ['{"^O":"Rational","numerator\\u0000A":3,"denominator":1}', '{"^O":"Nobody","n":1}', '{"^O":"Rational","numerator":3,"denominator":1}'].each { |json| show { Oj.load(json, mode: :object).inspect.delete(' ') rescue $!.class } }
    RUBY
    'broken documents' => <<~'RUBY'
      documents = ['', ' ', '[', '{', '[1', '[1,', '{"a"', '{"a":', '{"a":1', '{"a":1,', '[1}', '{"a":1]', '{"a" 1}', '{1:2}', '[1 2]', '[,1]', '[1,]', '{,}', '{"a":1,}', ']', '}', ',', ':',
      '[1] x', '[1] 2', '[1] [2]', '{"a":[1,{"b":tru}]}', 'nul', 'nulx', 'tru', 'fals', '[nope]', '[NaN]', '[nan]', '[Infinity]', '[-Infinity]', '[+1]', '+1', '[01]', '[007]', '[1.]', '[.5]', '[-]', '[1e]', '[1e+]', '[1.5e]', '64ecb72d29191067f91ff95b',
      '"abc', '"ab\\', '"\\x"', '"\\u12"', '"\\u12g4"', '"\\ud800"', '"\\ud800\\u0041"', '"\\ud83d\\ude00"', "\"a\0b\"", "[1,\0]", '["a" "b"]', '{"a":"b" "c"}', '{"x":{"y":[1,2,oops]}}', "{\n \"a\":1,\n \"b\":x\n}", '/* c */ [1]', '[1] /* c */', '[1] // c', '[1 /* c */, 2]', '/x', '[1]/', '/* open', "[\"a\tb\"]", "[\"a\nb\"]", "\"\xFFa\"", '{"a\\nb":1,"c":?}', '"a" "b"', '{"a":{"b":1}', '[[[', '[[1,2],[3', '[1e400]', '[123456789012345678901234567890]', '[1.123456789012345678901234567890]', '[-0]', '[-0.0]', 'true', 'truex', '1x', '[1x]', '{"a":1}}', '[1]]', "\xEF\xBB\xBF[1]", '"\\u0000"', '["\\/"]', '[tRue]', '{"a"::1}', '[1,,2]', '"' + 'x' * 20 + ' ', 'NaN', 'n', '-', '[--1]', '[1-1]', '1.5.5', '[1.5.5]', "\t[1]\r\n\f", '[Inf]', '[-Inf]', '[1e5]', '[1E-5]', '{"a":1 "b":2}', '{"a"}', '{"a":}', '{null:1}', '{[1]:2}', '[}', '{]', '{"a":{]}', '{"a" : [ ] , "b":[{}]', "[1]\n\n x", "{\"k\":'v'}"]
      options = [{}, { allow_nan: false }, { nilnil: false }, { empty_string: false }, { allow_invalid_unicode: true }, { bigdecimal_load: :float }, { safe: true }]
      %i[strict null compat rails custom object wab].each do |mode|
        documents.each do |document|
          telling = %i[strict compat].include?(mode) && document.b.match?(/\A.{0,2}\z|N|Inf|ud8|\d{20}/n)
          options.first(telling ? 7 : 1).each do |given|
            show { Oj.load(document.dup, given.merge(mode: mode)).inspect.delete(' ') }
          end
        end
      end
    RUBY
  }.freeze
end
