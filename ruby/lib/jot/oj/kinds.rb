# frozen_string_literal: true

module Jot
  module Oj
    # The objects that Jot's walker leaves to Ruby. The method of a mode gets the walk, the object, how deep it stands and
    # whether its own ideas about JSON may be asked for; it returns JSON, or nil for null.
    module Kinds
      INFINITY = '3.0e14159265358979323846'

      class << self
        def strict(_walk, value, _depth, _hooks)
          decimal?(value) ? value.to_s : refuse(value, 'strict')
        end

        def null(_walk, value, _depth, _hooks)
          value.to_s if decimal?(value)
        end

        def wab(walk, value, _depth, _hooks)
          case value.class.name
          when 'Time' then Times.wab(walk, value)
          when 'BigDecimal' then value.to_s
          when 'WAB::UUID', 'URI::HTTP' then to_s(walk, value)
          else refuse(value, 'wab')
          end
        end

        # An error class of the json gem, which need not be loaded: NestingError is a ParserError there.
        def json_error(name)
          json = constant(Object, :JSON) { Module.new }
          error = constant(json, :JSONError) { Class.new(StandardError) }
          parser = constant(json, :ParserError) { Class.new(error) }
          constant(json, name.to_sym) { Class.new(name == 'NestingError' ? parser : error) }
        end

        # Tells a JSON::State how deep its document is.
        def depth(walk, _value, depth, _hooks)
          state = walk.arguments.first
          return unless Object.const_defined?(:JSON) && defined?(::JSON::Ext::Generator::State)

          state.depth = depth if state.instance_of?(::JSON::Ext::Generator::State)
        end

        private

        def constant(mod, name)
          mod.const_defined?(name, false) ? mod.const_get(name, false) : mod.const_set(name, yield)
        end

        def refuse(value, mode)
          raise TypeError, "Failed to dump #{value.class} Object to JSON in #{mode} mode.\n"
        end

        def decimal?(value) = value.instance_of?(::BigDecimal)

        # What no mode but strict and wab knows.
        def unknown?(value) = value.is_a?(IO) || value.is_a?(MatchData)

        def to_s(walk, value) = walk.text(string(value.to_s))

        # Only what is a string can be one.
        def string(value) = value.is_a?(String) ? value : String.try_convert(value) || raise(TypeError, "no implicit conversion of #{value.class} into String")

        def class_name(type) = type.name || type.to_s

        # What a method of the object returns, with the arguments for hooks if it takes any.
        def ask_hook(walk, value, method)
          value.method(method).arity.zero? ? value.__send__(method) : value.__send__(method, *walk.arguments)
        end

        def raw_json(walk, value, depth)
          return value.to_s[0...-1] if value.instance_of?(::Oj::StringWriter)

          value.raw_json(depth, columns(walk))
        end

        def columns(walk) = walk[:indent].is_a?(Integer) ? walk[:indent] : 0

        # The colon of attributes, with the white space that hashes have around it.
        def colon(walk) = "#{walk[:space_before]}:#{walk[:space]}"

        # An object made of attributes whose JSON is known, with the name of its class if that is wanted.
        def attributes(walk, value, pairs, depth, with_class)
          colon = colon(walk)
          members = pairs.map { |name, json| "\"#{name}\"#{colon}#{json}" }
          members.unshift("\"#{walk[:create_id]}\"#{colon}\"#{class_name(value.class)}\"") if with_class
          fill = walk.fill(depth + 1)
          "{#{members.map { |member| fill + member }.join(',')}#{walk.fill(depth)}}"
        end

        # The same where the values of the attributes are dumped as compat mode does.
        def compat_attributes(walk, value, pairs, depth, with_class)
          dumped = pairs.map { |name, member| [name, walk.json(member, depth + 2, true, :compat)] }
          attributes(walk, value, dumped, depth, with_class)
        end

        # The instance variables to dump, as pairs of the names and values. What is C in Oj has none.
        def variables(walk, value)
          return [] if value.is_a?(::Oj::Writer)

          pairs = value.instance_variables.map { |name| [name.to_s, value.instance_variable_get(name)] }
          pairs.reject do |name, member|
            walk.ignores?(member) || (walk[:omit_nil] && member.nil?) || (walk[:ignore_under] && name.start_with?('@_'))
          end
        end

        # Instance variables as members, each behind its white space.
        def variable_members(walk, value, depth)
          fill = walk.fill(depth + 1)
          members = variables(walk, value).map { |name, member| "#{fill}#{walk.text(name[1..])}:#{walk.json(member, depth + 1)}" }
          members.concat(error_members(walk, value, depth)) if value.is_a?(Exception)
          members
        end

        def error_members(walk, error, depth)
          fill = walk.fill(depth + 1)
          { '~mesg' => error.message, '~bt' => error.backtrace }.map { |name, member| "#{fill}#{walk.text(name)}:#{walk.json(member, depth + 1)}" }
        end

        def nan_text(walk, value, negative)
          nan = walk[:nan]
          nan = { compat: :word, strict: :raise }.fetch(walk[:mode], nan) if nan == :auto
          sign = '-' if negative
          case nan
          when :raise then raise TypeError, "Failed to dump #{value.class} Object to JSON in strict mode."
          when :word then "#{sign}Infinity"
          when :null then 'null'
          else "#{sign}#{INFINITY}"
          end
        end
      end
    end
  end
end
