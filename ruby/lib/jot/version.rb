# frozen_string_literal: true

module Jot
  VERSION = '0.1.0'
end
