# frozen_string_literal: true

module Jot
  module Oj
    # Classes that object and custom mode dump by some of their methods: Oj.register_odd.
    class Odd
      MEMBERS = 10

      attr_reader :type, :raw, :members

      # What makes an object of the values of its members: a receiver and a method.
      attr_reader :create

      def initialize(type, members, raw: false, create: [type, :new])
        @type = type
        @members = members.map(&:to_s)
        @raw = raw
        @create = create
      end

      # Each member's name and value.
      def values(object)
        @members.map { |name| [name, value(object, name)] }
      end

      def covers?(type)
        type == @type || (!@type.is_a?(Class) && type.name.to_s.start_with?("#{@type.name}::"))
      end

      private

      def value(object, name)
        return object.start.to_f if name == 'start' && object.is_a?(Date)
        return Rational(object.sec) + object.sec_fraction if name == 'sec' && object.instance_of?(DateTime)

        name.split('.').reduce(object) { |part, method| part.__send__(method) }
      end

      @all = [new(Range, %w[begin end exclude_end?]), new(DateTime, %w[year month day hour min sec offset start]),
              new(Date, %w[year month day start]), new(Rational, %w[numerator denominator], create: [Kernel, :Rational])]

      class << self
        def register(type, members, **how)
          @all = [new(type, members, **how), *@all]
        end

        def of(type) = type && @all.find { |odd| odd.covers?(type) }
      end
    end

    # Objects in object mode, which can be made again of what it writes.
    module ObjectMode
      def object(walk, value, depth, _hooks)
        return "{\"^c\":#{walk.text(class_name(value))}}" if value.is_a?(Module)
        return if unknown?(value)
        return object_struct(walk, value, depth) if struct?(value)

        case value
        when String, Hash, Regexp, Complex, Rational then object_variables(walk, value, depth, nil)
        when Array then object_array(walk, value, depth)
        else object_data(walk, value, depth)
        end
      end

      # A member of a hash whose key is neither string nor symbol.
      def pair(walk, pair, depth, _hooks)
        fill = walk.fill(depth + 1)
        "[#{pair.map { |value| fill + walk.json(value, depth + 1) }.join(',')}#{walk.fill(depth)}]"
      end

      private

      def object_data(walk, value, depth)
        return "{\"^t\":#{object_time(walk, value)}}" if value.instance_of?(Time)
        return object_decimal(walk, value) if decimal?(value)
        return object_variables(walk, value, depth, nil) if Odd.of(value.class)

        number = walk.seen(value)
        number == false ? reference(walk, value) : object_variables(walk, value, depth, number)
      end

      def reference(walk, value) = "\"^r#{walk.number(value)}\""

      def object_array(walk, value, depth)
        walk.seen(value) == false ? reference(walk, value) : object_variables(walk, value, depth, nil)
      end

      def object_time(walk, value)
        %i[ruby xmlschema].include?(walk[:time_format]) ? Times.xml(walk, value) : Times.unix(walk, value, walk[:time_format] == :unix_zone)
      end

      def object_decimal(walk, value)
        return value.to_s unless walk[:bigdecimal_as_decimal] == false

        value.infinite? ? nan_text(walk, value, value.negative?) : to_s(walk, value)
      end

      def object_variables(walk, value, depth, number)
        odd = Odd.of(value.class)
        return object_odd(walk, value, odd, depth + 1) if odd

        fill = walk.fill(depth + 1)
        members = ["#{fill}\"^o\":#{walk.text(class_name(value.class))}"]
        members << "#{fill}\"^i\":#{number}" if number
        members.concat(object_self(walk, value, depth, fill)).concat(variable_members(walk, value, depth))
        "{#{members.join(',')}#{walk.fill(depth)}}"
      end

      def object_self(walk, value, depth, fill)
        case value
        when String then ["#{fill}\"self\":#{walk.text(value)}"]
        when Array, Hash then ["#{fill}\"self\":#{walk.plain_json(value, depth + 1)}"]
        else []
        end
      end

      def object_odd(walk, value, odd, depth)
        first = "#{walk.fill(depth + 1)}\"^O\":#{walk.text(class_name(value.class))}"
        "{#{[first, *odd_members(walk, value, odd, depth)].join(',')}}"
      end

      def odd_members(walk, value, odd, depth)
        fill = walk.fill(depth + 1)
        odd.values(value).map do |name, member|
          raise EncodingError, 'Invalid type for raw JSON.' if odd.raw && !member.is_a?(String)

          "#{fill}#{walk.text(name)}:#{odd.raw ? member : walk.json(member, depth + 1)}"
        end
      end

      def object_struct(walk, value, depth)
        fill = walk.fill(depth + 2)
        values = value.is_a?(Range) ? [value.begin, value.end, value.exclude_end?] : value.to_a
        members = values.map { |member| fill + walk.json(walk.ignores?(member) ? nil : member, depth + 2) }
        "{#{walk.fill(depth + 1)}\"^u\":[#{[struct_name(value, fill), *members].join(',')}]}"
      end

      def struct_name(value, fill)
        name = value.class.name
        name ? "#{fill}\"#{name}\"" : "[#{value.members.map { |member| "\"#{member}\"" }.join(',')}]"
      end
    end

    Kinds.extend(ObjectMode)
  end
end
