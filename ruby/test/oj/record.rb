# frozen_string_literal: true

# Prints what Oj answers, a line for each case: for MRI with Oj on the load path. See ruby/OJ.md.
require 'oj'
require_relative 'cases'

# Without it Oj raises NameError where it wants to raise NestingError.
module JSON
  module Ext
    module Generator
      State = Class.new
    end
  end
end

last = nil
OjCases.each do |name, options|
  answer = OjCases.answer(name, options)
  $stdout.write(answer == last ? "=\n" : "#{answer}\n".b)
  last = answer
end
