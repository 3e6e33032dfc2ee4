package org.jotjson.internal.walk;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.chrono.ChronoLocalDate;
import java.time.chrono.ChronoLocalDateTime;
import java.time.chrono.ChronoZonedDateTime;
import java.time.temporal.Temporal;
import java.util.Calendar;
import java.util.Date;
import org.jotjson.TimeFormat;
import org.jotjson.internal.token.Tokens;

/**
 * Dates and times of the JDK, whatever their class, as the few that {@link Tokens} knows.
 *
 * @param format what points in time look like
 * @param fraction digits of fraction, or {@link org.jotjson.internal.number.TimeText#AS_NEEDED}
 */
public record Times(TimeFormat format, int fraction) {
  void write(Object value, Tokens tokens) {
    Temporal time = normal(value);
    BigDecimal number = format == TimeFormat.ISO ? null : sinceEpoch(time);
    if (time == null) tokens.string(value.toString());
    else if (number == null) tokens.time(time, fraction);
    else if (number.scale() == 0) tokens.number(number.longValue());
    else tokens.plainNumber(number);
  }

  String text(Object value, Tokens tokens) {
    Temporal time = normal(value);
    if (time == null) return value.toString();
    BigDecimal number = format == TimeFormat.ISO ? null : sinceEpoch(time);
    return number == null ? tokens.keyText(time, fraction) : number.toPlainString();
  }

  /** The number that stands for a point in time; null for what is none. */
  private BigDecimal sinceEpoch(Temporal time) {
    Instant instant;
    if (time instanceof Instant) instant = (Instant) time;
    else if (time instanceof OffsetDateTime) instant = ((OffsetDateTime) time).toInstant();
    else return null;
    BigDecimal seconds =
        BigDecimal.valueOf(instant.getEpochSecond()).add(BigDecimal.valueOf(instant.getNano(), 9));
    BigDecimal units = format == TimeFormat.EPOCH_MILLIS ? seconds.movePointRight(3) : seconds;
    return units.setScale(Math.max(0, fraction), RoundingMode.FLOOR);
  }

  /** The same date or time in ISO's calendar; null for SQL's, whose own text is ISO. */
  private static Temporal normal(Object value) {
    Class<?> type = value.getClass();
    if (type == Instant.class || type == LocalDate.class || type == OffsetDateTime.class)
      return (Temporal) value;
    if (value instanceof Date) return instant((Date) value);
    if (value instanceof FileTime) return ((FileTime) value).toInstant();
    if (value instanceof Calendar) {
      Calendar calendar = (Calendar) value;
      return OffsetDateTime.ofInstant(calendar.toInstant(), calendar.getTimeZone().toZoneId());
    }
    if (value instanceof ChronoZonedDateTime)
      return OffsetDateTime.from((ChronoZonedDateTime<?>) value);
    if (value instanceof ChronoLocalDateTime)
      return LocalDateTime.from((ChronoLocalDateTime<?>) value);
    if (value instanceof ChronoLocalDate) return LocalDate.from((ChronoLocalDate) value);
    return (Temporal) value;
  }

  private static Instant instant(Date date) {
    if (date.getClass() == Date.class) return Instant.ofEpochMilli(date.getTime());
    try {
      return date.toInstant();
    } catch (UnsupportedOperationException noInstant) {
      return null;
    }
  }
}
