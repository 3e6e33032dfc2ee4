# frozen_string_literal: true

# Prints what Active Support, over the json gem or over Jot on JRuby, makes of values; a line each.
require RUBY_ENGINE == 'jruby' && ENV['JOT'] != '0' ? 'jot/json' : 'json'
require 'logger'
require 'bigdecimal'
require 'active_support'
require 'active_support/json'
require 'active_support/time'
require 'active_support/ordered_hash'
require 'active_support/core_ext/hash/indifferent_access'
require 'active_support/core_ext/string/output_safety'

Row = Struct.new(:id, :name)

# Has no as_json of its own; one variable, for their order is not the same on all Rubies.
class User
  def initialize
    @name = "x<&>\u2028é"
  end
end

TIME = Time.utc(2026, 1, 2, 3, 4, 5, 678_901)
DATA = { a: 1, 'b' => [1.5, nil, true, :sym, 2**70, 1e20, BigDecimal('1.5')], t: TIME, d: Date.new(2026, 1, 2), r: 1..3,
         s: Row.new(1, 'n'), h: { 1 => 2, 2.5 => 3 }, x: '</script>' }.freeze
ODD = DATA.merge(u: User.new, e: ArgumentError.new('bad'), n: Float::NAN).freeze

CALLS = {
  'to_json' => -> { ODD.to_json },
  'encode' => -> { ActiveSupport::JSON.encode(ODD) },
  'only' => -> { [{ id: 1, z: 2 }, { id: 3, z: 4 }].to_json(only: [:id]) },
  'generate' => -> { JSON.generate(DATA) },
  'times' => -> { JSON.generate([TIME, Date.new(2026, 1, 2), TIME.in_time_zone('UTC'), 1.day]) },
  'pretty_generate' => -> { JSON.pretty_generate('a' => [1, { 'b' => TIME, 'c' => Row.new(1, 2) }]) },
  'to_json with a State' => -> { [1, 'a/<', nil, { a: TIME }].to_json(JSON::State.new(indent: ' ', array_nl: "\n")) },
  'strings' => -> { "a<b>&\u2028é".to_json + :s.to_json + ActiveSupport::SafeBuffer.new('<b>').to_json },
  'scalars' => -> { [1.to_json, nil.to_json, true.to_json, 1.5.to_json, 1e20.to_json, TIME.to_json].join(' ') },
  'OrderedHash' => -> { ActiveSupport::OrderedHash[[['z', 1], ['a', 2]]].then { |hash| hash.to_json + JSON.generate(hash) } },
  'HashWithIndifferentAccess' => -> { JSON.generate({ a: { b: 1 } }.with_indifferent_access) },
  'dump' => -> { JSON.dump(a: TIME, f: 1e7) },
  'NaN' => -> { JSON.generate([Float::NAN]) },
  'coder' => -> { JSON::Coder.new { |object| object.as_json }.dump([TIME, Row.new(1, TIME), User.new]) }
}.freeze

CALLS.each do |name, call|
  answer = begin
    call.call
  rescue StandardError => e
    "#{e.class}: #{e.message}"
  end
  puts "#{name}: #{answer.dump}"
end
