# frozen_string_literal: true

module Jot
  module Oj
    # Objects in compat mode, which takes after the json gem; and what Oj.add_to_json makes of some classes.
    module Compat
      # What an object of a class is made of, for Oj.add_to_json.
      ADDITIONS = {
        'BigDecimal' => ->(value) { { b: value._dump } },
        'Complex' => ->(value) { { r: value.real, i: value.imag } },
        'Date' => ->(value) { { y: value.year, m: value.month, d: value.day, sg: value.start.to_f } },
        'DateTime' => lambda do |value|
          { y: value.year, m: value.month, d: value.day, H: value.hour, M: value.min, S: value.sec, of: value.offset.to_s, sg: value.start.to_f }
        end,
        'OpenStruct' => ->(value) { { t: value.__send__(:table) } },
        'Range' => ->(value) { { a: [value.begin, value.end, value.exclude_end?] } },
        'Rational' => ->(value) { { n: value.numerator, d: value.denominator } },
        'Regexp' => ->(value) { { o: value.options, s: value.source } },
        'Time' => ->(value) { { s: value.tv_sec, n: value.tv_nsec } }
      }.freeze

      @added = {}
      @structs = @exceptions = false

      class << self
        # Makes the dumper write objects of these classes, or of all that it can, with their class and parts.
        def add(types)
          Engine.set(:added, true)
          types = all_types if types.empty?
          types.each { |type| switch(type, true) }
        end

        # Undoes it.
        def remove(types)
          types = all_types if types.empty?
          types.each { |type| switch(type, false) }
        end

        attr_reader :structs, :exceptions

        # The parts of an object of an added class, or nil.
        def addition(value) = @added[value.class]&.call(value)

        private

        def all_types = ADDITIONS.keys.map { |name| Object.const_get(name) } + [Struct, Exception, Hash, Array]

        def switch(type, on)
          if type == Struct then @structs = on
          elsif type == Exception then @exceptions = on
          elsif type == Hash then Engine.set(:plain_hashes, on)
          elsif type == Array then Engine.set(:plain_arrays, on)
          elsif on && ADDITIONS.key?(type.name) then @added[type] = ADDITIONS[type.name]
          else @added.delete(type)
          end
        end
      end

      def compat(walk, value, depth, hooks)
        return walk.text(class_name(value)) if value.is_a?(Module)
        return if unknown?(value)

        added(walk, value, depth) || (struct?(value) ? compat_struct(walk, value, depth, hooks) : compat_object(walk, value, depth, hooks))
      end

      # What its to_json returns.
      def to_json(walk, value, _depth = nil, _hooks = nil) = string(ask_hook(walk, value, :to_json))

      private

      def struct?(value) = value.is_a?(Struct) || value.is_a?(Range)

      def added(walk, value, depth)
        parts = Compat.addition(value)
        return unless parts
        return added_range(walk, value, parts, depth) if value.is_a?(Range)

        compat_attributes(walk, value, parts, depth, true)
      end

      def compat_object(walk, value, depth, hooks)
        return added_error(walk, value, depth) if Compat.exceptions && value.is_a?(Exception)
        return raw_json(walk, value, depth) if walk[:use_raw_json] && value.respond_to?(:raw_json)
        return to_json(walk, value) if hooks && value.respond_to?(:to_json)

        to_s(walk, value)
      end

      def compat_struct(walk, value, depth, hooks)
        return range_text(walk, value, 0) if value.instance_of?(Range)
        return to_json(walk, value) if hooks && value.respond_to?(:to_json)
        return added_struct(walk, value, depth) if Compat.structs

        to_s(walk, value)
      end

      # A range as a string: the JSON of its ends in quotes, whatever comes of it.
      def range_text(walk, range, depth)
        ends = [range.begin, range.end].map { |value| walk.json(value, depth, false) }
        "\"#{ends.join(range.exclude_end? ? '...' : '..')}\""
      end

      def added_struct(walk, value, depth)
        name = value.class.name
        raise json_error('JSONError'), 'Only named structs are supported.' unless name

        added_parts(walk, value, { v: compat_list(walk, value.to_a, depth) }, depth)
      end

      def added_range(walk, range, parts, depth)
        added_parts(walk, range, { a: compat_list(walk, parts[:a], depth) }, depth)
      end

      def added_error(walk, error, depth)
        trace = error.backtrace
        added_parts(walk, error, { m: walk.text(error.message), b: trace ? compat_list(walk, trace, depth) : 'null' }, depth)
      end

      # The parts stand a level deeper than the class.
      def added_parts(walk, value, parts, depth)
        colon = colon(walk)
        members = parts.map { |name, json| ",#{walk.fill(depth + 2)}\"#{name}\"#{colon}#{json}" }
        first = "#{walk.fill(depth + 1)}\"#{walk[:create_id]}\"#{colon}\"#{class_name(value.class)}\""
        "{#{first}#{members.join}#{walk.fill(depth)}}"
      end

      def compat_list(walk, values, depth) = walk.json(values, depth, false, :compat)
    end

    Kinds.extend(Compat)
  end
end
