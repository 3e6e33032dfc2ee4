package org.jotjson.internal.number;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import org.jotjson.testing.Canaries;
import org.jotjson.testing.ReferenceLayout;
import org.jotjson.testing.ShortestDecimal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class FloatTextTest {
  private static final long ALL = 1L << 32;

  /** Every float there is: {@code -Djot.floats=4294967296}. */
  private static final long COUNT = Long.getLong("jot.floats", 200_000);

  /** Before Java 19 toString sometimes printed a digit too many. */
  private static final boolean JAVA_PRINTS_SHORTEST = Runtime.version().feature() >= 19;

  private final byte[] dst = new byte[FloatText.MAX_BYTES];

  @FunctionalInterface
  private interface FloatConsumer {
    void accept(float value);
  }

  @Test
  void theDigitsAreTheShortestAndOfThoseTheClosest() {
    forEach(
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
    forEach(
        COUNT / 4,
        value -> {
          String text = text(value, NumberLayout.JAVA);
          String java = Float.toString(value);
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
    forEach(
        COUNT / 10,
        value -> {
          // the floats of which Java wants two digits
          if (layout == NumberLayout.JAVA && Math.abs(value) <= 71 * Float.MIN_VALUE) {
            return;
          }
          String expected = reference.layOut(text(value, NumberLayout.RUBY));
          String text = text(value, layout);
          if (!text.equals(expected)) {
            throw new AssertionError(replay(value, text + " is not " + expected));
          }
        });
  }

  @Test
  void digitsAreThoseOfTheFloatAndNotOfTheDoubleItWidensTo() {
    assertThat(text(0.1f, NumberLayout.RUBY)).isEqualTo("0.1");
    assertThat(text(3.4028235e38f, NumberLayout.RUBY)).isEqualTo("3.4028235e+38");
    assertThat(text(-0.0f, NumberLayout.RUBY)).isEqualTo("-0.0");
    assertThat(text(-0.0f, NumberLayout.ECMASCRIPT)).isEqualTo("0");
    assertThat(text(16777216f, NumberLayout.ECMASCRIPT)).isEqualTo("16777216");
    assertThat(text(Float.MIN_VALUE, NumberLayout.ECMASCRIPT)).isEqualTo("1e-45");
    assertThat(text(Float.MIN_VALUE, NumberLayout.JAVA)).isEqualTo("1.4E-45");
  }

  @ParameterizedTest
  @EnumSource(NumberLayout.class)
  void nothingIsTouchedOutsideTheReservedBytes(NumberLayout layout) {
    forEach(
        5_000,
        value -> {
          String text =
              Canaries.write(
                  Float.floatToRawIntBits(value) & 7,
                  FloatText.MAX_BYTES,
                  FloatText.MAX_BYTES,
                  (bytes, at) -> FloatText.write(value, bytes, at, layout));
          assertThat(text).isEqualTo(text(value, layout));
        });
  }

  /**
   * Feeds the powers of two, the whole numbers and the subnormals at both ends, and {@code count}
   * floats of all bit patterns.
   */
  private static void forEach(long count, FloatConsumer consumer) {
    for (int exponent = -149; exponent <= 127; exponent++) {
      float power = Math.scalb(1f, exponent);
      consumer.accept(Math.nextDown(power));
      consumer.accept(power);
      consumer.accept(-power);
      consumer.accept(Math.nextUp(power));
    }
    for (int i = 0; i < 5_000; i++) {
      consumer.accept(Float.intBitsToFloat(i));
      consumer.accept(Float.MIN_NORMAL - i * Float.MIN_VALUE);
      consumer.accept(i);
      consumer.accept(16_777_216 - i);
      consumer.accept(i / 100f);
    }
    // an odd stride visits every bit pattern once before it repeats one
    int stride = (int) (ALL / count) | 1;
    int bits = 0;
    for (long i = 0; i < count; i++, bits += stride) {
      float value = Float.intBitsToFloat(bits);
      if (Float.isFinite(value)) {
        consumer.accept(value);
      }
    }
  }

  private String text(float value, NumberLayout layout) {
    return new String(dst, 0, FloatText.write(value, dst, 0, layout), ISO_8859_1);
  }

  private static String replay(float value, String fault) {
    return String.format("Float.intBitsToFloat(0x%08x): %s", Float.floatToRawIntBits(value), fault);
  }
}
