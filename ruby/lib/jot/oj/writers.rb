# frozen_string_literal: true

module Oj
  # Builds a document piece by piece: what StringWriter and StreamWriter share.
  module Writer
    # Begins a member; a value has to follow.
    def push_key(key)
      raise StandardError, 'Can not push more than one key before pushing a non-key.' if @key_written
      raise StandardError, 'Can only push a key onto an Object.' unless @open.last == '}'

      start(key)
      @key_written = true
      nil
    end

    def push_object(key = nil) = open_container('{', '}', key)

    def push_array(key = nil) = open_container('[', ']', key)

    # Adds any value as the mode dumps it.
    def push_value(value, key = nil)
      start(key)
      @text << Jot::Oj::Engine.dump_at(value, @options, [], @hooks, @open.length)
      @fresh = false
      nil
    end

    # Adds text that has to be JSON already.
    def push_json(json, key = nil)
      start(key)
      @text << json
      @fresh = false
      nil
    end

    # Closes the array or object that was opened last.
    def pop
      raise StandardError, 'Can not pop after writing a key but no value.' if take_key
      raise StandardError, 'Can not pop with no open array or object.' if @open.empty?

      bracket = @open.pop
      @text << fill << bracket
      @text << "\n" if @open.empty? && @indent >= 0
      @fresh = false
      nil
    end

    # Closes all of them.
    def pop_all
      pop until @open.empty?
      nil
    end

    private

    def prepare(options)
      given = options.is_a?(Hash) ? options : {}
      @options = Jot::Oj::Engine::Options.new.read(given)
      @options.read(mode: :custom) if @options[:mode] == :wab
      @keys = Jot::Oj::Engine::Options.new.read(given).read(mode: :strict)
      @hooks = @options[:mode] != :compat || @options[:use_to_json] == true
      @indent = @options[:indent].is_a?(Integer) ? @options[:indent] : 0
      restart
    end

    def restart
      @text = +''
      @open = []
      @fresh = true
      @key_written = false
    end

    def open_container(bracket, closing, key)
      start(key)
      @text << bracket
      @open << closing
      @fresh = true
      nil
    end

    # What goes before a value: nothing if its key was pushed, else a comma, white space and the key.
    def start(key)
      key = key_text(key) unless key.nil?
      return if take_key
      raise StandardError, 'Can not push onto an Object without a key.' if key.nil? && @open.last == '}'

      @text << ',' unless @fresh || @open.empty?
      @text << fill unless @open.empty?
      @text << Jot::Oj::Engine.dump_at(key, @keys, [], false, 0) << ':' unless key.nil?
      @fresh = false
    end

    def take_key
      written = @key_written
      @key_written = false
      written
    end

    # Keys end at the first zero byte.
    def key_text(key)
      raise TypeError, "no implicit conversion of #{key.class} into String" unless key.respond_to?(:to_str)

      key.to_str[/\A[^\0]*/]
    end

    def fill = @indent.positive? ? "\n#{' ' * (@indent * @open.length)}" : ''
  end

  # Builds a document piece by piece, as a string.
  class StringWriter
    include Writer

    class << self
      # Whether as_json lets the text be pasted.
      attr_accessor :optimized
    end

    def initialize(options = nil) = prepare(options)

    def push_object(key = nil)
      super
      block_given? ? closing { yield } : nil
    end

    def push_array(key = nil)
      super
      block_given? ? closing { yield } : nil
    end

    # Starts over.
    def reset
      restart
      nil
    end

    # The document as far as it is written.
    def to_s = @text.dup

    alias raw_json to_s

    def as_json(*) = StringWriter.optimized ? self : {}

    private

    def closing
      yield
      pop
    end
  end

  # Builds a document piece by piece, on an IO.
  class StreamWriter
    include Writer

    def initialize(stream, options = nil)
      raise ArgumentError, 'expected an IO Object.' unless stream.respond_to?(:write)

      @stream = stream
      size = options.is_a?(Hash) ? options[:buffer_size] : nil
      raise ArgumentError, ':buffer size must be a Integer.' unless size.nil? || size.is_a?(Integer)

      @limit = size || 0
      prepare(options)
    end

    %i[push_key push_object push_array push_value push_json pop].each do |name|
      define_method(name) do |*arguments|
        super(*arguments)
        flush if @text.bytesize > @limit
        nil
      end
    end

    def pop_all
      super
      flush
    end

    # Writes what is still kept back.
    def flush
      @stream.write(@text)
      @text = +''
      nil
    end
  end
end
