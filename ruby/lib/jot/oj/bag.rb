# frozen_string_literal: true

module Oj
  class Error < StandardError
  end

  class ParseError < Error
  end

  class DepthError < Error
  end

  class LoadError < Error
  end

  class MimicError < Error
  end

  # Holds the attributes of an object whose class is not there; each can be read by its name.
  class Bag
    # Makes a subclass of this name, and the modules that it is in, unless they are there.
    def self.define_class(name)
      *modules, last = name.to_s.split('::')
      raise NameError, "Invalid classname '#{name}'" if last.nil?

      inside = modules.reduce(Object) { |mod, part| mod.const_defined?(part) ? mod.const_get(part) : mod.const_set(part, Module.new) }
      inside.const_defined?(last) ? inside.const_get(last) : inside.const_set(last, Class.new(Bag))
    end

    def initialize(variables = {})
      variables.each { |name, value| instance_variable_set(name, value) }
    end

    def respond_to?(name, all = false)
      super || instance_variable_defined?("@#{name}")
    rescue NameError
      false
    end

    def method_missing(name, *arguments)
      raise ArgumentError, "wrong number of arguments (#{arguments.size} for 0) to method #{name}" unless arguments.empty?
      raise NoMethodError.new("undefined method #{name}", name) unless respond_to?(name)

      instance_variable_get("@#{name}")
    end

    def eql?(other)
      return false unless other.class == self.class && other.instance_variables.size == instance_variables.size

      instance_variables.all? { |name| instance_variable_get(name) == other.instance_variable_get(name) }
    end
    alias == eql?

    def hash = instance_variables.map { |name| instance_variable_get(name) }.hash
  end

  # A hash whose keys are strings or symbols alike, and can be read and set as methods.
  class EasyHash < Hash
    def respond_to?(name, all = false) = super || !found(name).nil?

    def [](key)
      key = found(key)
      key.nil? ? nil : fetch(key)
    end

    def method_missing(name, *arguments)
      text = name.to_s
      return assign(text.delete_suffix('='), name, arguments) if text.end_with?('=')
      raise ArgumentError, "wrong number of arguments (#{arguments.size} for 0 with #{name}) to method #{name}" unless arguments.empty?

      key = found(name)
      raise NoMethodError.new("undefined method #{name}", name) if key.nil?

      fetch(key)
    end

    private

    def assign(key, name, arguments)
      raise ArgumentError, "wrong number of arguments (#{arguments.size} for 1 with #{name}) to method #{name}" unless arguments.size == 1

      known = found(key)
      store(known.nil? ? key : known, arguments.first)
    end

    # The key as it is, or as a string or a symbol: whichever there is.
    def found(key)
      return key if key?(key)
      return key.to_s if key?(key.to_s)

      key.to_sym if key.respond_to?(:to_sym) && key?(key.to_sym)
    end
  end
end
