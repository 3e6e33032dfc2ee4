# frozen_string_literal: true

# Defines the encoder that the first argument names, and says what it is.
require 'json'

case ARGV.shift
when 'oj'
  require 'oj'
  Oj.default_options = { mode: :compat }
  def encode(tree, _options = nil)
    Oj.dump(tree)
  end
  library = "Oj #{Oj::VERSION} (compat)"
when 'jot'
  require 'jot/json'
  def encode(tree, options = nil)
    JSON.generate(tree, options)
  end
  library = "jot/json #{Jot::VERSION}"
else
  def encode(tree, options = nil)
    JSON.generate(tree, options)
  end
  library = "json #{JSON::VERSION}"
end

$stdout.binmode
engine = RUBY_ENGINE == 'ruby' ? "ruby #{RUBY_VERSION}" : "#{RUBY_ENGINE} #{RUBY_ENGINE_VERSION}"
puts "#{engine}, #{library}"
$stdout.flush

# Answers with the length of the text, or -1 for nil, and the text.
def answer(text)
  text ? print(text.bytesize, "\n", text) : puts(-1)
  $stdout.flush
end
