# frozen_string_literal: true

module Jot
  module Oj
    # A text that is read, how far, and what was found wrong with it.
    class Source
      # An error is known, and nothing more will be read.
      class Stopped < StandardError
      end

      # The longest message that Oj has room for.
      ROOM = 254

      attr_reader :text, :stack, :error
      attr_accessor :at

      def initialize(text)
        @text = text.b
        @at = 0
        @stack = []
      end

      # The character here, or further on. The end counts as a NUL.
      def char(ahead = 0) = @text[@at + ahead] || "\0"

      # Takes the character here.
      def take
        found = char
        @at += 1
        found
      end

      # Where this comes next, or the end.
      def index(pattern) = @text.index(pattern, @at) || @text.length

      # Notes an error, in the words of Oj and with the line of its C code, and goes on: another one may take its place.
      def note(message, line, file = 'parse.c')
        @error = "#{after(message)} at #{place} [#{file}:#{line}]"
      end

      # The same, but ends it.
      def stop(message, line, file = 'parse.c')
        note(message, line, file)
        raise Stopped
      end

      # An error without a place.
      def refuse(message)
        @error = message
        @placeless = true
        raise Stopped
      end

      def placeless? = @placeless

      private

      # The keys and lengths of what is open.
      def after(message)
        path = "#{message} (after "
        start = path.length
        @stack.each do |frame|
          part = frame.key&.b || ("[#{frame.value.length}]" if frame.value.is_a?(Array)) || ''
          break if path.length + part.length + 1 >= ROOM

          path << '.' if frame.key && path.length > start
          path << part
        end
        "#{path})".force_encoding(Encoding::UTF_8)
      end

      def place
        last = @at - 1
        line_start = last.positive? ? @text[0..last].rindex("\n") || 0 : 0
        column = [last - line_start, 0].max + 1
        "line #{last.positive? ? @text[1...line_start + 1].to_s.count("\n") + 1 : 1}, column #{column}"
      end
    end

    # Strings with escapes.
    class EscapedText
      PLAIN = { 'n' => "\n", 'r' => "\r", 't' => "\t", 'f' => "\f", 'b' => "\b", '"' => '"', '/' => '/', '\\' => '\\' }.freeze
      SURROGATES = (0xD800..0xDFFF)

      def initialize(source, lenient:, lone_surrogates:)
        @source = source
        @lenient = lenient
        @lone_surrogates = lone_surrogates
      end

      # The text that starts there, and the position behind its closing quote. The source stays at the first backslash.
      def read(start)
        read = @source.text[start...@source.at]
        @next = @source.at
        until @source.text[@next] == '"'
          stop = @source.text.index(/["\\\0]/n, @next)
          unterminated(408) if stop.nil? || @source.text[stop] == "\0"
          read << @source.text[@next...stop]
          @next = stop
          read << escape if @source.text[stop] == '\\'
        end
        [read, @next + 1]
      end

      private

      def unterminated(line) = @source.stop('quoted string not terminated', line)

      def escape
        char = @source.text[@next + 1] || unterminated(418)
        @next += 2
        return PLAIN[char] if PLAIN.key?(char)
        return utf8(code) if char == 'u'
        return char if @lenient

        @source.at = @next - 1
        @source.stop('invalid escaped character', 477)
      end

      def code
        high = hex
        return high unless SURROGATES.cover?(high)
        return pair(high) if @source.text[@next, 2] == '\\u'
        return high if @lone_surrogates

        @source.at = @next
        @source.stop('invalid escaped character', 450)
      end

      def pair(high)
        @next += 2
        0x10000 + ((high - 0xD800 & 0x3FF) << 10 | (hex - 0xDC00 & 0x3FF))
      end

      def hex
        digits = @source.text[@next, 4]
        @source.stop('invalid hex character', 143) unless digits.match?(/\A\h{4}\z/)
        @next += 4
        digits.hex
      end

      def utf8(code)
        return [code].pack('U').b unless SURROGATES.cover?(code)

        [0xE0 | code >> 12, 0x80 | (code >> 6 & 0x3F), 0x80 | (code & 0x3F)].pack('C*')
      end
    end

    # Numbers, and NaN and the infinities.
    class Numeral
      FLOAT = /\A[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?\z/i

      def initialize(source, mode, options, decimals)
        @source = source
        @mode = mode
        @options = options
        @decimals = decimals
      end

      # The number that starts here.
      def read
        start = @source.at
        negative = sign
        case @source.char
        when 'I' then infinity(negative)
        when 'N', 'n' then not_a_number
        else
          whole
          bare = @source.at - start == (negative.nil? ? 0 : 1)
          decimal = [fraction(bare), exponent].any?
          value(@source.text[start...@source.at], decimal)
        end
      end

      private

      def sign
        return unless ['-', '+'].include?(@source.char)

        unknown(628) if @source.char == '+' && @mode == :strict
        @source.take == '-'
      end

      def unknown(line, file = 'parse.c') = @source.stop('not a number or other value', line, file)

      def infinity(negative)
        unknown(635) if @options[:allow_nan] == false || @source.text[@source.at, 8] != 'Infinity'
        @source.at += 8
        negative ? -Float::INFINITY : Float::INFINITY
      end

      def not_a_number
        unknown(642) unless @source.char(1) == 'a' && %w[N n].include?(@source.char(2))
        @source.at += 3
        Float::NAN
      end

      def digits
        found = @source.text.match(/\d*/n, [@source.at, @source.text.length].min)[0]
        @source.at += found.length
        found
      end

      def whole
        found = digits
        @source.stop('not a number', 665) if @mode == :compat && found.match?(/\A0\d*[1-9]/)
      end

      # Nothing but a sign may stand before the point where that is +bare+.
      def fraction(bare)
        return unless @source.char == '.'

        @source.take
        exact = %i[strict compat].include?(@mode)
        @source.stop('not a number', 680) if exact && bare
        @source.stop('not a number', 684) if exact && !@source.char.match?(/\d/)
        !digits.empty?
      end

      def exponent
        return unless %w[e E].include?(@source.char)

        @source.take
        @source.take if ['-', '+'].include?(@source.char)
        digits
        true
      end

      def value(text, decimal)
        return text.to_i unless decimal

        @source.refuse('Invalid float') unless FLOAT.match?(text)
        return text.to_f unless @decimals

        @decimals == BigDecimal ? BigDecimal(text) : @decimals.new(text).value
      end
    end
  end
end
