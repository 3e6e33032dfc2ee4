# frozen_string_literal: true

require_relative 'lib/jot/version'

Gem::Specification.new do |spec|
  spec.name = 'jot-json'
  spec.version = Jot::VERSION
  spec.platform = 'java'
  spec.summary = "The json gem's generator for JRuby: what MRI prints, several times faster"
  spec.authors = ['Jot']
  spec.license = 'MIT'
  spec.files = Dir['lib/**/*.{rb,jar}'].grep_v(%r{(\A|/)oj(/|\.rb)}) + %w[README.md LICENSE CHANGELOG.md]
  spec.required_ruby_version = '>= 3.4'
  spec.add_dependency 'json', '>= 2.18'
end
