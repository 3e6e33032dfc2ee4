package org.jotjson.bind;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.util.Calendar;
import java.util.Date;
import java.util.Locale;
import org.jotjson.internal.bind.Inside;

/** Dates and times in a pattern of {@link DateTimeFormatter}. Immutable. */
public final class TimePattern {
  private final DateTimeFormatter formatter;
  private final DateTimeFormatter inZone;

  private TimePattern(DateTimeFormatter formatter, DateTimeFormatter inZone) {
    this.formatter = formatter;
    this.inZone = inZone;
  }

  /**
   * Such a pattern; {@code zone} may be empty, then points in time without a zone are in UTC.
   *
   * @throws IllegalArgumentException if it is no pattern
   * @throws DateTimeException if it is no zone
   */
  public static TimePattern of(String pattern, String zone) {
    DateTimeFormatter formatter = DateTimeFormatter.ofPattern(pattern, Locale.ROOT);
    if (zone.isEmpty()) return new TimePattern(formatter, formatter.withZone(ZoneOffset.UTC));
    DateTimeFormatter inZone = formatter.withZone(ZoneId.of(zone));
    return new TimePattern(inZone, inZone);
  }

  /**
   * The text of a date or time, in an optional, a collection or the values of a map too; any other
   * value, and null, as it is.
   */
  public Object format(Object value) {
    if (value instanceof TemporalAccessor time) {
      boolean bare = time instanceof Instant || !time.isSupported(ChronoField.OFFSET_SECONDS);
      return (bare ? inZone : formatter).format(time);
    }
    if (value instanceof Calendar calendar) return inZone.format(calendar.toInstant());
    if (value instanceof Date date) return inZone.format(Instant.ofEpochMilli(date.getTime()));
    return Inside.each(value, this::format);
  }
}
