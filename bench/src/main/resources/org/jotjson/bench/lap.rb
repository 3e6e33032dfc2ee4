# Times one document as Stopwatch does. Arguments: the name of the document, and its file if it has one.

# What no library knows, written by a hook.
Badge = Struct.new(:name, :level) do
  def to_json(*args)
    { name: name, level: level }.to_json(*args)
  end
end

# A time or a day, in the words of Java's.
Words = Struct.new(:to_s) do
  def to_json(*args)
    to_s.to_json(*args)
  end
end

def document(name, file)
  case name
  when 'small mixed' then [1, 'string', { a: 1, b: 2 }, [3, 4, 5]]
  when 'small nested array' then [[1, 2, 3, 4, 5]] * 10
  when 'small hash' then { 'username' => 'jhawthorn', 'id' => 123, 'event' => 'wrote json serializer' }
  when 'integers' then (1_000_000..1_001_000).to_a
  when 'mixed utf8' then ["#{'a' * 5_000}\u20ac#{'a' * 5_000}"] * 500
  when 'mostly utf8' then ["\u20ac" * 3_333] * 500
  when 'bytes.128.single-escape-at-end' then ["#{'a' * 127}\n"] * 10_000
  when 'many to_json calls'
    [{ object: Badge.new('speaker', 7), int: 12, float: 54.3, class: 'java.lang.Double',
       time: Words.new('2026-11-30T16:10:14.125Z'), date: Words.new('2026-11-30') }] * 20
  else JSON.parse(File.read(file, mode: 'r:BOM|UTF-8'), max_nesting: false)
  end
end

NANOS = ->() { Process.clock_gettime(Process::CLOCK_MONOTONIC, :nanosecond) }

# A round of so many nanoseconds; nanoseconds per call. Looks at the clock about twice a millisecond.
def round(tree, nanos)
  begin_at = now = NANOS.call
  calls = 0
  while now - begin_at < nanos
    i = 0
    while i < $batch
      encode(tree)
      i += 1
    end
    calls += $batch
    at = NANOS.call
    $batch *= 2 if at - now < 500_000
    now = at
  end
  (now - begin_at).fdiv(calls)
end

tree = document(*ARGV)
answer(begin
  encode(tree)
rescue StandardError, SystemStackError
  nil
end)

# The text was the right one: how many rounds to warm up and to measure, and how long they are.
if (plan = $stdin.gets)
  warm_ups, rounds, millis = plan.split.map(&:to_i)
  $batch = 1
  nanos = millis * 1_000_000
  warm_ups.times { round(tree, nanos) }
  puts(Array.new(rounds) { round(tree, nanos).round(3) }.join(' '))
  $stdout.flush
end
