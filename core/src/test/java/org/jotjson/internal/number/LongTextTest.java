package org.jotjson.internal.number;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.SplittableRandom;
import org.jotjson.testing.Canaries;
import org.jotjson.testing.Golden;
import org.junit.jupiter.api.Test;

class LongTextTest {
  private final byte[] dst = new byte[32];

  @Test
  void everyLengthStartsAndEndsRight() {
    for (long power = 1; power <= 1_000_000_000_000_000_000L / 10; power *= 10) {
      for (long digit = 1; digit <= 10; digit++) {
        for (long offset = -3; offset <= 3; offset++) {
          verify(digit * power + offset);
          verify(-(digit * power + offset));
        }
      }
    }
  }

  @Test
  void theExtremesAreWritten() {
    for (long offset = 0; offset < 1_000; offset++) {
      verify(Long.MIN_VALUE + offset);
      verify(Long.MAX_VALUE - offset);
      verify(Integer.MIN_VALUE + 500 - offset);
      verify(Integer.MAX_VALUE + 500 - offset);
    }
  }

  @Test
  void everySmallNumberIsWritten() {
    for (int value = -1_000_000; value <= 1_000_000; value++) {
      verify(value);
    }
  }

  @Test
  void everyHeadAndTailOfEightDigitsIsWritten() {
    for (long part = 0; part < 100_000_000; part += 997) {
      verify(100_000_000L + part);
      verify(part * 100_000_000L + 12_345_678);
      verify(9_200_000_000_000_000_000L + part);
    }
  }

  @Test
  void randomNumbersOfEveryBitLengthAreWritten() {
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < 10_000_000; i++) {
      verify(random.nextLong() >> i % 64);
    }
  }

  @Test
  void theGoldenIntegersAreWritten() {
    int longs = 0;
    for (String line : Golden.lines("integers.txt")) {
      if (new BigInteger(line).bitLength() < 64) {
        assertThat(text(Long.parseLong(line))).isEqualTo(line);
        longs++;
      }
    }
    assertThat(longs).isGreaterThan(100);
  }

  @Test
  void nothingIsTouchedBeforeTheStartOrEightBytesAfterTheEnd() {
    SplittableRandom random = new SplittableRandom(2);
    for (int i = 0; i < 100_000; i++) {
      long value = random.nextLong() >> i % 64;
      String text =
          Canaries.write(
              i % 9, LongText.MAX_BYTES + 8, 8, (bytes, at) -> LongText.write(value, bytes, at));
      assertThat(text).isEqualTo(Long.toString(value));
    }
  }

  private void verify(long value) {
    String expected = Long.toString(value);
    boolean same = LongText.write(value, dst, 0) == expected.length();
    for (int i = 0; same && i < expected.length(); i++) {
      same = dst[i] == expected.charAt(i);
    }
    if (!same) {
      throw new AssertionError("Expected " + expected + " but was " + text(value));
    }
  }

  private String text(long value) {
    return new String(dst, 0, LongText.write(value, dst, 0), ISO_8859_1);
  }
}
