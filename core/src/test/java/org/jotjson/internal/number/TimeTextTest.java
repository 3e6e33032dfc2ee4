package org.jotjson.internal.number;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.temporal.ChronoField;
import java.time.temporal.Temporal;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Against the JDK's own formatters, over all that they take. */
class TimeTextTest {
  private static String text(Temporal value, int fraction) {
    byte[] dst = new byte[7 + TimeText.MAX_BYTES];
    int end = TimeText.write(value, fraction, dst, 7);
    return new String(dst, 7, end - 7, ISO_8859_1);
  }

  private static DateTimeFormatter withFraction(int digits) {
    DateTimeFormatterBuilder time = new DateTimeFormatterBuilder().appendPattern("HH:mm:ss");
    if (digits > 0) time.appendFraction(ChronoField.NANO_OF_SECOND, digits, digits, true);
    return time.toFormatter();
  }

  @Test
  void instantsAreWrittenAsTheirOwnText() {
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < 50_000; i++) {
      long range = i % 2 == 0 ? 400_000_000_000L : Instant.MAX.getEpochSecond();
      long nano = random.nextInt(1_000_000_000) / new int[] {1, 1_000, 1_000_000}[i % 3];
      nano *= new int[] {1, 1_000, 1_000_000}[i % 3];
      Instant instant = Instant.ofEpochSecond(random.nextLong(-range, range), nano);
      assertThat(text(instant, TimeText.AS_NEEDED)).isEqualTo(instant.toString());
    }
    for (Instant edge : List.of(Instant.MIN, Instant.MAX, Instant.EPOCH)) {
      assertThat(text(edge, TimeText.AS_NEEDED)).isEqualTo(edge.toString());
    }
  }

  @Test
  void everySecondOfADayIsWritten() {
    DateTimeFormatter seconds = withFraction(0);
    for (int second = 0; second < 86_400; second++) {
      LocalTime time = LocalTime.ofSecondOfDay(second);
      assertThat(text(time, TimeText.AS_NEEDED)).isEqualTo(seconds.format(time));
    }
  }

  @Test
  void everyDayOfManyYearsIsWritten() {
    for (int day = -200_000; day < 200_000; day += 7) {
      LocalDate date = LocalDate.ofEpochDay(day);
      assertThat(text(date, 0)).isEqualTo(date.toString());
    }
    for (int year : new int[] {-999_999_999, -10_000, -1, 0, 1, 9999, 10_000, 999_999_999}) {
      LocalDate date = LocalDate.of(year, 12, 31);
      assertThat(text(date, 0)).isEqualTo(date.toString());
    }
  }

  @Test
  void aFractionHasAsManyDigitsAsAskedForAndIsNotRounded() {
    LocalTime time = LocalTime.of(23, 59, 59, 999_999_999);
    for (int digits = 0; digits <= 9; digits++) {
      assertThat(text(time, digits)).isEqualTo(withFraction(digits).format(time));
      assertThat(text(LocalTime.MIDNIGHT, digits))
          .isEqualTo(withFraction(digits).format(LocalTime.MIDNIGHT));
    }
  }

  @Test
  void everyOffsetIsWrittenAsItsOwnText() {
    LocalDateTime noon = LocalDateTime.of(2024, 2, 29, 12, 0, 1);
    for (int seconds = -18 * 3600; seconds <= 18 * 3600; seconds += 17) {
      ZoneOffset offset = ZoneOffset.ofTotalSeconds(seconds);
      assertThat(text(OffsetDateTime.of(noon, offset), TimeText.AS_NEEDED))
          .isEqualTo("2024-02-29T12:00:01" + offset);
      assertThat(text(OffsetTime.of(noon.toLocalTime(), offset), 3))
          .isEqualTo("12:00:01.000" + offset);
    }
  }

  @Test
  void theLongestOfAllFitsTheRoomReserved() {
    OffsetDateTime longest =
        OffsetDateTime.of(LocalDateTime.MIN, ZoneOffset.ofTotalSeconds(-3_661))
            .plusNanos(1)
            .plusSeconds(1);
    byte[] dst = new byte[TimeText.MAX_BYTES];
    int end = TimeText.write(longest, 9, dst, 0);
    assertThat(new String(dst, 0, end, ISO_8859_1))
        .isEqualTo("-999999999-01-01T00:00:01.000000001-01:01:01");
  }
}
