package org.jotjson.internal.walk;

import java.time.Instant;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Date;

/** Values of the JDK that are strings to JSON: their text is the same as a value and as a key. */
final class Texts {
  private Texts() {}

  /** The text of a value of this kind, or null if the kind is not one of text. */
  static String of(Object value, Kind kind) {
    return switch (kind) {
      case CHARS, CHAR, TEXT -> value.toString();
      case CHAR_ARRAY -> String.valueOf((char[]) value);
      case ENUM -> ((Enum<?>) value).name();
      case ZONED_TIME -> DateTimeFormatter.ISO_OFFSET_DATE_TIME.format((ZonedDateTime) value);
      case DATE -> date((Date) value);
      default -> null;
    };
  }

  /** ISO 8601. The date and the time of {@code java.sql} have no instant; their own text is ISO. */
  private static String date(Date date) {
    if (date.getClass() == Date.class) return Instant.ofEpochMilli(date.getTime()).toString();
    try {
      return date.toInstant().toString();
    } catch (UnsupportedOperationException noInstant) {
      return date.toString();
    }
  }
}
