package org.jotjson.internal.number;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import org.jotjson.testing.Canaries;
import org.jotjson.testing.Golden;
import org.jotjson.testing.NastyDoubles;
import org.jotjson.testing.ReferenceLayout;
import org.jotjson.testing.ShortestDecimal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class DoubleTextTest {
  /** A long run: {@code -Djot.doubles=100000000}. */
  private static final long COUNT = Long.getLong("jot.doubles", 2_000_000);

  /** Before Java 19 toString sometimes printed a digit too many. */
  private static final boolean JAVA_PRINTS_SHORTEST = Runtime.version().feature() >= 19;

  private final byte[] dst = new byte[DoubleText.MAX_BYTES];

  @Test
  void theDigitsAreTheShortestAndOfThoseTheClosest() {
    NastyDoubles.forEach(
        COUNT,
        value -> {
          String text = text(value, NumberLayout.RUBY);
          String fault = ShortestDecimal.fault(value, text);
          if (fault != null) {
            throw new AssertionError(replay(value, text + " " + fault));
          }
        });
  }

  @Test
  void theJavaLayoutIsWhatJavaPrints() {
    NastyDoubles.forEach(
        COUNT / 4,
        value -> {
          String text = text(value, NumberLayout.JAVA);
          String java = Double.toString(value);
          boolean asGood = !JAVA_PRINTS_SHORTEST && text.length() <= java.length();
          if (!text.equals(java) && !asGood) {
            throw new AssertionError(replay(value, text + " is not " + java));
          }
        });
  }

  @ParameterizedTest
  @EnumSource(NumberLayout.class)
  void theLayoutIsTheOneSpecified(NumberLayout layout) {
    ReferenceLayout reference = ReferenceLayout.valueOf(layout.name());
    NastyDoubles.forEach(
        COUNT / 20,
        value -> {
          // the doubles of which Java wants two digits
          if (layout == NumberLayout.JAVA && Math.abs(value) <= 20 * Double.MIN_VALUE) {
            return;
          }
          String expected = reference.layOut(text(value, NumberLayout.RUBY));
          String text = text(value, layout);
          if (!text.equals(expected)) {
            throw new AssertionError(replay(value, text + " is not " + expected));
          }
        });
  }

  @ParameterizedTest
  @EnumSource(NumberLayout.class)
  void everyExponentAndEveryCountOfDigitsIsLaidOut(NumberLayout layout) {
    ReferenceLayout reference = ReferenceLayout.valueOf(layout.name());
    String digits = "98765432123456789";
    for (int count = 1; count <= 15; count++) {
      for (int exponent = -320; exponent <= 293; exponent++) {
        String decimal = digits.substring(0, count) + "E" + exponent;
        double value = Double.parseDouble(decimal);
        String text = text(value, layout);
        String expected = exponent > -290 ? reference.layOut(decimal) : text;
        if (!text.equals(expected) || !text(-value, layout).equals("-" + text)) {
          throw new AssertionError(replay(value, text + " is not " + expected));
        }
      }
    }
  }

  @Test
  void theLayoutsDifferWhereTheyShould() {
    assertTexts(0.0, "0.0", "0.0", "0.0", "0");
    assertTexts(-0.0, "-0.0", "-0.0", "-0.0", "0");
    assertTexts(100, "100.0", "100.0", "100.0", "100");
    assertTexts(1e7, "10000000.0", "10000000.0", "1.0E7", "10000000");
    assertTexts(1e14, "100000000000000.0", "100000000000000.0", "1.0E14", "100000000000000");
    assertTexts(1e15, "1e+15", "1.0e+15", "1.0E15", "1000000000000000");
    assertTexts(1e21, "1e+21", "1.0e+21", "1.0E21", "1e+21");
    assertTexts(1.5e300, "1.5e+300", "1.5e+300", "1.5E300", "1.5e+300");
    assertTexts(1e-5, "0.00001", "1.0e-05", "1.0E-5", "0.00001");
    assertTexts(1e-7, "0.0000001", "1.0e-07", "1.0E-7", "1e-7");
    assertTexts(1.234e-9, "0.000000001234", "1.234e-09", "1.234E-9", "1.234e-9");
    assertTexts(5e-324, "5e-324", "5.0e-324", "4.9E-324", "5e-324");
    assertTexts(1e23, "1e+23", "1.0e+23", "1.0E23", "1e+23");
    assertTexts(
        2251799813685248.5,
        "2251799813685248.5",
        "2251799813685248.5",
        "2.2517998136852485E15",
        "2251799813685248.5");
  }

  @Test
  void theGoldenFloatsAreWritten() {
    int finite = 0;
    for (String line : Golden.lines("floats.tsv.gz")) {
      String[] columns = line.split("\t");
      double value = Double.longBitsToDouble(Long.parseUnsignedLong(columns[0], 16));
      if (Double.isFinite(value)) {
        assertThat(text(value, NumberLayout.RUBY)).isEqualTo(columns[1]);
        finite++;
      }
    }
    assertThat(finite).isGreaterThan(13_000);
  }

  @ParameterizedTest
  @EnumSource(NumberLayout.class)
  void nothingIsTouchedOutsideTheReservedBytes(NumberLayout layout) {
    int[] count = {0};
    NastyDoubles.special(
        value -> {
          int at = count[0]++;
          if (at % 7 != 0) {
            return;
          }
          String text =
              Canaries.write(
                  at % 9,
                  DoubleText.MAX_BYTES,
                  DoubleText.MAX_BYTES,
                  (bytes, start) -> DoubleText.write(value, bytes, start, layout));
          if (!text.equals(text(value, layout))) {
            throw new AssertionError(replay(value, text + " is not " + text(value, layout)));
          }
        });
  }

  @Test
  void theLayoutOfCHasThePlacesAndExponentsOfPrintf() {
    double[] values = {
      1,
      -25,
      0.5,
      123456.789,
      1e14,
      999999999999999.0,
      1e15,
      1.5e20,
      1e100,
      0.0001,
      0.00012,
      1e-5,
      -2.5e-7,
      1e-10,
      2.5e-300
    };
    String[] texts = {
      "1",
      "-25",
      "0.5",
      "123456.789",
      "100000000000000",
      "999999999999999",
      "1e+15",
      "1.5e+20",
      "1e+100",
      "0.0001",
      "0.00012",
      "1e-05",
      "-2.5e-07",
      "1e-10",
      "2.5e-300"
    };
    for (int i = 0; i < values.length; i++) {
      assertThat(text(values[i], NumberLayout.C_15G)).isEqualTo(texts[i]);
    }
  }

  private void assertTexts(
      double value, String ruby, String rubyToS, String java, String ecmascript) {
    assertThat(text(value, NumberLayout.RUBY)).isEqualTo(ruby);
    assertThat(text(value, NumberLayout.RUBY_TO_S)).isEqualTo(rubyToS);
    assertThat(text(value, NumberLayout.JAVA)).isEqualTo(java);
    assertThat(text(value, NumberLayout.ECMASCRIPT)).isEqualTo(ecmascript);
  }

  private String text(double value, NumberLayout layout) {
    return new String(dst, 0, DoubleText.write(value, dst, 0, layout), ISO_8859_1);
  }

  private static String replay(double value, String fault) {
    return String.format(
        "Double.longBitsToDouble(0x%016xL): %s", Double.doubleToRawLongBits(value), fault);
  }
}
