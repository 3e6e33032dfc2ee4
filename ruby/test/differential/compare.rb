# frozen_string_literal: true

# Compares two files of answers line by line; shows the first differences.
expected, actual = ARGV.map { |name| File.foreach(name, mode: 'rb') }
lines = differences = 0
expected.zip(actual) do |wanted, got|
  lines += 1
  next if wanted == got

  differences += 1
  puts "MRI: #{wanted}Jot: #{got}\n" if differences <= Integer(ENV.fetch('SHOW', '20'))
end
puts "#{lines} answers compared, #{differences} differ"
exit differences.zero? && lines.positive?
