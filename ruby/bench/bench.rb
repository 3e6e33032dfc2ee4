# frozen_string_literal: true

require 'json'
require 'optparse'
require 'time'
require_relative 'documents'
require_relative 'table'

# A process that generates with one json library, started when it is first asked for something; see worker.rb.
class Contender
  attr_reader :name, :version, :command

  def initialize(name, command, environment = {})
    @name = name
    @command = [*command, File.join(__dir__, 'worker.rb')]
    @environment = environment
  end

  def prepare(seconds, document)
    start unless @io
    ask("prepare #{seconds} #{document}")
  end

  def lap(calls, document)
    ask("lap #{calls} #{document}").first
  end

  def close
    @io&.close
    @io = nil
  end

  private

  def start
    @io = IO.popen([@environment, *@command], 'r+')
    @version = read
  end

  def ask(line)
    @io.puts(line)
    @io.flush
    read
  end

  def read
    line = @io.gets or raise "#{name} has gone"
    JSON.parse(line)
  end
end

# Times JSON.generate of all contenders, lap by lap in turn, so that what disturbs the machine disturbs all.
class Bench
  HOME = File.expand_path('..', __dir__)
  JRUBY = File.join(HOME, 'bin', 'jruby')
  GEM = File.join(HOME, 'target', 'gem', 'lib')

  # A heap that does not grow, with pages that are there: else large documents are a matter of how the collector pages.
  JVM = { 'JAVA_OPTS' => ENV.fetch('JAVA_OPTS', '-Xms1g -Xmx1g -XX:+AlwaysPreTouch') }.freeze

  def initialize(arguments)
    @typed = arguments.dup
    @options = { documents: Documents.names, seconds: 3.0, laps: 15, lap: 0.1, json: {}, variants: {}, mri: 'ruby' }
    parser.parse!(arguments)
    raise OptionParser::InvalidArgument, arguments.first unless arguments.empty?
  end

  def run
    Documents.missing.each { |name| warn "*** #{name} LEFT OUT: not in #{Documents::CORPUS} (set JOT_CORPUS) ***" }
    contenders = start
    rows = @options[:documents].map { |document| row(contenders, document).tap { |row| warn Table.line(row) } }
    puts Table.new(rows).to_s
    save(contenders, rows) if @options[:save]
  ensure
    contenders&.each(&:close)
  end

  private

  def parser
    OptionParser.new do |parser|
      parser.banner = 'Usage: ruby/bin/bench [options]'
      parser.on('--documents A,B', Array, 'only these documents') { |names| @options[:documents] = names }
      parser.on('--seconds N', Float, 'of warming up, for each contender and document (3)') { |n| @options[:seconds] = n }
      parser.on('--laps N', Integer, 'for each contender and document (15)') { |n| @options[:laps] = n }
      parser.on('--lap SECONDS', Float, 'length of a lap (0.1)') { |n| @options[:lap] = n }
      parser.on('--json NAME=DIR', 'another json for JRuby: its lib directory; may be repeated') { |pair| pair(:json, pair) }
      parser.on('--variant NAME=FLAGS', 'Jot once more, with these JVM flags; may be repeated') { |pair| pair(:variants, pair) }
      parser.on('--[no-]mri [COMMAND]', 'how to start MRI (ruby); "ruby -I DIR" for a json of your own') { |mri| @options[:mri] = mri }
      parser.on('--apart', 'each document in processes of its own, one contender after the other') { @options[:apart] = true }
      parser.on('--oj', 'Oj.dump in compat mode through Jot, JSON.generate through Jot, and Oj on MRI') { @options[:race] = :oj }
      parser.on('--rails', 'Active Support with Oj through Jot, and its own encoder; RUBYLIB must lead to it') { rails }
      parser.on('--cpu', 'best CPU time of the generating thread, for a busy machine; without collectors and compilers') do
        ENV['JOT_BENCH_CLOCK'] = 'cpu'
      end
      parser.on('--save', 'write raw figures to bench/results') { @options[:save] = true }
    end
  end

  def pair(option, pair)
    name, value = pair.split('=', 2)
    @options[option][name] = value
  end

  def rails
    @options.merge!(race: :rails, documents: Documents::TREE.keys)
  end

  def start
    return start_oj if @options[:race] == :oj
    return start_rails if @options[:race] == :rails

    clean = { 'RUBYOPT' => nil, **JVM }
    jot = clean.merge('JOT_BENCH' => 'jot')
    contenders = [Contender.new('jot', [JRUBY, "-I#{GEM}"], jot)]
    @options[:variants].each do |name, flags|
      contenders << Contender.new("jot #{name}", [JRUBY, "-I#{GEM}"], jot.merge('JAVA_OPTS' => "#{JVM['JAVA_OPTS']} #{flags}"))
    end
    contenders << Contender.new('shipped', [JRUBY], clean)
    @options[:json].each { |name, lib| contenders << Contender.new(name, [JRUBY, "-I#{lib}"], clean) }
    contenders << Contender.new('MRI', @options[:mri].split, clean) if mri?
    contenders
  end

  def start_oj
    contenders = [contender('oj', [JRUBY, "-I#{GEM}"], 'oj'), contender('json', [JRUBY, "-I#{GEM}"], 'jot')]
    contenders << contender('MRI', @options[:mri].split, 'oj') if mri?
    contenders
  end

  def start_rails
    [contender('Oj::Rails', [JRUBY, "-I#{GEM}"], 'rails-oj'), contender('Active Support', [JRUBY], 'rails')]
  end

  def contender(name, command, call)
    Contender.new(name, command, 'RUBYOPT' => nil, 'JOT_BENCH' => call, **JVM)
  end

  def mri?
    return false unless @options[:mri]

    ruby = @options[:mri].split.first
    found = ENV['PATH'].split(File::PATH_SEPARATOR).any? { |directory| File.executable?(File.expand_path(ruby, directory)) }
    warn "*** MRI LEFT OUT: no #{ruby} on the PATH ***" unless found
    found
  end

  def row(contenders, document)
    row = { document: document, nanos: {}, digests: {} }
    contenders.each_slice(@options[:apart] ? 1 : contenders.length) do |together|
      race(together, row)
      together.each(&:close) if @options[:apart]
    end
    row
  end

  # Adds the laps of some contenders, which take turns.
  def race(contenders, row)
    calls = contenders.map { |contender| prepare(contender, row) }
    @options[:laps].times do
      contenders.zip(calls) { |contender, count| row[:nanos][contender.name] << contender.lap(count, row[:document]) }
    end
  end

  # Warms a contender up, and says how many calls a lap has.
  def prepare(contender, row)
    answer = contender.prepare(@options[:seconds], row[:document])
    row[:bytes] ||= answer['bytes']
    row[:nanos][contender.name] = []
    row[:digests][contender.name] = answer['digest']
    [(@options[:lap] * 1e9 / answer['nanos']).ceil, 1].max
  end

  def save(contenders, rows)
    results = File.expand_path('../bench/results', HOME)
    Dir.mkdir(results) unless Dir.exist?(results)
    file = File.join(results, "#{Time.now.strftime('%Y-%m-%dT%H%M%S')}-ruby.json")
    File.write(file, JSON.pretty_generate(
      date: Time.now.strftime('%Y-%m-%d %H:%M %z'), command: ['ruby/bin/bench', *@typed].join(' '), cpu: cpu,
      contenders: contenders.to_h { |contender| [contender.name, contender.version] }, rows: rows
    ))
    puts "Raw figures: #{File.basename(file)}"
  end

  def cpu
    return 'unknown' unless File.readable?('/proc/cpuinfo')

    lines = File.readlines('/proc/cpuinfo')
    "#{lines.grep(/\Amodel name/).first.to_s[/: (.*)/, 1]}, #{lines.grep(/\Aprocessor/).length} cores"
  end
end

Bench.new(ARGV).run
