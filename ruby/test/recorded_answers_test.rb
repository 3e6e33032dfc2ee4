# frozen_string_literal: true

require 'jot/json'
require 'zlib'
require_relative 'differential/differential_case'

# data/mri-2.21.1.txt.gz holds what json 2.21.1 on MRI answered; bin/differential record makes it.
class RecordedAnswersTest < Test::Unit::TestCase
  ANSWERS = File.join(__dir__, 'data', 'mri-2.21.1.txt.gz')

  def setup
    @deprecated = Warning[:deprecated]
    @verbose = $VERBOSE
    Warning[:deprecated] = true
    $VERBOSE = false
  end

  def teardown
    Warning[:deprecated] = @deprecated
    $VERBOSE = @verbose
  end

  test 'every recorded case is answered as MRI answered it' do
    lines = Zlib.gunzip(File.binread(ANSWERS)).lines(chomp: true)
    assert_operator lines.length, :>=, 1000
    lines.each do |line|
      number = line[/\A\d+/]
      assert_equal line.b, "#{number} #{DifferentialCase.new(Integer(number)).answer}".b
    end
  end
end
