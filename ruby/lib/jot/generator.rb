# frozen_string_literal: true

require 'jot/state'

module Jot
  # A generator for JSON.generator=. JSON.generator = JSON::Ext::Generator goes back to the json gem's own.
  module Generator
    # Older json gems include what they find in here into the core classes.
    module GeneratorMethods
    end

    # Keeps `to_json` of the core classes with the generator that JSON uses.
    #
    # Jot wants one method for all objects, as json has it since 2.19 (JSON::GeneratorMethods). The json gem's Java
    # extension has a module per class, which stay included for good and have to lose their method for a while.
    module Switch
      # Methods of JSON that have a copy in Java, and what of the gem's that copy needs to be there.
      SHORT = {
        generate: -> { true },
        pretty_generate: -> { JSON.const_defined?(:PRETTY_GENERATE_OPTIONS) },
        dump: -> { JSON.respond_to?(:_dump_default_options) }
      }.freeze
      private_constant :SHORT

      @hidden = {}
      @replaced = {}

      class << self
        def generator=(generator)
          Generator.default_to_json = nil
          generator.equal?(Generator) ? to_jot : to_other
        end

        private

        def to_jot
          native_methods.each do |mod|
            @hidden[mod] = mod.instance_method(:to_json)
            mod.send(:remove_method, :to_json)
          end
          provide unless JSON.const_defined?(:GeneratorMethods, false)
          JSON::GeneratorMethods.define_method(:to_json, ToJson.instance_method(:to_json)) if @provided
          Generator.default_to_json = JSON::GeneratorMethods
          shorten
        end

        def to_other
          @hidden.each { |mod, method| mod.define_method(:to_json, method) }
          @hidden.clear
          JSON::GeneratorMethods.send(:remove_method, :to_json) if @provided && JSON::GeneratorMethods.method_defined?(:to_json, false)
          @replaced.each { |name, (gem, short)| JSON.define_singleton_method(name, gem) if in_place(name) == short }
        end

        # Puts methods in Java in the place of the gem's; not in that of somebody else's.
        def shorten
          SHORT.each do |name, possible|
            gem = in_place(name)
            next unless gem.source_location&.first&.end_with?('json/common.rb') && possible.call

            JSON.define_singleton_method(name, JsonMethods.instance_method(name))
            @replaced[name] = [gem, in_place(name)]
          end
        end

        def in_place(name)
          JSON.method(name).unbind
        end

        def native_methods
          return [] unless JSON::Ext::Generator.const_defined?(:GeneratorMethods, false)

          all = JSON::Ext::Generator::GeneratorMethods
          all.constants.map { |name| all.const_get(name) }.select { |mod| mod.method_defined?(:to_json, false) }
        end

        def provide
          @provided = true
          JSON.const_set(:GeneratorMethods, Module.new)
          JSON::GeneratorMethods.include(ToJson)
          Object.include(JSON::GeneratorMethods)
        end
      end
    end

    # Tells Switch about it. Prepended to JSON's singleton class.
    module Announce
      def generator=(generator)
        super
        Switch.generator = generator
      end
    end
  end
end

Jot::Generator::State.default_sort_keys_proc = ->(hash) { hash.sort.to_h }
JSON.singleton_class.prepend(Jot::Generator::Announce)
JSON.generator = Jot::Generator
