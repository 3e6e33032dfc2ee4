# frozen_string_literal: true

# One contender, which JOT_BENCH names. Reads commands, a line each, and answers each with a line of JSON:
#   prepare SECONDS NAME   make the document, run it for so long, say what came of it and how long a call takes
#   lap CALLS NAME         nanoseconds per call
require_relative 'calls'
require 'digest'
require_relative 'documents'

# Makes one call in a loop with nothing else in it.
class Worker
  CALL = Calls.load(ENV.fetch('JOT_BENCH', 'json'))

  def version
    { ruby: RUBY_DESCRIPTION, json: JSON::VERSION, generator: JSON.generator.name, oj: (Oj::VERSION if defined?(Oj)), call: CALL, java: java }.compact
  end

  # JRuby compiles a method when it has been called often, not while a loop in it goes on.
  def compile
    @document = []
    500.times { nanos(10) }
  end

  def prepare(seconds, name)
    @document = Documents.make(name)
    text = generate(@document)
    stop = now + (seconds * 1_000_000_000).to_i
    calls = 1
    calls *= 2 while nanos(calls) * calls < 10_000_000
    nanos(calls) while now < stop
    { bytes: text.bytesize, digest: Digest::SHA256.hexdigest(text.gsub(/0x\h+/, '0x')), nanos: nanos(calls) }
  end

  class_eval <<~RUBY, __FILE__, __LINE__ + 1
    def generate(document) = #{CALL}

    def nanos(calls)
      document = @document
      done = 0
      start = now
      while done < calls
        #{CALL}
        done += 1
      end
      (now - start).fdiv(calls)
    end
  RUBY

  private

  # Nanoseconds: of the clock on the wall, or of the CPU that this thread had, where other programs want it too.
  if ENV['JOT_BENCH_CLOCK'] != 'cpu'
    def now
      Process.clock_gettime(Process::CLOCK_MONOTONIC, :nanosecond)
    end
  elsif RUBY_ENGINE == 'jruby'
    THREADS = Java::JavaLangManagement::ManagementFactory.thread_mx_bean

    def now
      THREADS.current_thread_cpu_time
    end
  else
    def now
      Process.clock_gettime(Process::CLOCK_THREAD_CPUTIME_ID, :nanosecond)
    end
  end

  def java
    return nil unless RUBY_ENGINE == 'jruby'

    flags = Java::JavaLangManagement::ManagementFactory.runtime_mx_bean.input_arguments.to_a
    [ENV_JAVA['java.vm.name'], ENV_JAVA['java.runtime.version'], *flags].join(' ')
  end
end

worker = Worker.new
worker.compile
$stdout.sync = true
$stdout.puts JSON.generate(worker.version)
while (line = $stdin.gets)
  command, number, name = line.chomp.split(' ', 3)
  answer = command == 'prepare' ? worker.prepare(number.to_f, name) : [worker.nanos(number.to_i)]
  $stdout.puts JSON.generate(answer)
end
