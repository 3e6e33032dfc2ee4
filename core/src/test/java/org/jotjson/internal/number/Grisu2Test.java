package org.jotjson.internal.number;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import org.jotjson.testing.Canaries;
import org.jotjson.testing.Golden;
import org.jotjson.testing.NastyDoubles;
import org.junit.jupiter.api.Test;

class Grisu2Test {
  private static final long COUNT = Long.getLong("jot.doubles", 2_000_000);

  private final byte[] dst = new byte[DoubleText.MAX_BYTES];

  @Test
  void theGoldenFloatsAreWrittenAsOnMri() {
    int unlikeShortest = 0;
    for (String line : Golden.lines("floats.tsv.gz")) {
      String[] columns = line.split("\t");
      double value = Double.longBitsToDouble(Long.parseUnsignedLong(columns[0], 16));
      if (Double.isFinite(value)) {
        assertThat(likeMri(value)).isEqualTo(columns[2]);
        if (value != 0) {
          assertThat(grisu2(value)).isEqualTo(columns[2]);
        }
        unlikeShortest += columns[1].equals(columns[2]) ? 0 : 1;
      }
    }
    assertThat(unlikeShortest).isGreaterThan(20);
  }

  @Test
  void theShortWayFindsTheDigitsOfTheLongWay() {
    long[] unlikeShortest = {0};
    NastyDoubles.forEach(
        COUNT / 2,
        value -> {
          if (value == 0) {
            return;
          }
          String text = likeMri(value);
          String expected = grisu2(value);
          if (!text.equals(expected)) {
            throw new AssertionError(
                String.format(
                    "Double.longBitsToDouble(0x%016xL): %s is not %s",
                    Double.doubleToRawLongBits(value), text, expected));
          }
          int end = DoubleText.write(value, dst, 0, NumberLayout.RUBY);
          unlikeShortest[0] += text.equals(new String(dst, 0, end, ISO_8859_1)) ? 0 : 1;
        });
    assertThat(unlikeShortest[0]).isBetween(COUNT / 20_000, COUNT / 100);
  }

  @Test
  void nothingIsTouchedOutsideTheReservedBytes() {
    NastyDoubles.special(
        value -> {
          String text =
              Canaries.write(
                  3,
                  DoubleText.MAX_BYTES,
                  DoubleText.MAX_BYTES,
                  (bytes, at) -> DoubleText.writeLikeMri(value, bytes, at));
          assertThat(text).isEqualTo(likeMri(value));
        });
  }

  private String likeMri(double value) {
    return new String(dst, 0, DoubleText.writeLikeMri(value, dst, 0), ISO_8859_1);
  }

  /** The long way, for whole numbers too. */
  private String grisu2(double value) {
    long bits = Double.doubleToRawLongBits(value);
    int biased = (int) (bits >>> 52) & 0x7FF;
    long fraction = bits & (1L << 52) - 1;
    long significand = biased == 0 ? fraction : fraction | 1L << 52;
    dst[0] = '-';
    int start = value < 0 ? 1 : 0;
    int end = Grisu2.write(significand, Math.max(biased, 1) - 1075, dst, start, NumberLayout.RUBY);
    return new String(dst, 0, end, ISO_8859_1);
  }
}
