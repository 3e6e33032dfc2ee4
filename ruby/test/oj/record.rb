# frozen_string_literal: true

# Prints what Oj answers, a line for each case: for MRI with Oj on the load path. See ruby/OJ.md.
require_relative 'mri'
require_relative 'cases'

last = nil
OjCases.each do |name, options|
  answer = OjCases.answer(name, options)
  $stdout.write(answer == last ? "=\n" : "#{answer}\n".b)
  last = answer
end
