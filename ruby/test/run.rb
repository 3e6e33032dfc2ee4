# frozen_string_literal: true

# Runs every test beside this file, or those that are named.
require 'test/unit'

$LOAD_PATH.unshift(__dir__)
files = ARGV.empty? ? Dir[File.join(__dir__, '*_test.rb')].sort : ARGV.map { |name| File.expand_path(name) }
ARGV.clear
files.each { |file| require file }
