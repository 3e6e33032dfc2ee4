# frozen_string_literal: true

module Jot
  module Oj
    # Makes objects of what object mode has written. Classes have to be there, unless auto_define asks for bags.
    class ObjectLoader
      # Stands before a string whose first character was escaped, so that it has no meaning.
      MARK = "\u0001"

      # A time as seconds, which are no float but have their zone for an exponent.
      TIME = /"\^t":\s*(-?\d+(?:\.\d+)?(?:e-?\d+)?)/

      # Marks the strings that begin with an escaped colon or circumflex, and makes strings of times.
      def self.marked(text)
        return text unless text.valid_encoding?

        text.gsub(/(?<!\\)"\\u00(3a|5e)/i) { "\"\\u0001\\u00#{Regexp.last_match(1)}" }.gsub(TIME, '"^t":"\1"')
      end

      # The zone that Oj writes for UTC.
      UTC = '86400'

      def initialize(options)
        @options = options
        @seen = {}
      end

      def load(value)
        case value
        when String then string(value)
        when Array then array(value)
        when Hash then hash(value)
        else value
        end
      end

      private

      def string(text)
        return text unless text.valid_encoding?
        return text[1..] if text.start_with?(MARK)
        return text[1..].to_sym if text.start_with?(':') && text.length > 1

        number = @options[:circular] && text[/\A\^r(\d+)\z/, 1]&.to_i
        raise ::Oj::ParseError, 'not a valid ID number' if number == 0

        number ? @seen[number] : text
      end

      def array(values)
        number = @options[:circular] && values.first.is_a?(String) && values.first[/\A\^i(\d+)\z/, 1]
        return values.map! { |value| load(value) } unless number

        loaded = []
        remember(number.to_i, loaded)
        values.drop(1).each { |value| loaded << load(value) }
        loaded
      end

      # Numbers go up by one; others are nobody's.
      def remember(number, value)
        @seen[number] = value if number.between?(1, @seen.length + 1)
      end

      def hash(values)
        key, value = values.first
        case key
        when '^t' then time(value)
        when '^c' then type(value)
        when '^m' then value.empty? ? { key => value } : value.delete_prefix(':').to_sym
        when '^o' then object(type(value), values.drop(1).to_h)
        when '^O' then (odd = Odd.of(Loading.constant(value))) ? odd(odd, values.drop(1).to_h) : plain(values)
        when '^u' then struct(*value)
        else plain(values)
        end
      end

      def plain(values)
        loaded = {}
        values.each do |key, value|
          if key == '^i' && @options[:circular] then remember(value, loaded)
          elsif key.start_with?('^#') && value.is_a?(Array) && value.length == 2 then loaded.store(*value.map { |part| load(part) })
          else loaded[key(key)] = load(value)
          end
        end
        loaded
      end

      def key(text)
        loaded = string(text)
        @options[:symbol_keys] && loaded.is_a?(String) ? loaded.to_sym : loaded
      end

      def time(value)
        seconds, zone = value.split('e')
        return Time.parse(value) unless seconds.match?(/\A-?\d+(\.\d+)?\z/)

        time = Time.at(Rational(seconds))
        return time unless zone

        zone == UTC ? time.utc : time.localtime(zone.to_i)
      end

      def type(name)
        Loading.constant(name) || (@options[:auto_define] ? ::Oj::Bag.define_class(name) : raise(ArgumentError, "class '#{name}' is not defined"))
      end

      def object(type, members)
        made = made(type, members)
        number = members.delete('^i')
        remember(number, made) if number
        members.each do |name, value|
          case name
          when 'self' then fill(made, value)
          when '~mesg', '~bt' then next
          else made.instance_variable_set(name.start_with?('~') ? name[1..] : "@#{name}", load(value))
          end
        end
        made
      end

      def made(type, members)
        return type.allocate unless type <= Exception

        type.allocate.exception(members['~mesg']).tap { |error| error.set_backtrace(members['~bt']) if members['~bt'] }
      end

      def fill(made, value)
        made.replace(value) if made.is_a?(String)
        made.concat(load(value)) if made.is_a?(Array)
        made.merge!(load(value)) if made.is_a?(Hash)
      end

      def odd(odd, members)
        strange = members.keys.find { |name| !odd.members.include?(name) }
        raise ::Oj::ParseError, "#{strange} is not an attribute of #{odd.type}" if strange

        receiver, method = odd.create
        values = odd.members.map { |name| load(members[name]) }
        values.pop while odd.type <= Range && values.length > 3
        receiver.public_send(method, *values)
      end

      def struct(name, *values)
        values = values.map { |value| load(value) }
        return Struct.new(*name.map(&:to_sym)).new(*values) if name.is_a?(Array)

        type = type(name)
        type.respond_to?(:keyword_init?) && type.keyword_init? ? type.new(**type.members.zip(values).to_h) : type.new(*values)
      end
    end
  end
end
