# frozen_string_literal: true

require 'json'
require 'date'

# The documents of the json gem's encoder benchmark, and files of the usual JSON corpora.
module Documents
  CORPUS = ENV.fetch('JOT_CORPUS') { File.expand_path('../../../shared/corpus', __dir__) }

  MADE = {
    'small mixed' => -> { [1, 'string', { a: 1, b: 2 }, [3, 4, 5]] },
    'small nested array' => -> { [[1, 2, 3, 4, 5]] * 10 },
    'small hash' => -> { { 'username' => 'jhawthorn', 'id' => 123, 'event' => 'wrote json serializer' } },
    'mixed utf8' => -> { [('a' * 5000) + '€' + ('a' * 5000)] * 500 },
    'mostly utf8' => -> { ['€' * 3333] * 500 },
    'integers' => -> { (1_000_000..1_001_000).to_a },
    'bytes.128.single-escape-at-end' => -> { ["#{'a' * 127}\n"] * 10_000 },
    'many to_json calls' => lambda {
      [{ object: Object.new, int: 12, float: 54.3, class: Float, time: Time.at(0).utc, date: Date.new(2026, 11, 30) }] * 20
    }
  }.freeze

  # For Rails: hashes as controllers render them.
  TREE = {
    'tree of 1,000 hashes' => lambda {
      Array.new(1000) do |i|
        { 'id' => i, name: "user #{i}", 'ok' => i.even?, 'tags' => %w[a b c], 'score' => i / 3.0, 'at' => Time.at(i).utc,
          'nested' => { 'a' => nil, 'b' => [1, 2, 3] } }
      end
    }
  }.freeze

  FILES = %w[activitypub citm_catalog twitter ohai canada github_events update-center twitterescaped].freeze

  module_function

  def names
    MADE.keys + FILES.select { |name| File.readable?(path(name)) }
  end

  def missing
    FILES.reject { |name| File.readable?(path(name)) }
  end

  def make(name)
    made = MADE[name] || TREE[name]
    made ? made.call : JSON.parse(File.read(path(name), encoding: 'UTF-8'))
  end

  def path(name)
    File.join(CORPUS, "#{name}.json")
  end
end
