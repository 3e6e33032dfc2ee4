# frozen_string_literal: true

require 'jot/oj'
require_relative 'scenarios'

# ../data/oj-3.17.5-scenarios.txt holds what Oj 3.17.5 on MRI showed; record_scenarios.rb makes it.
class ScenariosTest < Test::Unit::TestCase
  RECORDED = File.read(File.expand_path('../data/oj-3.17.5-scenarios.txt', __dir__), encoding: 'UTF-8')
                 .split(/^== (.*)\n/).drop(1).each_slice(2).to_h

  OjScenarios::ALL.each_key do |name|
    test "settings and state: #{name}" do
      assert_equal RECORDED.fetch(name).chomp, ScenariosTest.fresh(OjScenarios.script(name))
    end
  end

  # What a script returns in a JRuby of its own.
  def self.fresh(script)
    container = org.jruby.embed.ScriptingContainer.new(org.jruby.embed.LocalContextScope::SINGLETHREAD)
    container.load_paths = $LOAD_PATH
    container.run_scriptlet("# encoding: UTF-8\n#{script}").to_s
  ensure
    container&.terminate
  end
end
