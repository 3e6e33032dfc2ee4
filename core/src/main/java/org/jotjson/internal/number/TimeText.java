package org.jotjson.internal.number;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.ZoneOffset;
import java.time.temporal.Temporal;

/**
 * Dates and times as ISO 8601 and RFC 3339 have them: seconds are always there, {@code Z} stands
 * for no offset, years beyond four digits have a sign.
 */
public final class TimeText {
  /** Any of them, with ten digits of year, and the stores that reach beyond the end. */
  public static final int MAX_BYTES = 64;

  /** As many digits of fraction as are needed, in groups of three. */
  public static final int AS_NEEDED = -1;

  private static final long SECONDS_A_DAY = 86_400;
  private static final long FIRST_SECOND = LocalDateTime.MIN.toEpochSecond(ZoneOffset.UTC);
  private static final long LAST_SECOND = LocalDateTime.MAX.toEpochSecond(ZoneOffset.UTC);
  private static final int TEN_TO_8 = 100_000_000;

  private TimeText() {}

  /**
   * Writes a date, a time or both and returns the position after the last byte.
   *
   * @param value of one of the six classes that are told apart here
   * @param fraction digits of fraction, the rest is cut off; or {@link #AS_NEEDED}
   */
  public static int write(Temporal value, int fraction, byte[] dst, int at) {
    if (value instanceof Instant) return instant((Instant) value, fraction, dst, at);
    if (value instanceof LocalDate) return date((LocalDate) value, dst, at);
    if (value instanceof LocalTime) return time((LocalTime) value, fraction, dst, at);
    if (value instanceof OffsetTime) {
      OffsetTime time = (OffsetTime) value;
      return offset(time.getOffset(), dst, time(time.toLocalTime(), fraction, dst, at));
    }
    if (value instanceof OffsetDateTime) {
      OffsetDateTime time = (OffsetDateTime) value;
      return offset(time.getOffset(), dst, dateTime(time.toLocalDateTime(), fraction, dst, at));
    }
    return dateTime((LocalDateTime) value, fraction, dst, at);
  }

  private static int instant(Instant instant, int fraction, byte[] dst, int at) {
    long second = instant.getEpochSecond();
    if (second < FIRST_SECOND || second > LAST_SECOND) return text(instant.toString(), dst, at);
    long day = Math.floorDiv(second, SECONDS_A_DAY);
    int end = date(LocalDate.ofEpochDay(day), dst, at);
    dst[end] = 'T';
    end = secondOfDay((int) (second - day * SECONDS_A_DAY), dst, end + 1);
    end = fraction(instant.getNano(), fraction, dst, end);
    dst[end] = 'Z';
    return end + 1;
  }

  @SuppressWarnings("deprecation") // the text is ASCII, and this is the copy without an array
  private static int text(String ascii, byte[] dst, int at) {
    ascii.getBytes(0, ascii.length(), dst, at);
    return at + ascii.length();
  }

  private static int dateTime(LocalDateTime value, int fraction, byte[] dst, int at) {
    int end = date(value.toLocalDate(), dst, at);
    dst[end] = 'T';
    return time(value.toLocalTime(), fraction, dst, end + 1);
  }

  private static int date(LocalDate date, byte[] dst, int at) {
    int end = year(date.getYear(), dst, at);
    dst[end] = '-';
    Digits.put2(date.getMonthValue(), dst, end + 1);
    dst[end + 3] = '-';
    Digits.put2(date.getDayOfMonth(), dst, end + 4);
    return end + 6;
  }

  private static int year(int year, byte[] dst, int at) {
    int magnitude = Math.abs(year);
    int start = at;
    if (year < 0) dst[start++] = '-';
    else if (year > 9999) dst[start++] = '+';
    if (magnitude > 9999) return LongText.write(magnitude, dst, start);
    Digits.put2(magnitude / 100, dst, start);
    Digits.put2(magnitude % 100, dst, start + 2);
    return start + 4;
  }

  private static int time(LocalTime time, int fraction, byte[] dst, int at) {
    int end = clock(time.getHour(), time.getMinute(), time.getSecond(), dst, at);
    return fraction(time.getNano(), fraction, dst, end);
  }

  private static int secondOfDay(int second, byte[] dst, int at) {
    return clock(second / 3600, second / 60 % 60, second % 60, dst, at);
  }

  private static int clock(int hour, int minute, int second, byte[] dst, int at) {
    Digits.put2(hour, dst, at);
    dst[at + 2] = ':';
    Digits.put2(minute, dst, at + 3);
    dst[at + 5] = ':';
    Digits.put2(second, dst, at + 6);
    return at + 8;
  }

  private static int fraction(int nano, int wanted, byte[] dst, int at) {
    int digits = wanted == AS_NEEDED ? needed(nano) : wanted;
    if (digits == 0) return at;
    dst[at] = '.';
    int first = nano / TEN_TO_8;
    dst[at + 1] = (byte) ('0' + first);
    Digits.put8(nano - first * TEN_TO_8, dst, at + 2);
    return at + 1 + digits;
  }

  private static int needed(int nano) {
    if (nano == 0) return 0;
    if (nano % 1_000_000 == 0) return 3;
    return nano % 1_000 == 0 ? 6 : 9;
  }

  /** Z, +hh:mm, or +hh:mm:ss as there was in the days before railways. */
  private static int offset(ZoneOffset offset, byte[] dst, int at) {
    int seconds = Math.abs(offset.getTotalSeconds());
    if (seconds == 0) {
      dst[at] = 'Z';
      return at + 1;
    }
    dst[at] = (byte) (offset.getTotalSeconds() < 0 ? '-' : '+');
    secondOfDay(seconds, dst, at + 1);
    return seconds % 60 == 0 ? at + 6 : at + 9;
  }
}
