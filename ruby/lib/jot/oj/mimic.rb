# frozen_string_literal: true

module Jot
  module Oj
    # JSON and to_json, as Oj.mimic_JSON makes them: generation is Oj's, parsing stays the json gem's.
    module Mimic
      # Oj's default options where JSON is mimicked.
      DEFAULTS = {
        indent: 0, circular: false, auto_define: false, symbol_keys: false, escape_mode: :unicode_xss, mode: :compat, class_cache: false,
        time_format: :ruby, bigdecimal_as_decimal: false, compat_bigdecimal: false, use_to_hash: false, use_to_json: true, use_as_json: false,
        use_raw_json: false, nilnil: false, empty_string: false, allow_gc: true, quirks_mode: true, allow_invalid_unicode: true,
        create_additions: false, allow_nan: false, trace: false, safe: false, ignore_under: false, cache_keys: true, cache_str: 0,
        create_id: 'json_class', float_precision: 0, hash_class: nil, array_class: nil, space: nil, space_before: nil,
        object_nl: nil, array_nl: nil, nan: :raise, omit_nil: false, omit_null_byte: false, max_nesting: true, only: nil, except: nil, ignore: nil
      }.freeze

      PRETTY = { indent: '  ', space_before: '', space: ' ', object_nl: "\n", array_nl: "\n" }.freeze
      SPACES = %i[indent space space_before object_nl array_nl].freeze

      class << self
        def install(_paths = [])
          require 'json'
          drop_to_json
          methods
          Additions.install
          Object.define_method(:JSON) { |object, *options| object.is_a?(String) ? ::JSON.parse(object, *options) : Mimic.dump(object, *options) }
          Object.send(:private, :JSON)
          Object.define_method(:to_json) { |*options| Mimic.object_to_json(self, options) } unless Object.const_defined?(:ActiveSupport)
          Engine.defaults = DEFAULTS
          Engine.set(:millisecond_times, true)
          Engine.set(:generator_error, ::JSON::GeneratorError)
          Loading.parser_error = ::JSON::ParserError
          ::JSON
        end

        # JSON's methods alone, which is all that Oj::Rails.mimic_JSON replaces.
        def methods
          require 'json'
          ::JSON.singleton_class.prepend(Methods) unless ::JSON.singleton_class.include?(Methods)
          nil
        end

        # Reads the json gem's options.
        def read(given, options)
          return options if given.nil?

          hash = hash(given)
          options.read(max_nesting: hash[:max_nesting])
          options.read(nan: hash[:allow_nan] == true ? :word : :raise) unless hash[:allow_nan].nil?
          SPACES.each { |name| options.read(name => checked(hash[name])) unless hash[name].nil? }
          options.read(quirks_mode: hash[:quirks_mode] == true) unless hash[:quirks_mode].nil?
          options.read(escape_mode: hash[:ascii_only] ? :ascii : :unicode_xss) unless hash[:ascii_only].nil?
          escape_slashes(hash, options)
        end

        def generate(object, *given)
          options = Engine::Options.new.read(nan: :raise, mode: :compat, use_to_json: true)
          generate_with(options, object, given)
        end

        def pretty_generate(object, given = nil)
          given = PRETTY.merge(given ? given.to_h : {})
          options = Engine::Options.new.read(PRETTY).read(nan: :raise, mode: :compat, use_to_json: true)
          generate_with(options, object, [::JSON::State.new(given)])
        end

        def dump(object, *given)
          options = Engine::Options.new.read(escape_mode: :unicode_xss, mode: :compat, max_nesting: false)
          given.first(2).grep(Integer) { |limit| options.read(max_nesting: limit) if limit >= 0 }
          hooks = options[:use_to_json]
          text = Engine.dump_at(object, options, states, hooks, nil)
          return text unless given.first.respond_to?(:write)

          given.first.write(text)
          given.first
        end

        def object_to_json(object, given)
          options = Engine::Options.new.read(mode: :compat, use_to_json: false)
          read(given.first, options) if given.first
          Engine.dump_at(object, options, given, false, nil)
        end

        private

        def generate_with(options, object, given)
          read(given.first, options) if given.length == 1
          Engine.dump_at(object, options, given.empty? ? states : given, true, nil)
        end

        # What hooks get where the caller gave no options.
        def states = defined?(::JSON::State) ? [::JSON::State.new] : []

        def hash(given)
          return given if given.is_a?(Hash)
          return given.to_hash if given.respond_to?(:to_hash)
          return given.to_h if given.respond_to?(:to_h)

          raise ArgumentError, 'options must be a hash.'
        end

        def checked(string)
          string.is_a?(String) ? string : raise(TypeError, "wrong argument type #{string.class} (expected String)")
        end

        # Oj ignores script_safe, which lets a script element end early.
        def escape_slashes(hash, options)
          return options if Oj.strict_compat || !(hash[:script_safe] || hash[:escape_slash])

          options.script_safe
        end

        # The json gem has a to_json for each core class; Oj has one for all.
        def drop_to_json
          generator = ::JSON::Ext::Generator
          return unless generator.const_defined?(:GeneratorMethods, false)

          all = generator::GeneratorMethods
          all.constants.map { |name| all.const_get(name) }.each do |mod|
            mod.send(:remove_method, :to_json) if mod.is_a?(Module) && mod.method_defined?(:to_json, false)
          end
        end
      end

      # Prepended to JSON's singleton class.
      module Methods
        def generate(object, *options) = Mimic.generate(object, *options)

        def pretty_generate(object, *options) = Mimic.pretty_generate(object, *options)

        def dump(object, *options) = Mimic.dump(object, *options)

        def [](object, *options) = object.is_a?(String) ? super : Mimic.dump(object, *options)

        def create_id = Engine.defaults[:create_id] || 'json_class'

        def create_id=(id)
          super
          Engine.defaults = { create_id: id }
        end

        def state = ::JSON::State

        alias fast_generate generate
        alias unparse generate
        alias fast_unparse generate
        alias pretty_unparse pretty_generate
      end
    end
  end
end
