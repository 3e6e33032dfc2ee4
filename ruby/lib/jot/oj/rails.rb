# frozen_string_literal: true

module Jot
  module Oj
    # Objects in rails mode, which takes after Active Support; and the classes that are written without asking as_json.
    module RailsMode
      # How the objects of some classes are written where they are optimized.
      WRITERS = {
        'ActionController::Parameters' => :rails_parameters,
        'ActiveRecord::Result' => :rails_result,
        'ActiveSupport::TimeWithZone' => :rails_time,
        'BigDecimal' => :rails_decimal,
        'Range' => :rails_string,
        'Regexp' => :rails_regexp,
        'Time' => :rails_time
      }.freeze

      # Classes, and whether each is optimized.
      class Table
        def initialize(types = {}) = @types = types

        def copy = Table.new(@types.dup)

        def optimize(types, on)
          return optimize_all(on) if types.empty?

          types.each do |type|
            if type == Hash then Engine.set(:rails_hashes, on)
            elsif type == Array then Engine.set(:rails_arrays, on)
            elsif type == Float then Engine.set(:rails_floats, on)
            elsif type == ::Oj::StringWriter then ::Oj::StringWriter.optimized = on
            else @types[type] = on
            end
          end
        end

        def on?(type) = @types.fetch(type, false)

        private

        def optimize_all(on)
          %i[rails_hashes rails_arrays rails_floats].each { |setting| Engine.set(setting, on) }
          WRITERS.each_key do |name|
            type = RailsMode.resolve(name)
            @types[type] = on if type
          end
          @types.transform_values! { on }
        end
      end

      @global = Table.new
      @standard_times = true

      class << self
        attr_reader :global
        attr_accessor :standard_times

        # The table that holds in this thread now.
        def table = Thread.current[:jot_oj_rails] || @global

        # Lets a table hold for the block.
        def with(table)
          outer = Thread.current[:jot_oj_rails]
          Thread.current[:jot_oj_rails] = table
          yield
        ensure
          Thread.current[:jot_oj_rails] = outer
        end

        def resolve(name)
          name.split('::').reduce(Object) { |mod, part| mod.const_defined?(part, false) ? mod.const_get(part, false) : (return nil) }
        end

        # The method that writes objects of an optimized class.
        def writer(type)
          return WRITERS[type.name] if WRITERS.key?(type.name)
          return :rails_attributes if (base = resolve('ActiveRecord::Base')) && type <= base
          return :rails_struct if type <= Struct
          return :rails_enumerable if type <= Enumerable
          return :rails_string if type <= Exception

          :rails_variables
        end
      end

      def rails(walk, value, depth, hooks)
        return walk.text(class_name(value)) if value.is_a?(Module)
        return if value.is_a?(MatchData)

        case value
        when Regexp then rails_regexp(walk, value, depth, hooks)
        when Complex, Rational, IO then added(walk, value, depth) || to_s(walk, value)
        else added(walk, value, depth) || rails_object(walk, value, depth, hooks)
        end
      end

      # What as_json of a hash or an array makes of it.
      def as_json(walk, value, depth, _hooks = false) = rails_as_json(walk, value, depth, false)

      private

      def rails_object(walk, value, depth, hooks)
        if hooks && RailsMode.table.on?(value.class)
          return __send__(RailsMode.writer(value.class), walk, value, depth, hooks)
        end
        return raw_json(walk, value, depth) if walk[:use_raw_json] && value.respond_to?(:raw_json)
        return rails_as_json(walk, value, depth, true) if hooks && value.respond_to?(:as_json)
        return walk.json(value.to_hash, depth) if value.respond_to?(:to_hash)

        decimal?(value) ? rails_decimal(walk, value) : to_s(walk, value)
      end

      def rails_as_json(walk, value, depth, hooks)
        given = walk.arguments
        json = ask_hook(walk, value, :as_json)
        selected = !given.empty? && !value.method(:as_json).arity.zero?
        without_arguments(walk, selected) { walk.json(json, depth, hooks && !json.equal?(value)) }
      end

      # What as_json returned is written without its arguments; what it has selected is not selected again.
      def without_arguments(walk, selected = false)
        given = walk.arguments
        outer = walk.selected?
        walk.arguments = []
        walk.selected = true if selected
        yield
      ensure
        walk.arguments = given
        walk.selected = outer
      end

      def rails_regexp(walk, value, depth, hooks)
        return rails_as_json(walk, value, depth, false) if hooks && value.respond_to?(:as_json)

        added(walk, value, depth) || to_s(walk, value)
      end

      def rails_string(walk, value, _depth, _hooks) = to_s(walk, value)

      def rails_time(walk, value, _depth, _hooks)
        (walk.rails_time(value) if RailsMode.standard_times) || Times.rails(walk, value, RailsMode.standard_times)
      end

      def rails_decimal(walk, value, _depth = nil, _hooks = nil)
        return if value.infinite? || value.nan?

        walk[:integer_range].nil? && walk[:bigdecimal_as_decimal] ? value.to_s : to_s(walk, value)
      end

      def rails_parameters(walk, value, depth, _hooks)
        without_arguments(walk) { walk.json(value.instance_variable_get(:@parameters), depth) }
      end

      def rails_attributes(walk, value, depth, _hooks)
        without_arguments(walk) { walk.json(value.instance_variable_get(:@attributes), depth) }
      end

      def rails_result(walk, value, depth, _hooks)
        columns = value.instance_variable_get(:@columns).map(&:to_s)
        rows = value.instance_variable_get(:@rows).map { |row| columns.zip(row).to_h }
        without_arguments(walk) { walk.plain_json(rows, depth) }
      end

      def rails_enumerable(walk, value, depth, _hooks) = walk.json(value.to_a, depth, false)

      def rails_struct(walk, value, depth, _hooks)
        fill = walk.fill(depth + 2)
        colon = colon(walk)
        members = value.each_pair.map { |name, member| "#{fill}\"#{name}\"#{colon}#{walk.json(member, depth + 2)}" }
        "{#{members.join(',')}#{walk.fill(depth)}}"
      end

      def rails_variables(walk, value, depth, _hooks)
        fill = walk.fill(depth + 1)
        members = value.instance_variables.map do |name|
          "#{fill}#{walk.text(name.to_s[1..])}:#{walk.json(value.instance_variable_get(name), depth + 1)}"
        end
        "{#{members.join(',')}#{walk.fill(depth)}}"
      end
    end

    Kinds.extend(RailsMode)
  end
end
