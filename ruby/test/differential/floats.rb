# frozen_string_literal: true

# Prints digests of what the json gem, or Jot on JRuby, makes of COUNT floats: three quarters random bits, the others short decimals
# and quotients; a line for each 100,000.
require RUBY_ENGINE == 'jruby' ? 'jot/json' : 'json'
require 'digest'

CHUNK = 100_000

# `**` is not the same on all Rubies.
POWERS = (0..39).map { |exponent| Float("1e#{exponent}") }

(Integer(ARGV[0]) / CHUNK).times do |number|
  random = Random.new(number)
  floats = random.bytes(8 * CHUNK * 3 / 4).unpack('d*')
  integers = random.bytes(4 * CHUNK / 4).unpack('L*')
  floats.concat(integers.map { |n| n.even? ? n / POWERS[n % 12] : n.to_f / (n >> 7 | 1) * POWERS[n % 40] })
  given = Digest::SHA256.hexdigest(floats.pack('E*'))[0, 16]
  written = Digest::SHA256.hexdigest(JSON.generate(floats, allow_nan: true))
  keys = Digest::SHA256.hexdigest(JSON.generate(floats.first(1000).to_h { |float| [float, 0] }))
  puts "#{number} #{given} #{written} #{keys}"
end
