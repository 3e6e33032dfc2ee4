package org.jotjson.internal.number;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Random;
import java.util.SplittableRandom;
import org.jotjson.testing.Canaries;
import org.jotjson.testing.Golden;
import org.junit.jupiter.api.Test;

class BigTextTest {
  @Test
  void theGoldenIntegersAreWritten() {
    for (String line : Golden.lines("integers.txt")) {
      verify(new BigInteger(line));
    }
  }

  @Test
  void integersOfEveryLengthAreWritten() {
    Random random = new Random(4);
    for (int bits = 0; bits <= 4_000; bits += bits < 300 ? 1 : 97) {
      BigInteger value = new BigInteger(bits, random);
      verify(value);
      verify(value.negate());
      verify(BigInteger.ONE.shiftLeft(bits));
      verify(BigInteger.ONE.shiftLeft(bits).subtract(BigInteger.ONE));
      verify(BigInteger.ONE.shiftLeft(bits).negate());
    }
    for (int exponent = 0; exponent < 100; exponent++) {
      verify(BigInteger.TEN.pow(exponent));
      verify(BigInteger.TEN.pow(exponent).negate().subtract(BigInteger.ONE));
    }
  }

  @Test
  void decimalsOfEveryScaleAndPrecisionAreWritten() {
    for (int scale = -25; scale <= 45; scale++) {
      StringBuilder digits = new StringBuilder();
      for (int precision = 1; precision <= 40; precision++) {
        digits.append((char) ('0' + (7 * precision + 2) % 10));
        BigInteger unscaled = new BigInteger(digits.toString());
        verify(new BigDecimal(unscaled, scale));
        verify(new BigDecimal(unscaled.negate(), scale));
        verify(new BigDecimal(BigInteger.TEN.pow(precision - 1), scale));
        verify(new BigDecimal(BigInteger.TEN.pow(precision).subtract(BigInteger.ONE), scale));
      }
      verify(new BigDecimal(BigInteger.ZERO, scale));
      verify(new BigDecimal(BigInteger.valueOf(Long.MIN_VALUE), scale));
      verify(new BigDecimal(BigInteger.valueOf(Long.MAX_VALUE), scale));
    }
  }

  @Test
  void randomDecimalsAreWritten() {
    SplittableRandom random = new SplittableRandom(5);
    for (int i = 0; i < 200_000; i++) {
      long unscaled = random.nextLong() >> random.nextInt(64);
      verify(BigDecimal.valueOf(unscaled, random.nextInt(-3, 22)));
    }
  }

  @Test
  void theFarthestExponentsAreWritten() {
    verify(new BigDecimal(BigInteger.ONE, Integer.MAX_VALUE));
    verify(new BigDecimal(BigInteger.ONE, Integer.MIN_VALUE));
    verify(new BigDecimal(BigInteger.TEN.pow(100).negate(), Integer.MAX_VALUE));
    verify(new BigDecimal(BigInteger.TEN.pow(100).negate(), Integer.MIN_VALUE));
  }

  private static void verify(BigInteger value) {
    int room = BigText.maxBytes(value);
    String text = Canaries.write(3, room, room, (dst, at) -> BigText.write(value, dst, at));
    if (!text.equals(value.toString())) {
      assertThat(text).isEqualTo(value.toString());
    }
  }

  private static void verify(BigDecimal value) {
    int room = BigText.maxBytes(value);
    String text = Canaries.write(3, room, room, (dst, at) -> BigText.write(value, dst, at));
    if (!text.equals(value.toString())) {
      assertThat(text).isEqualTo(value.toString());
    }
  }
}
