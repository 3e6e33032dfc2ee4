# frozen_string_literal: true

# Medians, and how many times faster than the others the first contender is.
class Table
  def self.median(numbers)
    sorted = numbers.sort
    (sorted[(sorted.length - 1) / 2] + sorted[sorted.length / 2]) / 2
  end

  def self.micros(nanos)
    micros = nanos / 1000
    format(micros < 10 ? '%.3f' : micros < 1000 ? '%.1f' : '%.0f', micros)
  end

  # What stands for all laps: the median; of CPU time the best, for only other programs make it longer.
  def self.figure(laps)
    ENV['JOT_BENCH_CLOCK'] == 'cpu' ? laps.min : median(laps)
  end

  # A row while the race is on.
  def self.line(row)
    "#{row[:document]}: #{row[:nanos].map { |name, laps| "#{name} #{micros(figure(laps))}" }.join(', ')}"
  end

  def initialize(rows)
    @rows = rows
    @first, *@others = rows.first[:nanos].keys
  end

  def to_s
    head = ['document', "#{@first} µs", *@others.flat_map { |name| ["#{name} µs", "÷ #{@first}"] }]
    lines = [head, head.map { '---' }, *@rows.map { |row| cells(row) }, means]
    text = lines.map { |line| "| #{line.join(' | ')} |" }.join("\n")
    "#{ENV['JOT_BENCH_CLOCK'] == 'cpu' ? 'Best laps' : 'Medians'}. * = not the text that #{@first} writes.\n\n#{text}"
  end

  private

  def cells(row)
    [row[:document], self.class.micros(self.class.figure(row[:nanos][@first])), *@others.flat_map do |name|
      same = row[:digests][name] == row[:digests][@first]
      [self.class.micros(self.class.figure(row[:nanos][name])) + (same ? '' : '*'), format('%.2f', ratio(row, name))]
    end]
  end

  def ratio(row, name)
    self.class.figure(row[:nanos][name]) / self.class.figure(row[:nanos][@first])
  end

  def means
    ['geometric mean', '', *@others.flat_map do |name|
      logs = @rows.map { |row| Math.log(ratio(row, name)) }
      ['', format('%.2f', Math.exp(logs.sum / logs.length))]
    end]
  end
end
