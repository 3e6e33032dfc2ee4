# frozen_string_literal: true

require 'stringio'
require_relative 'values'

# One call with one value and one set of options, all made from a number; and what comes of it, as a line of text.
class DifferentialCase
  # The text of an object, if all Rubies have the same for it.
  def self.plain(object)
    Hash === object || Array === object ? 'container' : object.to_s
  end

  CONVERTERS = [
    ->(object, key) { key ? 'key' : plain(object) },
    ->(object, _key) { object.class.name },
    ->(object, _key) { object },
    ->(_object, _key) { [1, nil] },
    ->(_object, key) { key ? :sym : { 'converted' => true } },
    ->(_object, _key) { 5 },
    ->(_object, _key) { 1.5 / 0 },
    ->(_object, _key) { +"\xFF" },
    ->(_object, _key) { Values::PlainString.new('sub') },
    proc { |object| "single #{object.class}" },
    proc { |object, key| "#{object.class}#{key}" }
  ].freeze

  SORTS = [true, false, nil, ->(hash) { hash.to_a.reverse.to_h }, ->(hash) { hash.sort_by { |k, _| k.to_s }.to_h },
           ->(hash) { hash.to_a }, ->(_) { {} }, 1, 'x', :to_s].freeze

  def initialize(number)
    @dice = Dice.new(number)
    @values = Values.new(@dice)
  end

  # "ok" and the text, or the class, message and invalid object of the error; and the warnings.
  def answer
    warnings = StringIO.new
    stderr, $stderr = $stderr, warnings
    result = outcome
    [result, *shown_warnings(warnings.string)].join(' | ')
  ensure
    $stderr = stderr
  end

  private

  def outcome
    result = call
    "ok #{result.encoding} #{shown(result.b.gsub(/(#<[\w:]+:)0x\h+>/, '\10x>'))}"
  rescue NoMethodError
    'NoMethodError'
  rescue StandardError, SystemStackError => e
    "#{e.class}: #{shown(masked(e.message))}#{invalid(e)}#{" after #{e.cause.class}" if e.cause}"
  end

  def call
    value = @values.value(@dice.below(5))
    case @dice.below(12)
    when 0..3 then JSON.generate(value, options)
    when 4 then JSON.pretty_generate(value, options)
    when 5 then JSON.dump(value, *@dice.pick([[], [3], [options], [nil, 4], [nil, nil, options]]))
    when 6 then dumped(value)
    when 7 then JSON::State.new(options).generate(value)
    when 8..9 then coder.dump(value)
    when 10 then hookable(value).to_json(*@dice.pick([[], [JSON::State.new(options)], [options], [nil, 3]]))
    else JSON.generate(value, JSON::State.new(options))
    end
  end

  def hookable(value)
    Values::Bare === value ? 'bare' : value
  end

  def dumped(value)
    io = StringIO.new
    JSON.dump(value, io, options || {})
    io.string.dup.force_encoding('UTF-8')
  end

  def coder
    settings = options || {}
    return JSON::Coder.new(**settings) if @dice.one_in?(3)

    JSON::Coder.new(**settings.reject { |name, _| name == :as_json }, &@dice.pick(CONVERTERS))
  end

  def options
    return nil if @dice.one_in?(4)

    names = Array.new(@dice.below(5)) { @dice.pick(OPTIONS.keys) }
    names.uniq.to_h { |name| [name, @dice.pick(OPTIONS[name])] }
  end

  OPTIONS = {
    indent: ['  ', "\t", '', nil, 'é', '> '],
    space: [' ', '', nil, '  '],
    space_before: [' ', '', nil],
    object_nl: ["\n", '', nil, "\r\n"],
    array_nl: ["\n", '', nil, ' '],
    max_nesting: [100, 0, 1, 2, 3, 5, false, nil, -1, '5', 2**40],
    allow_nan: [true, true, false, nil, 1],
    ascii_only: [true, true, false, nil],
    script_safe: [true, true, false],
    escape_slash: [true, false],
    depth: [0, 1, 3, 99, 100, -1, nil, 2**40],
    strict: [true, true, false],
    as_json: [*CONVERTERS, nil, false, 5],
    sort_keys: SORTS,
    allow_duplicate_key: [true, false, nil],
    buffer_initial_length: [1, 100, 0, -5, nil, 'x'],
    unknown: [1]
  }.freeze

  def shown(text)
    text.b.dump
  end

  # What differs from one run, or one Ruby, to the next.
  def masked(message)
    message.b.tr('`', "'").gsub(/0x\h+/, '0x').sub(/\Acomparison of .* failed/, 'comparison failed').gsub(/\A(detected duplicate key .*?) in \{.*/m, '\1')
  end

  def invalid(error)
    return '' unless error.respond_to?(:invalid_object)

    object = error.invalid_object
    " of #{object.class}"
  end

  def shown_warnings(text)
    text.b.scan(/warning: (.*)/).map { |(line)| masked(line) }
  end
end
