# frozen_string_literal: true

module Jot
  module Oj
    # What only a parser of Oj's own could do.
    module NotThere
      def self.refuse(name)
        raise NotImplementedError, "#{name} is not in jot-oj, which parses with the json gem: JSON.parse(source), or Oj.load(source)"
      end

      def self.classes(names)
        names.each do |name|
          type = ::Oj.const_set(name, Class.new)
          %i[new open open_file parse method_missing].each { |method| type.define_singleton_method(method) { |*| NotThere.refuse("Oj::#{name}") } }
        end
      end
    end
  end
end

# Oj: the same names as in the gem oj. Oj.dump itself is Java.
module Oj
  # The version of Oj that this stands for.
  VERSION = '3.17.5'

  class << self
    # The options that hold where a call has none.
    def default_options = Jot::Oj::Engine.defaults

    def default_options=(options)
      Jot::Oj::Engine.defaults = options
    end

    # What obj.to_json gives where JSON is mimicked: to_json(object, options = {}).
    def to_json(object, *options)
      made = Jot::Oj::Engine::Options.new.read(mode: :compat, escape_mode: :unicode_xss, nan: :raise, use_to_json: true)
      Jot::Oj::Mimic.read(options.first, made) if options.length == 1
      Jot::Oj::Engine.dump_at(object, made, options, true, nil)
    end

    # What JSON.generate gives where JSON is mimicked: generate(object, options = {}).
    def generate(object, *options) = Jot::Oj::Mimic.generate(object, *options)

    # Writes the JSON of an object to the file of this name.
    def to_file(path, object, options = nil)
      File.binwrite(path, document(object, options))
      nil
    end

    # Writes the JSON of an object to an IO, or to whatever has a +write+.
    def to_stream(io, object, options = nil)
      raise ArgumentError, 'to_stream() expected an IO Object.' unless io.respond_to?(:write)

      io.write(document(object, options))
      nil
    end

    # Loads JSON by the rules of a mode; with a block, each of several documents in a row.
    def load(json, options = {}, &block) = Jot::Oj::Loading.load(json, checked(options), &block)

    def load_file(path, options = {}, &block)
      Jot::Oj::Loading.load(File.read(path, encoding: 'UTF-8'), checked(options), &block)
    rescue SystemCallError => e
      raise IOError, e.message
    end

    # Strict mode without symbols: for what comes from strangers.
    def safe_load(json) = Jot::Oj::Loading.load(json, { symbol_keys: false, auto_define: false, mode: :strict })

    %i[strict compat object wab].each do |mode|
      define_method(:"#{mode}_load") do |json, options = {}, &block|
        Jot::Oj::Loading.load(json, checked(options).merge(mode: mode), &block)
      end
    end

    # Makes compat and rails mode write objects of these classes with their class and parts, as the json gem's additions do.
    def add_to_json(*types)
      Jot::Oj::Compat.add(types)
      nil
    end

    def remove_to_json(*types)
      Jot::Oj::Compat.remove(types)
      nil
    end

    # Makes object mode write objects of a class by these members, and load them with +create_object.create_method+.
    def register_odd(type, create_object, create_method, *members)
      register(type, create_object, create_method, members, false)
    end

    # The same with one member that returns JSON.
    def register_odd_raw(type, create_object, create_method, member)
      register(type, create_object, create_method, [member], true)
    end

    # Makes JSON and to_json generate as the json gem does, with Oj.
    def mimic_JSON(*paths)
      Jot::Oj::Mimic.install(paths.flatten)
    end

    # Makes Active Support encode with Oj.
    def optimize_rails
      Rails.set_encoder
      Rails.set_decoder
      Rails.optimize
      Rails.mimic_JSON
      nil
    end

    def saj_parse(*) = Jot::Oj::NotThere.refuse('Oj.saj_parse')

    def sc_parse(*) = Jot::Oj::NotThere.refuse('Oj.sc_parse')

    private

    def checked(options)
      options.nil? ? {} : options.to_hash
    rescue NoMethodError
      raise TypeError, "wrong argument type #{options.class} (expected Hash)"
    end

    def document(object, options)
      made = Jot::Oj::Engine::Options.new
      made.read(options) if options
      Jot::Oj::Engine.dump_at(object, made, [], true, nil)
    end

    def register(type, create_object, create_method, members, raw)
      raise TypeError, 'expected a class or module.' unless type.is_a?(Module)
      raise TypeError, "wrong argument type #{create_method.class} (expected Symbol)" unless create_method.is_a?(Symbol)
      raise ArgumentError, 'too many members.' if members.length > Jot::Oj::Odd::MEMBERS

      Jot::Oj::Odd.register(type, members, raw: raw, create: [create_object, create_method])
      nil
    end
  end
end

Jot::Oj::NotThere.classes(%i[Doc Parser])
