# frozen_string_literal: true

# What the contenders are timed at, by name. Each loads what it needs.
module Calls
  MODE = { mode: :compat }.freeze

  class << self
    # Loads a contender's library and returns the call as Ruby source, for a +document+.
    def load(name)
      __send__(name.tr('-', '_'))
    end

    private

    def json
      require 'json'
      'JSON.generate(document)'
    end

    def jot
      require 'jot/json'
      'JSON.generate(document)'
    end

    def oj
      require 'json'
      require 'oj'
      'Oj.dump(document, Calls::MODE)'
    end

    def rails
      require 'json'
      active_support
      'ActiveSupport::JSON.encode(document)'
    end

    def rails_oj
      rails
      require 'oj'
      Oj.optimize_rails
      'ActiveSupport::JSON.encode(document)'
    end

    # It expects that logger and bigdecimal are there.
    def active_support
      require 'logger'
      require 'bigdecimal'
      require 'active_support'
      require 'active_support/json'
    end
  end
end
