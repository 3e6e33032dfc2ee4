package org.jotjson.ruby.oj;

import java.time.LocalDateTime;
import java.time.ZoneOffset;
import org.jotjson.internal.number.TimeText;
import org.jruby.RubyTime;

/** Times as Active Support writes them in its standard format. */
final class RailsTimes {
  private static final int MILLIS = 1000;
  private static final int NANOS = 1_000_000;
  private static final int LAST_YEAR = 9999;
  private static final int MINUTE = 60;

  private RailsTimes() {}

  /**
   * Writes a time as a string, like {@code "2026-11-30T22:15:00.123+01:00"}, and returns its end;
   * or -1 if its year has not four digits.
   *
   * @param fraction digits of fraction, the rest is cut off
   */
  static int write(RubyTime time, int fraction, byte[] dst, int at) {
    long millis = time.getDateTime().getMillis();
    int offset = time.getDateTime().getZone().getOffset(millis) / MILLIS;
    long second = Math.floorDiv(millis, MILLIS);
    int nanos = Math.floorMod(millis, MILLIS) * NANOS + (int) time.getNSec();
    LocalDateTime local = LocalDateTime.ofEpochSecond(second + offset, nanos, ZoneOffset.UTC);
    if (local.getYear() < 0 || local.getYear() > LAST_YEAR) return -1;
    dst[at] = '"';
    int end = TimeText.write(local, fraction, dst, at + 1);
    if (offset == 0 && time.isUTC()) dst[end++] = 'Z';
    else end = zone(offset, dst, end);
    dst[end] = '"';
    return end + 1;
  }

  private static int zone(int offset, byte[] dst, int at) {
    dst[at] = (byte) (offset < 0 ? '-' : '+');
    int minutes = Math.abs(offset) / MINUTE;
    twoDigits(minutes / MINUTE, dst, at + 1);
    dst[at + 3] = ':';
    twoDigits(minutes % MINUTE, dst, at + 4);
    return at + 6;
  }

  private static void twoDigits(int value, byte[] dst, int at) {
    dst[at] = (byte) ('0' + value / 10);
    dst[at + 1] = (byte) ('0' + value % 10);
  }
}
