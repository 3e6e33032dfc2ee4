# frozen_string_literal: true

# Oj for JRuby, on Jot's engine.
raise LoadError, 'jot/oj needs JRuby' unless RUBY_ENGINE == 'jruby'

require 'bigdecimal'
require 'date'
require 'ostruct'
require 'time'
require 'jot/version'
require 'jot/jot-core.jar'
require 'jot/jot-ruby.jar'

module Jot
  # What Oj is made of on Jot.
  module Oj
    @strict_compat = false

    class << self
      # Whether Oj's security holes are kept too: see the README.
      attr_reader :strict_compat

      def strict_compat=(on)
        Engine.set(:strict_compat, on)
        @strict_compat = on ? true : false
      end
    end
  end
end

JRuby::Util.load_ext('org.jotjson.ruby.oj.OjService')
require 'jot/oj/kinds'
require 'jot/oj/bare'
require 'jot/oj/times'
require 'jot/oj/compat'
require 'jot/oj/custom'
require 'jot/oj/object'
require 'jot/oj/rails'
require 'jot/oj/api'
require 'jot/oj/bag'
require 'jot/oj/writers'
require 'jot/oj/additions'
require 'jot/oj/mimic'
require 'jot/oj/active_support'
require 'jot/oj/reader_source'
require 'jot/oj/reader'
require 'jot/oj/loading'
require 'jot/oj/object_loader'
