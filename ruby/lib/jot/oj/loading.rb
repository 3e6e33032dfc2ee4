# frozen_string_literal: true

module Jot
  module Oj
    # Loads JSON with the json gem's parser, and makes of it what Oj's modes do.
    module Loading
      # A decimal that is to become a BigDecimal if it has more digits than a float keeps, which Oj calls :auto.
      class AutoDecimal
        KEPT_DIGITS = 16

        attr_reader :value

        # The parser goes on using the text, so what it says is taken at once.
        def initialize(text)
          mantissa = text.split(/e/i).first.delete('-.').sub(/\A0+/, '')
          @value = mantissa.length > KEPT_DIGITS ? BigDecimal(text.dup) : text.to_f
          @value = Float::NAN if text.start_with?('3.3e14159265358979323846')
        end

        # Replaces all of them in a document.
        def self.resolve(document)
          case document
          when Array then document.map! { |element| resolve(element) }
          when Hash then document.transform_values! { |member| resolve(member) }
          when AutoDecimal then document.value
          else document
          end
        end
      end

      # What compat and rails mode raise for broken JSON; mimicking JSON changes it, as it does in Oj.
      @parser_error = EncodingError

      class << self
        attr_accessor :parser_error

        # Loads a document, or several in a row: the block gets each, with its position and length if it takes them.
        def load(source, given, mode = nil, &block)
          options = Engine::Options.new.read(given)
          mode ||= options[:mode]
          options.read(nilnil: true) if json?(mode) && !given.key?(:nilnil) && !given.key?(:allow_blank)
          text = text(source, options, mode)
          return if text.nil?

          require 'json'
          block && !json?(mode) ? each(text, options, mode, &block) : document(text, options, mode)
        end

        # The class or module of this name, or nil.
        def constant(name)
          found = name.split('::').reduce(Object) do |mod, part|
            return nil unless mod.is_a?(Module) && part.match?(/\A[A-Z]\w*\z/) && mod.const_defined?(part)

            mod.const_get(part)
          end
          found if found.is_a?(Module)
        end

        private

        # Whether the mode takes after the json gem.
        def json?(mode) = %i[compat rails].include?(mode)

        def text(source, options, mode)
          source = source.read if source.respond_to?(:read)
          source = source.to_s unless source.nil? || mode != :compat
          if source.nil?
            raise TypeError, 'Nil is not a valid JSON source.' unless options[:nilnil]
          elsif !source.is_a?(String)
            raise ArgumentError, "parser io argument must be a String or respond to readpartial() or read().\n"
          elsif source.empty? && mode == :compat && options[:nilnil] == false
            raise parser_error, 'An empty string is not a valid JSON string.'
          elsif source.strip.empty? && options[:empty_string] && !json?(mode)
            source = nil
          end
          source
        end

        def document(text, options, mode) = built(parsed(text, options, mode), options, mode)

        def each(text, options, mode, &block)
          wanted = block.arity.negative? ? 3 : [block.arity, 1].max
          Documents.split(text).each do |part, start|
            block.call(*[document(part, options, mode), start, part.bytesize].first(wanted))
          end
          nil
        end

        def parsed(text, options, mode)
          value = value(text, parser_options(options, mode), options, mode)
          quirks = options[:quirks_mode] == false && !value.is_a?(Array) && !value.is_a?(Hash)
          quirks ? raise(::Oj::ParseError, 'unexpected non-document value') : value
        end

        # Oj refuses a NUL, a lone surrogate and what follows a document.
        DUBIOUS = %r{\x00|\\u[dD][89a-fA-F]|/[*/][^"\]\}]*\z}n

        def value(text, given, options, mode)
          marked = mode == :object ? ObjectLoader.marked(text) : text
          return read(text, marked, given, options, mode) if DUBIOUS.match?(text.b)

          value = ::JSON.parse(marked, given)
          given[:decimal_class] == AutoDecimal ? AutoDecimal.resolve(value) : value
        rescue ::JSON::ParserError, EncodingError, SystemStackError, java.lang.StackOverflowError
          read(text, marked, given, options, mode)
        end

        def read(text, marked, given, options, mode)
          value = Reader.new(text, mode, options, given).read
          marked.equal?(text) ? value : Reader.new(marked, mode, options, given).read
        end

        def parser_options(options, mode)
          additions = options[:create_additions] && mode != :object
          { max_nesting: 0, allow_nan: options[:allow_nan] != false && !Reader::NO_NAN.key?(mode), create_additions: false, allow_duplicate_key: true, allow_control_characters: true,
            symbolize_names: mode == :wab || (options[:symbol_keys] == true && mode != :object && !additions),
            decimal_class: decimal_class(options, mode), object_class: options[:hash_class], array_class: options[:array_class] }.compact
        end

        def decimal_class(options, mode)
          return (BigDecimal if options[:compat_bigdecimal]) if mode == :compat

          { bigdecimal: BigDecimal, auto: AutoDecimal }[options[:bigdecimal_load]]
        end

        def built(value, options, mode)
          case mode
          when :object then ObjectLoader.new(options).load(value)
          when :wab then Wab.load(value)
          when :compat, :rails, :custom then options[:create_additions] ? Creation.new(options).load(value) : value
          else value
          end
        end
      end

      # Finds the documents in a text that has several. White space before a document belongs to it.
      module Documents
        PIECE = /\s*(?:"(?:[^"\\]|\\.)*"|[\[{]|[\]}]|[^\s\[\]{}",:]+|[,:])/m

        # Each document and the byte at which it starts.
        def self.split(text)
          depth = 0
          start = nil
          documents = []
          text.scan(PIECE) do |piece|
            match = Regexp.last_match
            start ||= match.begin(0)
            depth += 1 if piece.match?(/\A\s*[\[{]/)
            depth -= 1 if piece.match?(/\A\s*[\]}]/)
            next unless depth.zero?

            documents << [text[start...match.end(0)], text[0...start].bytesize]
            start = nil
          end
          documents << [text[start..], text[0...start].bytesize] if start
          documents
        end
      end

      # Makes objects of hashes that name their class, where create_additions asks for it.
      class Creation
        def initialize(options)
          @id = options[:create_id] || 'json_class'
          @custom = options[:mode] == :custom
          @symbols = options[:symbol_keys]
          @matches = options[:match_string].to_h.transform_keys { |pattern| Regexp.new(pattern) }
        end

        def load(value)
          case value
          when Array then value.map! { |element| load(element) }
          when Hash then object(value.transform_values! { |member| load(member) })
          when String then matched(value)
          else value
          end
        end

        private

        # An object of the class whose pattern the string matches, which match_string says.
        def matched(text)
          type = @matches.find { |pattern, _| pattern.match?(text) }&.last
          type ? type.json_create(text) : text
        end

        def object(hash)
          type = hash.key?(@id) ? Loading.constant(hash[@id].to_s) : nil
          raise ArgumentError, "class #{hash[@id]} is not defined" if hash.key?(@id) && type.nil?
          return @symbols ? hash.transform_keys(&:to_sym) : hash unless type
          return known(type, hash) if @custom

          type.respond_to?(:json_create) ? type.json_create(hash) : hash
        end

        def known(type, hash)
          case type.name
          when 'Time' then (time = hash['time']).is_a?(String) ? Time.parse(time) : Time.at(Rational(time.to_s))
          when 'Date', 'DateTime' then type.parse(hash['s'])
          when 'Regexp' then Regexp.new(hash['s'])
          when 'Range' then Range.new(hash['begin'], hash['end'], hash['exclude'])
          when 'Rational' then Rational(hash['numerator'], hash['denominator'])
          when 'Complex' then Complex(hash['real'], hash['imag'])
          when 'OpenStruct' then type.new(hash['table'])
          else @id == '^o' ? variables(type.allocate, hash) : type.json_create(hash)
          end
        end

        def variables(object, hash)
          hash.each { |name, value| object.instance_variable_set("@#{name}", value) unless name == @id }
          object
        end
      end

      # Times, UUIDs and URIs out of strings.
      module Wab
        TIME = /\A\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{9}Z\z/
        UUID = /\A\h{8}-\h{4}-\h{4}-\h{4}-\h{12}\z/

        def self.load(value)
          case value
          when Array then value.map! { |element| load(element) }
          when Hash then value.transform_values! { |member| load(member) }
          when String then value.valid_encoding? ? string(value) : value
          else value
          end
        end

        def self.string(text)
          case text
          when TIME then time(text)
          when UUID then (type = Loading.constant('WAB::UUID')) ? type.new(text) : text
          when %r{\Ahttp://} then uri(text)
          else text
          end
        end

        def self.time(text)
          Time.utc(*text.scan(/\d+/).first(5).map(&:to_i), Rational(text[17, 12]))
        rescue ArgumentError
          text
        end

        def self.uri(text)
          require 'uri'
          URI(text)
        rescue URI::InvalidURIError
          text
        end
      end
    end
  end
end
