# frozen_string_literal: true

module Jot
  module Oj
    # Reads what the json gem refuses: takes what Oj takes though it is not quite JSON, nests as deep as one likes, and words
    # errors as Oj does. Much slower than the json gem's parser.
    class Reader
      # An open container: what is in it, what may come next, the key that was read last, and whether that had escapes.
      Frame = Struct.new(:value, :state, :key, :escaped)

      # What may come next, in Oj's words.
      EXPECTED = {
        array_new: 'array element or close', array_element: 'array element', array_comma: 'comma', hash_new: 'hash pair or close',
        hash_key: 'hash key', hash_colon: 'colon', hash_value: 'hash value', hash_comma: 'comma'
      }.freeze

      LITERALS = { 't' => ['true', true, 118], 'f' => ['false', false, 126], 'n' => ['null', nil, 110] }.freeze
      NUMBERS = [*'0'..'9', '-'].freeze

      # Where the C code of a mode refuses NaN: as a value, an element and a member.
      NO_NAN = { strict: ['strict.c', 76, 129, 101], null: ['strict.c', 76, 129, 101], wab: ['wab.c', 463, 516, 488] }.freeze

      # +given+ are options of the json gem's parser.
      def initialize(text, mode, options, given)
        @source = Source.new(text)
        @stack = @source.stack
        @mode = mode
        @json = %i[compat rails].include?(mode)
        @given = given
        @options = options
        @first = true
        @read = false
      end

      # What the text stands for. Text without anything in it is nil, or an error.
      def read
        begin
          nil until token == :end
        rescue Source::Stopped
          nil
        end
        check_end
        raise_error if @source.error
        @value
      end

      private

      def token
        @source.at = @source.index(/[^ \t\f\n\r]/n)
        check_first(@source.char)
        char = @source.take
        if char == "\0"
          @source.at -= 1
          return :end
        end
        comment if char == '/'
        return if char == '/' && @first

        any(char) unless char == '/'
        raise Source::Stopped if @source.error

        @first = false if @stack.empty?
      end

      def check_first(char)
        if @first
          @source.note('unexpected character', 868) if char == "\0" && (@json || @options[:empty_string] == false)
        elsif char != "\0"
          @source.note('unexpected characters after the JSON document', 875)
        end
      end

      def check_end
        if !@read && !empty_allowed? && (@options[:nilnil] == false || (@mode == :compat && @source.at.positive?))
          @source.note('Empty input', 1266)
          @empty = true
        elsif !@source.error && (open = @stack.last)
          array = open.state.start_with?('array')
          @source.note(array ? 'Array not terminated' : 'Hash/Object not terminated', array ? 1293 : 1299)
        end
      end

      def empty_allowed? = %i[object wab].include?(@mode) || (!@json && @options[:empty_string] == true)

      def raise_error
        json = @json && !@options[:safe] && (@empty || !@source.placeless?)
        raise ::Oj::ParseError, @source.error unless json || @empty
        raise Loading.parser_error, @source.error unless json

        raise Loading.parser_error, "#{@source.error} in '#{@source.text[/\A[^\0]*/n].force_encoding(Encoding::UTF_8)}"
      end

      def any(char)
        case char
        when '{' then open((@given[:object_class] || Hash).new, :hash_new)
        when '[' then open((@given[:array_class] || Array).new, :array_new)
        when '}' then close_hash
        when ']' then close_array
        when ',' then comma
        when ':' then colon
        when '"' then string
        else word(char)
        end
      end

      def word(char)
        if %w[t f].include?(char) || (char == 'n' && @source.char == 'u') then literal(*LITERALS[char])
        elsif char == '+' && @mode == :compat then @source.stop('unexpected character', 890)
        elsif %w[I N].include?(char) && !@options[:allow_nan] then @source.stop('unexpected character', 916)
        elsif NUMBERS.include?(char) || %w[+ I N n].include?(char) then number
        else @source.stop('unexpected character', 936)
        end
      end

      def comment
        case @source.char
        when '*'
          @source.at = @source.index('*/') + 2
          @source.at = @source.text.length if @source.at > @source.text.length
        when '/' then @source.at = @source.index(/[\n\r\f\0]/n)
        else @source.note('invalid comment format', 64)
        end
      end

      def literal(word, value, line)
        word[1..].each_char { |letter| @source.stop("expected #{word}", line) unless @source.take == letter }
        add(value, 98)
      end

      def open(container, state)
        @stack << Frame.new(container, state)
        @read = true
      end

      def comma
        frame = @stack.last
        case frame&.state
        when :array_comma then frame.state = :array_element
        when :hash_comma then frame.state = :hash_key
        else @source.stop('unexpected comma', frame ? 835 : 829)
        end
      end

      def colon
        frame = @stack.last
        @source.stop('unexpected colon', 845) unless frame&.state == :hash_colon
        frame.state = :hash_value
      end

      def close_array
        frame = @stack.pop || @source.stop('unexpected array close', 785)
        closed(frame, %i[array_comma array_new], 'an array', 790)
        add(frame.value, 98)
      end

      def close_hash
        frame = @stack.last || @source.stop('unexpected hash close', 810)
        closed(frame, %i[hash_comma hash_new], 'a hash', 815)
        @stack.pop
        add(frame.value, 98)
      end

      def closed(frame, states, what, line)
        @source.stop("expected #{EXPECTED[frame.state]}, not #{what} close", line) unless states.include?(frame.state)
      end

      # Adds a value to the innermost container; Oj minds at that line that none may stand here.
      def add(value, line, kind = nil)
        frame = @stack.last
        case frame&.state
        when nil
          @value = value
          @read = true
        when :array_new, :array_element
          frame.value << value
          frame.state = :array_comma
        when :hash_value then set(frame, value)
        else @source.stop("expected #{EXPECTED[frame.state]}#{kind}", line)
        end
      end

      def set(frame, value)
        frame.value[@given[:symbolize_names] ? frame.key.to_sym : frame.key] = value
        frame.key = nil if frame.escaped
        frame.state = :hash_comma
      end

      def string
        start = @source.at
        @source.at = @source.index(/["\\\0]/n)
        @source.stop('quoted string not terminated', 539) if @source.at == @source.text.length
        @source.stop('NULL byte in string', 543) if @source.char == "\0"
        text, after = @source.char == '\\' ? escaped.read(start) : [@source.text[start...@source.at], @source.at + 1]
        text.force_encoding(Encoding::UTF_8)
        string_value(text, @source.char == '\\')
        @source.at = after
      end

      def escaped
        @escaped ||= EscapedText.new(@source, lenient: @mode == :compat, lone_surrogates: @options[:allow_invalid_unicode])
      end

      def string_value(text, escaped)
        frame = @stack.last
        return add(text, escaped ? 523 : 588, ', not a string') unless %i[hash_new hash_key].include?(frame&.state)

        frame.key = text.freeze
        frame.escaped = escaped
        frame.state = :hash_colon
      end

      def number
        @source.at -= 1
        value = Numeral.new(@source, @mode, @options, @given[:decimal_class]).read
        check_nan if NO_NAN.key?(@mode) && value.is_a?(Float) && !text_is_number?
        add(value, 767)
      end

      def text_is_number? = @source.text[@source.at - 1].match?(/[\d.]/)

      def check_nan
        file, *lines = NO_NAN[@mode]
        state = @stack.last&.state.to_s
        @read = true
        line = state.empty? ? 0 : %w[array_new array_element].include?(state) ? 1 : 2
        @source.stop('not a number or other value', lines[line], file) if line < 2 || state == 'hash_value'
      end
    end
  end
end
