# frozen_string_literal: true

module Jot
  module Oj
    # Stands for an object that is a BasicObject and no Object: says of it what an Object says of itself.
    class Bare
      %i[class method respond_to? instance_of? instance_variables instance_variable_get].each do |name|
        unbound = Kernel.instance_method(name)
        define_method(name) { |*given| unbound.bind_call(@object, *given) }
      end

      %i[to_s to_a to_json as_json to_hash raw_json].each do |name|
        define_method(name) { |*given| @object.__send__(name, *given) }
      end

      def initialize(object) = @object = object

      def is_a?(type) = type === @object
    end

    Kinds.define_singleton_method(:bare) { |object| Bare.new(object) }
  end
end
