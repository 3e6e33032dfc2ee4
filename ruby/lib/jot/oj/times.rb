# frozen_string_literal: true

module Jot
  module Oj
    # Times as text. Precision is lost as Oj loses it: rounded digit by digit, but floored where Active Support floors.
    module Times
      BILLION = 1_000_000_000

      class << self
        # As the option time_format says.
        def format(walk, time)
          case walk[:time_format]
          when :ruby then walk.text(time.to_s)
          when :xmlschema then xml(walk, time)
          else unix(walk, time, walk[:time_format] == :unix_zone)
          end
        end

        # Seconds since 1970, with the offset as an exponent if that is wanted.
        def unix(walk, time, zone)
          seconds = time.tv_sec
          nanos = time.tv_nsec
          sign = '-' if seconds.negative?
          if sign
            seconds = -seconds
            (nanos = BILLION - nanos) && (seconds -= 1) if nanos.positive?
          end
          digits = walk[:second_precision]
          seconds, nanos = rounded(seconds, nanos, digits) if digits.positive?
          fraction = ".#{nanos.to_s.rjust(digits, '0')}" if digits.positive?
          "#{sign}#{seconds}#{fraction}#{"e#{zone_number(time)}" if zone}"
        end

        # XML Schema's dateTime.
        def xml(walk, time)
          digits = walk[:second_precision]
          seconds = time.tv_sec
          nanos = time.tv_nsec
          if digits == 3 then nanos /= 1_000_000
          else seconds, nanos = rounded(seconds, nanos, digits)
          end
          whole = digits.zero? || (nanos.zero? && !walk[:second_precision_set])
          walk.text(date_time(seconds + time.utc_offset) + (whole ? '' : ".#{nanos.to_s.rjust(digits, '0')}") + zone(time))
        end

        # UTC with nine digits.
        def wab(walk, time)
          walk.text("#{date_time(time.tv_sec)}.#{time.tv_nsec.to_s.rjust(9, '0')}Z")
        end

        # As Active Support writes it; +standard+ is its use_standard_json_time_format.
        def rails(walk, time, standard)
          digits = walk[:second_precision]
          seconds = time.tv_sec + time.utc_offset
          return walk.text(date_time(seconds, '/', ' ') + zone(time, ' ', '')) unless standard

          nanos = time.respond_to?(:tv_nsec) ? time.tv_nsec : time.tv_usec * 1000
          fraction = ".#{(nanos / (10**(9 - digits))).to_s.rjust(digits, '0')}" if digits.positive?
          walk.text("#{date_time(seconds)}#{fraction}#{zone(time)}")
        end

        private

        def rounded(seconds, nanos, digits)
          one = 10**digits
          (9 - digits).times { nanos = (nanos + 5) / 10 }
          one <= nanos ? [seconds + 1, nanos - one] : [seconds, nanos]
        end

        def date_time(seconds, dash = '-', between = 'T')
          time = Time.at(seconds).utc
          Kernel.format('%04d', time.year) + time.strftime("#{dash}%m#{dash}%d#{between}%H:%M:%S")
        end

        def zone(time, utc = nil, colon = ':')
          offset = time.utc_offset
          return 'Z' if offset.zero? && !utc && time.utc?

          minutes = offset.abs / 60
          "#{utc}#{offset.negative? ? '-' : '+'}#{(minutes / 60).to_s.rjust(2, '0')}#{colon}#{(minutes % 60).to_s.rjust(2, '0')}"
        end

        def zone_number(time)
          offset = time.utc_offset
          offset.zero? && time.utc? ? 86_400 : offset
        end
      end
    end
  end
end
