# frozen_string_literal: true

require_relative 'lib/jot/version'

Gem::Specification.new do |spec|
  spec.name = 'jot-oj'
  spec.version = Jot::VERSION
  spec.platform = 'java'
  spec.summary = "Oj's dumper for JRuby, on Jot's engine"
  spec.authors = ['Jot']
  spec.license = 'MIT'
  spec.files = Dir['lib/oj.rb', 'lib/jot/oj.rb', 'lib/jot/oj/*.rb'] + %w[OJ.md LICENSE CHANGELOG.md]
  spec.required_ruby_version = '>= 3.4'
  spec.add_dependency 'jot-json', Jot::VERSION
end
