# frozen_string_literal: true

module Jot
  module Oj
    # Objects in custom mode, in which every option has its say.
    module Custom
      # The Julian day on which 1970 begins.
      EPOCH = 2_440_588

      def custom(walk, value, depth, _hooks)
        return walk.text(class_name(value)) if value.is_a?(Module)
        return if unknown?(value)

        case value
        when Regexp then custom_string(walk, value, depth)
        when Complex then custom_parts(walk, value, { real: value.real, imag: value.imag }, depth)
        when Rational then custom_parts(walk, value, { numerator: value.numerator, denominator: value.denominator }, depth)
        else walk.seen(value) == false ? nil : custom_object(walk, value, depth)
        end
      end

      private

      def custom_object(walk, value, depth)
        hook = custom_hook(walk, value)
        return __send__(hook, walk, value, depth) if hook

        known = known_custom(value)
        return __send__(known, walk, value, depth) if known

        odd = Odd.of(value.class)
        return custom_odd(walk, value, odd, depth + 1) if odd

        struct?(value) ? custom_struct(walk, value, depth) : custom_variables(walk, value, depth)
      end

      # Which of its own ideas about JSON an object is asked for.
      def custom_hook(walk, value)
        return :raw_json if walk[:use_raw_json] && value.respond_to?(:raw_json)
        return :custom_to_json if walk[:use_to_json] && value.respond_to?(:to_json)
        return :custom_as_json if walk[:use_as_json] && value.respond_to?(:as_json)

        :custom_to_hash if walk[:use_to_hash] && value.respond_to?(:to_hash)
      end

      def custom_to_json(walk, value, _depth) = to_json(walk, value)

      def custom_as_json(walk, value, depth)
        json = ask_hook(walk, value, :as_json)
        json.equal?(value) ? to_s(walk, value) : walk.json(json, depth)
      end

      def custom_to_hash(walk, value, depth) = walk.json(value.to_hash, depth)

      def known_custom(value)
        case value.class.name
        when 'BigDecimal' then :custom_decimal
        when 'Date', 'DateTime' then :custom_date
        when 'Time' then :custom_time
        when 'OpenStruct' then :custom_open_struct
        when 'Range' then :custom_range
        end
      end

      def custom_decimal(walk, value, _depth)
        return nan_text(walk, value, value.negative?) if value.infinite?

        walk[:bigdecimal_as_decimal] == false ? to_s(walk, value) : value.to_s
      end

      def custom_date(walk, value, depth)
        return compat_attributes(walk, value, { s: value.iso8601 }, depth, true) if walk[:create_additions]
        return walk.text(value.iso8601) if %i[ruby xmlschema].include?(walk[:time_format])

        return Times.unix(walk, value.to_time, walk[:time_format] == :unix_zone) unless value.instance_of?(Date)

        Times.unix(walk, Time.at((value.jd - EPOCH) * 86_400), false)
      end

      def custom_time(walk, value, depth)
        json = Times.format(walk, value)
        walk[:create_additions] ? attributes(walk, value, { time: json }, depth, true) : json
      end

      def custom_open_struct(walk, value, depth)
        compat_attributes(walk, value, { table: value.__send__(:table) }, depth, walk[:create_additions])
      end

      def custom_range(walk, value, depth)
        custom_parts(walk, value, { begin: value.begin, end: value.end, exclude: value.exclude_end? }, depth)
      end

      # An object as its parts, or as a string if there is no create_id.
      def custom_parts(walk, value, parts, depth)
        walk[:create_id] ? compat_attributes(walk, value, parts, depth, walk[:create_additions]) : to_s(walk, value)
      end

      def custom_string(walk, value, depth)
        custom_parts(walk, value, { s: string(value.to_s) }, depth)
      end

      def custom_struct(walk, value, depth)
        return range_text(walk, value, depth + 2) if value.is_a?(Range)

        fill = walk.fill(depth + 2)
        members = value.each_pair.map { |name, member| "#{fill}\"#{name}\":#{walk.json(member, depth + 2)}" }
        "{#{walk.fill(depth + 1)}#{members.join(',')}}"
      end

      def custom_variables(walk, value, depth)
        members = variable_members(walk, value, depth)
        members.unshift("#{walk.fill(depth + 1)}#{class_member(walk, value)}") if walk[:create_id] && walk[:create_additions]
        "{#{members.join(',')}#{walk.fill(depth)}}"
      end

      def class_member(walk, value) = "\"#{walk[:create_id]}\"#{colon(walk)}\"#{class_name(value.class)}\""

      def custom_odd(walk, value, odd, depth)
        members = odd_members(walk, value, odd, depth)
        members.unshift("#{walk.fill(depth + 1)}#{class_member(walk, value)}") if walk[:create_id] && walk[:create_additions]
        "{#{members.join(',')}}"
      end
    end

    Kinds.extend(Custom)
  end
end
