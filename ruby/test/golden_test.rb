# frozen_string_literal: true

require 'jot/json'
require 'zlib'

# The golden vectors of the engine, through this door.
class GoldenTest < Test::Unit::TestCase
  GOLDEN = File.expand_path('../../core/src/test/resources/golden', __dir__)

  def rows(name)
    lines = Zlib.gunzip(File.binread(File.join(GOLDEN, name))).lines(chomp: true)
    lines.reject { |line| line.start_with?('#') }.map { |line| line.split("\t") }
  end

  test 'floats have the digits and the layout that MRI gives them' do
    rows = rows('floats.tsv.gz')
    assert_operator rows.length, :>, 1000
    rows.each do |bits, *columns|
      assert_equal columns[1], JSON.generate([bits].pack('H*').unpack1('G')), bits
    end
  end

  test 'float_digits: :shortest gives the shortest digits' do
    rows('floats.tsv.gz').each do |bits, *columns|
      float = [bits].pack('H*').unpack1('G')
      assert_equal columns[0], JSON.generate(float, float_digits: :shortest), bits
    end
  end
end
