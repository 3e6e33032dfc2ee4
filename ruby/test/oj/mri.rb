# frozen_string_literal: true

# Oj on MRI, without the json gem.
require 'oj'

# Without it Oj raises NameError where it wants to raise NestingError.
module JSON
  module Ext
    module Generator
      State = Class.new
    end
  end
end
