# frozen_string_literal: true

require 'jot/oj'
require 'zlib'
require_relative 'cases'

# ../data/oj-3.17.5.txt.gz holds what Oj 3.17.5 on MRI answered; record.rb makes it.
class RecordedTableTest < Test::Unit::TestCase
  TABLE = File.expand_path('../data/oj-3.17.5.txt.gz', __dir__)

  def self.answers
    last = nil
    Zlib.gunzip(File.binread(TABLE)).lines(chomp: true).map { |line| line == '=' ? last : (last = line) }
  end

  test 'every recorded call is answered as Oj answered it' do
    answers = RecordedTableTest.answers
    assert_operator OjValues::ALL.length, :>=, 300
    count = 0
    OjCases.each do |name, options|
      expected = answers.fetch(count).b
      count += 1
      actual = OjCases.answer(name, options).b
      next if actual == expected

      assert_true broken?(expected) || foreign?(name, options), "#{name} with #{options}: #{actual} instead of #{expected}"
      assert_false broken?(actual), "#{name} with #{options}: broken text gets out"
    end
    assert_equal answers.length, count
  end

  test 'text that is not UTF-8 gets out as it does from Oj if that is asked for' do
    Jot::Oj.strict_compat = true
    answers = RecordedTableTest.answers
    broken = 0
    OjCases.each.with_index do |(name, options), index|
      next unless broken?(answers[index].b)

      broken += 1
      assert_equal answers[index].b, OjCases.answer(name, options).b, "#{name} with #{options}"
    end
    assert_operator broken, :>, 10
  ensure
    Jot::Oj.strict_compat = false
  end

  private

  # Object mode does not transcode in Oj; what comes of it is broken, or an error where Oj looks.
  def foreign?(name, options)
    value = OjValues::ALL.fetch(name).call
    options[:mode] == :object && value.is_a?(String) && ![Encoding::UTF_8, Encoding::US_ASCII].include?(value.encoding)
  end

  def broken?(text) = !text.dup.force_encoding('UTF-8').valid_encoding?
end
