# frozen_string_literal: true

ENV['TZ'] = 'UTC'
require 'digest'
require_relative 'values'

# Every call of the recorded table, in its order: a value, a mode and options.
module OjCases
  MODES = %i[strict null compat rails custom object wab].freeze

  # With every value.
  COMMON = [
    {},
    { indent: 2 },
    { circular: true, nan: :huge },
    { use_to_json: true, use_to_hash: true, use_as_json: true, use_raw_json: true },
    { escape_mode: :xss_safe, omit_nil: true, time_format: :xmlschema, bigdecimal_as_decimal: true },
    { create_additions: true, create_id: '^', time_format: :ruby, bigdecimal_as_decimal: false, nan: :word }
  ].freeze

  # With the values whose names say that there is something to see.
  SPECIAL = {
    /string|symbol|key|hash of all|deep hash 5\z/ => [
      { escape_mode: :json }, { escape_mode: :newline }, { escape_mode: :slash }, { escape_mode: :ascii }, { escape_mode: :unicode_xss },
      { ascii_only: true }, { ascii_only: false }, { omit_null_byte: true }, { symbol_keys: true }
    ],
    /float|decimal|deep array 5\z/ => [
      { float_precision: 0 }, { float_precision: 5 }, { float_precision: 17 }, { float_precision: 20 }, { float_format: '%.3f' }, { float_format: '%e' },
      { nan: :null }, { nan: :huge }, { nan: :word }, { nan: :raise }, { nan: :auto }, { allow_nan: true }, { bigdecimal_as_decimal: true }
    ],
    /integer|hash of all/ => [{ integer_range: (-100..100) }, { integer_range: (1..2**53) }, { integer_range: false }],
    /time|date|everything/ => [
      { time_format: :unix }, { time_format: :unix_zone }, { time_format: :xmlschema }, { time_format: :ruby },
      { time_format: :unix, second_precision: 3 }, { time_format: :xmlschema, second_precision: 3 }, { time_format: :xmlschema, second_precision: 0 },
      { time_format: :xmlschema, second_precision: 6 }, { second_precision: 0 }, { second_precision: 9, time_format: :xmlschema }, { second_precision: -1 },
      { create_additions: true, time_format: :xmlschema }
    ],
    /array (mixed|nested|empty)|hash|struct|object|everything|sub |shared|cycle|deep array 5\z|raw|as_json|ranges|error|rational|open|regexp/ => [
      { indent: 1 }, { indent: 4, circular: true }, { indent: -1 }, { indent: '  ' }, { indent: "\t", array_nl: "\n", object_nl: "\n" },
      { indent: '  ', array_nl: "\n", object_nl: "\n", space: ' ', space_before: ' ' }, { space: ' ' }, { space_before: '_', object_nl: '|' },
      { array_nl: ';' }, { indent: 2, space: ' ' }, { create_additions: true, indent: 2, space: ' ' }, { create_additions: true, create_id: nil }
    ],
    /hash|object|struct|error|sub |everything/ => [
      { omit_nil: true }, { omit_nil: true, indent: 2 }, { ignore_under: true }, { ignore: [Symbol, OjValues::Plain] }, { only: %i[a c] }, { only: 'a' },
      { except: [:a, 'b'] }, { except: :x }, { create_additions: true }, { max_nesting: 2 }
    ],
    /object|to_|as_json|raw|everything|sub |enumerable/ => [
      { use_to_json: true }, { use_to_hash: true }, { use_as_json: true }, { use_raw_json: true }, { use_to_json: true, indent: 2 }, { use_raw_json: true, indent: 2 }
    ],
    /deep/ => [{ max_nesting: 100 }, { max_nesting: true }, { max_nesting: 0 }],
    /array mixed/ => [
      { mode: :what }, { indent: 17 }, { indent: :x }, { escape_mode: :what }, { time_format: 1 }, { nan: true }, { omit_nil: 1 }, { circular: 1 }, { unknown: 1 },
      { 'indent' => 2 }, { indent: ' ' * 16 }, { space: 1 }, { ignore: 1 }, { integer_range: 1..2.5 }, { integer_range: 5 }, { float_format: '%d' },
      { float_format: '%.10000f' }, { float_precision: 1.5 }, { second_precision: 'x' }, { create_id: 1 }, { only: 1 }, { quirks_mode: 2 }, { bigdecimal_load: :x },
      { indent: nil }, { nan: nil, omit_nil: nil, integer_range: nil }, { float_format: '%.2f%%' }, { hash_class: 1 }, { decimal_class: 1 }, { max_nesting: 'x' }
    ]
  }.freeze

  # Yields the name of the value and the options, the mode among them.
  def self.each
    return enum_for(:each) unless block_given?

    OjValues::ALL.each_key do |name|
      sets = SPECIAL.select { |pattern, _| pattern.match?(name) }.values.flatten(1)
      MODES.each { |mode| (COMMON + sets).each { |options| yield name, { mode: mode }.merge(options) } }
    end
  end

  # What a call gives: the JSON text, or the class and message of the error.
  def self.answer(name, options) = shown(outcome(options) { OjValues::ALL.fetch(name).call })

  # The same, not yet as a line.
  def self.outcome(options)
    Oj.dump(yield, options)
  rescue NoMethodError, FrozenError => e
    e.class.name
  rescue Exception => e # NoMemoryError is among what Oj raises
    raise if e.is_a?(Interrupt) || e.is_a?(SystemExit)

    # Oj has lost the names of these options.
    "! #{e.class}: #{e.message.sub(/\A\S+ (?=must be true, false, or nil)/, '')}"
  end

  # As a line; what is long, as its length and a digest.
  def self.shown(text)
    return "#{text.bytesize} #{Digest::MD5.hexdigest(text)}" if text.bytesize > 1000

    text.b.gsub(/0x\h+/, '0x').gsub(/[\\\n\r\t]/) { |c| { '\\' => '\\\\', "\n" => '\\n', "\r" => '\\r', "\t" => '\\t' }[c] }
  end
end
