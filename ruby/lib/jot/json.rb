# frozen_string_literal: true

# Makes the json gem generate with Jot. Before or after `require 'json'`.
raise LoadError, 'jot/json needs JRuby' unless RUBY_ENGINE == 'jruby'

require 'json'
require 'jot/version'
require 'jot/jot-core.jar'
require 'jot/jot-ruby.jar'

JRuby::Util.load_ext('org.jotjson.ruby.Service')
require 'jot/generator'
