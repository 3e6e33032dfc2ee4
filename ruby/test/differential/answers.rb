# frozen_string_literal: true

# Prints what the json gem that `require` finds, or Jot on JRuby, answers to the cases from FROM to TO (excluded).
require RUBY_ENGINE == 'jruby' && ENV['JOT'] != '0' ? 'jot/json' : 'json'
require_relative 'differential_case'

Warning[:deprecated] = true
$VERBOSE = false
$stdout.sync = false
from, to = ARGV.map { |text| Integer(text) }
(from...to).each { |number| puts "#{number} #{DifferentialCase.new(number).answer}" }
