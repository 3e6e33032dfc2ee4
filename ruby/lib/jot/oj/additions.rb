# frozen_string_literal: true

module Jot
  module Oj
    # as_json and json_create for core classes, which Oj.mimic_JSON brings along as the json gem's additions do.
    module Additions
      CREATE = {
        BigDecimal => ->(parts) { BigDecimal._load(parts['b']) },
        Complex => ->(parts) { Complex(parts['r'], parts['i']) },
        Date => ->(parts) { Date.civil(*parts.values_at('y', 'm', 'd', 'sg')) },
        DateTime => lambda do |parts|
          DateTime.civil(*parts.values_at('y', 'm', 'd', 'H', 'M', 'S'), Rational(*parts['of'].split('/').map(&:to_i)), parts['sg'])
        end,
        Exception => ->(parts) { new(parts['m']).tap { |error| error.set_backtrace(parts['b']) } },
        OpenStruct => ->(parts) { new(parts['t'] || parts[:t]) },
        Range => ->(parts) { new(*parts['a']) },
        Rational => ->(parts) { Rational(parts['n'], parts['d']) },
        Regexp => ->(parts) { new(parts['s'], parts['o']) },
        Struct => ->(parts) { new(*parts['v']) },
        Symbol => ->(parts) { parts['s'].to_sym },
        Time => ->(parts) { at(parts['s'], Rational(parts['n'] || (parts['u'] * 1000), 1000)) }
      }.freeze

      PARTS = {
        Exception => ->(error) { { m: error.message, b: error.backtrace } },
        Struct => ->(struct) { { v: struct.to_a } },
        Symbol => ->(symbol) { { s: symbol.to_s } }
      }.freeze

      class << self
        def install
          CREATE.each do |type, create|
            type.define_singleton_method(:json_create) { |parts| instance_exec(parts, &create) }
            define_as_json(type, PARTS[type] || Compat::ADDITIONS.fetch(type.name))
          end
          String.include(Raw)
          String.define_singleton_method(:json_create) { |parts| parts['raw'].pack('C*') }
        end

        private

        # Active Support has an as_json of its own, which stays.
        def define_as_json(type, parts)
          return if type.method_defined?(:as_json)

          type.define_method(:as_json) do |*|
            name = self.class.name or raise ::JSON::JSONError, 'Only named structs are supported!'
            { ::JSON.create_id => name }.merge(parts.call(self).transform_keys(&:to_s))
          end
        end
      end

      # Strings as their bytes.
      module Raw
        def to_json_raw_object = { ::JSON.create_id => self.class.name, 'raw' => bytes }

        def to_json_raw(*) = to_json_raw_object.to_json
      end
    end
  end
end
