# frozen_string_literal: true

module Jot
  module Generator
    # The json gem's JSON::State: how to generate. The rest is in Java.
    class State
      # The options that to_h names by their readers, in its order.
      OPTIONS = {
        indent: :indent,
        space: :space,
        space_before: :space_before,
        object_nl: :object_nl,
        array_nl: :array_nl,
        as_json: :as_json,
        allow_nan: :allow_nan?,
        ascii_only: :ascii_only?,
        max_nesting: :max_nesting,
        script_safe: :script_safe?,
        strict: :strict?,
        depth: :depth,
        buffer_initial_length: :buffer_initial_length,
        sort_keys: :sort_keys
      }.freeze
      private_constant :OPTIONS

      def initialize(opts = nil)
        configure(opts) if opts && !opts.empty?
      end

      # Sets the options that the hash has; returns self.
      def configure(opts)
        unless opts.is_a?(Hash)
          converter = %i[to_hash to_h].find { |name| opts.respond_to?(name) }
          raise TypeError, "can't convert #{opts.class} into Hash" unless converter

          opts = opts.public_send(converter)
        end
        _configure(opts)
      end
      alias merge configure

      # All options as a hash that configure takes; instance variables too.
      def to_h
        hash = OPTIONS.transform_values { |reader| __send__(reader) }
        duplicates = allow_duplicate_key?
        hash[:allow_duplicate_key] = duplicates unless duplicates.nil?
        instance_variables.each do |variable|
          name = variable.to_s.delete_prefix('@')
          hash[name.to_sym] = self[name]
        end
        hash
      end
      alias to_hash to_h

      # Deprecated: what the method called +name+ returns, or else the instance variable.
      def [](name)
        ::JSON.deprecation_warning('JSON::State#[] is deprecated and will be removed in json 3.0.0')
        return __send__(name) if respond_to?(name)

        variable = :"@#{name}"
        instance_variable_get(variable) if instance_variables.include?(variable)
      end

      # Deprecated: calls the writer called +name+, or else sets the instance variable.
      def []=(name, value)
        ::JSON.deprecation_warning('JSON::State#[]= is deprecated and will be removed in json 3.0.0')
        writer = "#{name}="
        respond_to?(writer) ? __send__(writer, value) : instance_variable_set("@#{name}", value)
      end
    end
  end
end
