package org.jotjson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.attribute.FileTime;
import java.sql.Timestamp;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.chrono.JapaneseChronology;
import java.util.Collections;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.List;
import java.util.Map;
import java.util.TimeZone;
import org.jotjson.testing.Routes;
import org.junit.jupiter.api.Test;

/** Points in time as text or numbers, whatever their class. */
class TimeFormatTest {
  private static final Instant INSTANT = Instant.parse("2024-02-29T12:00:01.987654321Z");
  private static final ZoneId ZURICH = ZoneId.of("Europe/Zurich");

  private static Generator times(TimeFormat format) {
    return Generator.builder().timeFormat(format).build();
  }

  private static Generator times(TimeFormat format, int digits) {
    return Generator.builder().timeFormat(format, digits).build();
  }

  /** All that hold the nanoseconds. */
  private static List<Object> points() {
    return List.of(
        INSTANT,
        OffsetDateTime.ofInstant(INSTANT, ZoneOffset.ofHours(2)),
        ZonedDateTime.ofInstant(INSTANT, ZURICH),
        JapaneseChronology.INSTANCE.zonedDateTime(INSTANT, ZURICH),
        Timestamp.from(INSTANT),
        FileTime.from(INSTANT));
  }

  /** What holds milliseconds only. */
  private static List<Object> coarsePoints() {
    GregorianCalendar calendar = new GregorianCalendar(TimeZone.getTimeZone(ZURICH));
    calendar.setTimeInMillis(INSTANT.toEpochMilli());
    return List.of(Date.from(INSTANT), calendar);
  }

  private static void assertAll(Generator generator, List<Object> values, String number) {
    for (Object value : values) {
      assertThat(Routes.all(generator, () -> List.of(value))).isEqualTo("[" + number + "]");
      assertThat(Routes.all(generator, () -> Collections.singletonMap(value, value)))
          .isEqualTo("{\"" + number + "\":" + number + "}");
    }
  }

  @Test
  void secondsAndMillisecondsSinceTheEpochAreWholeUnlessDigitsAreAskedFor() {
    assertAll(times(TimeFormat.EPOCH_SECONDS), points(), "1709208001");
    assertAll(times(TimeFormat.EPOCH_SECONDS), coarsePoints(), "1709208001");
    assertAll(times(TimeFormat.EPOCH_MILLIS), points(), "1709208001987");
    assertAll(times(TimeFormat.EPOCH_MILLIS), coarsePoints(), "1709208001987");
    assertAll(times(TimeFormat.EPOCH_SECONDS, 3), points(), "1709208001.987");
    assertAll(times(TimeFormat.EPOCH_SECONDS, 9), points(), "1709208001.987654321");
    assertAll(times(TimeFormat.EPOCH_SECONDS, 9), coarsePoints(), "1709208001.987000000");
    assertAll(times(TimeFormat.EPOCH_MILLIS, 3), points(), "1709208001987.654");
  }

  @Test
  void timesBeforeTheEpochAreCutOffTowardsThePast() {
    List<Object> before = List.of(Instant.ofEpochSecond(-1, 1));
    assertAll(times(TimeFormat.EPOCH_SECONDS), before, "-1");
    assertAll(times(TimeFormat.EPOCH_MILLIS), before, "-1000");
    assertAll(times(TimeFormat.EPOCH_SECONDS, 9), before, "-0.999999999");
    assertAll(times(TimeFormat.EPOCH_SECONDS, 9), List.of(Instant.EPOCH), "0.000000000");
    assertAll(times(TimeFormat.EPOCH_SECONDS), List.of(Instant.MAX), "31556889864403199");
  }

  @Test
  void textHasAsManyDigitsOfFractionAsAskedFor() {
    LocalDateTime local = LocalDateTime.ofInstant(INSTANT, ZoneOffset.UTC);
    Object values =
        List.of(
            INSTANT,
            local,
            local.toLocalTime(),
            OffsetTime.of(local.toLocalTime(), ZoneOffset.UTC),
            ZonedDateTime.ofInstant(INSTANT, ZURICH),
            local.toLocalDate(),
            LocalTime.MIDNIGHT);
    assertThat(Routes.all(times(TimeFormat.ISO, 2), () -> values))
        .isEqualTo(
            "[\"2024-02-29T12:00:01.98Z\",\"2024-02-29T12:00:01.98\",\"12:00:01.98\","
                + "\"12:00:01.98Z\",\"2024-02-29T13:00:01.98+01:00\",\"2024-02-29\","
                + "\"00:00:00.00\"]");
    assertThat(times(TimeFormat.ISO, 0).generate(List.of(INSTANT, local)))
        .isEqualTo("[\"2024-02-29T12:00:01Z\",\"2024-02-29T12:00:01\"]");
    assertThat(times(TimeFormat.ISO).generate(coarsePoints()))
        .isEqualTo("[\"2024-02-29T12:00:01.987Z\",\"2024-02-29T13:00:01.987+01:00\"]");
  }

  @Test
  void whatIsNoPointInTimeStaysText() {
    Object values =
        List.of(
            LocalDate.EPOCH,
            LocalDateTime.MIN,
            Duration.ofMillis(1),
            java.sql.Date.valueOf("2024-02-29"));
    assertThat(Routes.all(times(TimeFormat.EPOCH_MILLIS), () -> values))
        .isEqualTo("[\"1970-01-01\",\"-999999999-01-01T00:00:00\",\"PT0.001S\",\"2024-02-29\"]");
  }

  @Test
  void digitsBeyondNanosecondsAreRefusedAtOnce() {
    for (int digits : new int[] {-1, 10}) {
      assertThatThrownBy(() -> times(TimeFormat.ISO, digits))
          .isInstanceOf(IndexOutOfBoundsException.class);
    }
  }

  @Test
  void whereOnlyDoublesAreAllowedAFractionThatIsNoneIsAnError() {
    Generator canonical =
        Generator.builder().canonical().timeFormat(TimeFormat.EPOCH_SECONDS, 1).build();
    assertThat(canonical.generate(Map.of("t", Instant.ofEpochMilli(1_500))))
        .isEqualTo("{\"t\":1.5}");
    assertThatThrownBy(() -> canonical.generate(Instant.ofEpochMilli(1_100)))
        .isInstanceOf(GenerationException.class)
        .hasMessageContaining("is not exactly a double");
  }
}
