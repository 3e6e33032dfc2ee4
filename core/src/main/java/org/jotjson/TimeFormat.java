package org.jotjson;

/**
 * What points in time look like: {@code Instant}, {@code OffsetDateTime}, {@code ZonedDateTime},
 * {@code Date}, {@code Calendar}, {@code FileTime}. Dates and times without an offset are no points
 * in time and always text.
 */
public enum TimeFormat {
  /**
   * ISO 8601 text, which is RFC 3339's too for the years 0 to 9999: {@code "2024-02-29T12:00:00Z"}.
   */
  ISO,
  /** The number of seconds since 1970-01-01T00:00:00Z: {@code 1709208000}. */
  EPOCH_SECONDS,
  /** The number of milliseconds since 1970-01-01T00:00:00Z: {@code 1709208000000}. */
  EPOCH_MILLIS
}
