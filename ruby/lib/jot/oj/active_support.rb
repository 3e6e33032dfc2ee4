# frozen_string_literal: true

module Oj
  # Encodes as Active Support does.
  module Rails
    class << self
      # JSON of an object, as_json called with the arguments that follow it.
      def encode(object, *arguments)
        options = Jot::Oj::Engine::Options.new.read(mode: :rails)
        Jot::Oj::Engine.dump_at(object, options, arguments, true, nil)
      end

      # Lets Oj write objects of these classes, or of all that it knows, without asking as_json.
      def optimize(*types) = switch(types, true)

      def deoptimize(*types) = switch(types, false)

      def optimized?(type) = Jot::Oj::RailsMode.global.on?(type)

      def mimic_JSON = Jot::Oj::Mimic.methods

      # Makes ActiveSupport::JSON encode with Oj, by the settings of ActiveSupport::JSON::Encoding.
      def set_encoder
        raise StandardError, 'ActiveSupport not loaded.' unless Object.const_defined?(:ActiveSupport)

        ::ActiveSupport.json_encoder = Encoder
        encoding = ::ActiveSupport::JSON::Encoding
        Settings.take(encoding)
        encoding.singleton_class.prepend(Settings) unless encoding.singleton_class.include?(Settings)
        nil
      end

      # Parsing stays the json gem's, which ActiveSupport::JSON calls anyway.
      def set_decoder = nil

      private

      def switch(types, on)
        Jot::Oj::RailsMode.global.optimize(types, on)
        StringWriter.optimized = on
        nil
      end
    end

    # Tells Oj what ActiveSupport::JSON::Encoding is set to. Prepended to its singleton class.
    module Settings
      def self.take(encoding)
        Jot::Oj::RailsMode.standard_times = encoding.use_standard_json_time_format == true
        Jot::Oj::Engine.set(:escapes_html, encoding.escape_html_entities_in_json == true)
        Jot::Oj::Engine.defaults = { second_precision: encoding.time_precision }
      end

      def use_standard_json_time_format=(standard)
        super
        Jot::Oj::RailsMode.standard_times = standard ? true : false
      end

      def escape_html_entities_in_json=(escape)
        super
        Jot::Oj::Engine.set(:escapes_html, escape == true)
      end

      def time_precision=(digits)
        super
        Jot::Oj::Engine.defaults = { second_precision: digits }
      end
    end

    # An encoder for ActiveSupport.json_encoder=.
    class Encoder
      def initialize(options = nil)
        @arguments = options.nil? ? {} : options
        @options = Jot::Oj::Engine::Options.new.read(@arguments).read(mode: :rails) if @arguments.is_a?(Hash) && !@arguments.empty?
        @table = nil
      end

      def encode(object)
        options = @options || Jot::Oj::Engine::Options.new.read(mode: :rails)
        Jot::Oj::RailsMode.with(@table) { Jot::Oj::Engine.dump_at(object, options, [@arguments.dup], true, nil) }
      end

      # Optimizes classes for this encoder alone.
      def optimize(*types) = switch(types, true)

      def deoptimize(*types) = switch(types, false)

      def optimized?(type) = (@table || Jot::Oj::RailsMode.global).on?(type)

      private

      def switch(types, on)
        @table ||= Jot::Oj::RailsMode.global.copy
        @table.optimize(types, on)
        nil
      end
    end
  end
end
