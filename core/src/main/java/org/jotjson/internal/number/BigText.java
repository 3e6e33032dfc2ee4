package org.jotjson.internal.number;

import java.math.BigDecimal;
import java.math.BigInteger;

/**
 * Numbers of any size as decimal text. What fits a long is written without a string; the rest is
 * the JDK's text, which for a {@link BigDecimal} far from 1 has an exponent, as in {@code 1E+40}.
 *
 * <p>{@code maxBytes} says what to reserve, including the stores that reach beyond the end: an
 * upper bound that costs little.
 */
public final class BigText {
  /** A sign, 18 digits, a point, and 18 digits of fraction of which some may not count. */
  private static final int COMPACT_BYTES = 40;

  /** Numbers of up to this many digits fit a long. */
  private static final int COMPACT_DIGITS = 18;

  /** A sign, a point, zeros around it, or an exponent of ten digits with its sign and letter. */
  private static final int EXTRA_BYTES = 16;

  private static final long TEN_TO_8 = 100_000_000L;
  private static final long[] POWERS_OF_TEN = new long[COMPACT_DIGITS + 1];

  static {
    POWERS_OF_TEN[0] = 1;
    for (int i = 1; i < POWERS_OF_TEN.length; i++) {
      POWERS_OF_TEN[i] = 10 * POWERS_OF_TEN[i - 1];
    }
  }

  private BigText() {}

  /** How many bytes to reserve for {@code value}. */
  public static int maxBytes(BigInteger value) {
    // 2^bits has at most bits * log10(2) + 1 digits
    long digits = value.bitLength() * 30103L / 100_000 + 2;
    return (int) Math.max(COMPACT_BYTES, digits + EXTRA_BYTES);
  }

  /** How many bytes to reserve for {@code value}. */
  public static int maxBytes(BigDecimal value) {
    return Math.max(COMPACT_BYTES, value.precision() + EXTRA_BYTES);
  }

  /** How many digits {@code value} has without an exponent, zeros included. */
  public static long plainDigits(BigDecimal value) {
    long precision = value.precision();
    long scale = value.scale();
    if (scale > 0) return Math.max(precision, scale + 1);
    return value.signum() == 0 ? 1 : precision - scale;
  }

  /** Writes {@code value} and returns the position after the last byte. */
  public static int write(BigInteger value, byte[] dst, int at) {
    return value.bitLength() < Long.SIZE
        ? LongText.write(value.longValue(), dst, at)
        : write(value.toString(), dst, at);
  }

  /**
   * Writes {@code value} as its {@code toString} does and returns the position after the last byte.
   */
  public static int write(BigDecimal value, byte[] dst, int at) {
    int scale = value.scale();
    if (scale >= 0 && scale <= COMPACT_DIGITS && isPlain(value.precision(), scale)) {
      // shifting the point is the way to the unscaled value that makes no BigInteger
      return writeScaled(value.scaleByPowerOfTen(scale).longValue(), scale, dst, at);
    }
    return write(value.toString(), dst, at);
  }

  /**
   * Whether the unscaled value fits a long and the number is not below 10^-6, where there is an
   * exponent.
   */
  private static boolean isPlain(int precision, int scale) {
    return precision <= COMPACT_DIGITS && precision - scale > -6;
  }

  /** Writes unscaled / 10^scale, with all {@code scale} digits of the fraction. */
  private static int writeScaled(long unscaled, int scale, byte[] dst, int at) {
    if (scale == 0) {
      return LongText.write(unscaled, dst, at);
    }
    dst[at] = '-';
    long magnitude = Math.abs(unscaled);
    long whole = magnitude / POWERS_OF_TEN[scale];
    long fraction = magnitude - whole * POWERS_OF_TEN[scale];
    int point = LongText.write(whole, dst, at + (int) (unscaled >>> 63));
    dst[point] = '.';
    // as if there were 18 digits
    long padded = fraction * POWERS_OF_TEN[COMPACT_DIGITS - scale];
    long head = Digits.dropEight(padded);
    long pair = Digits.dropEight(head);
    Digits.put2((int) pair, dst, point + 1);
    Digits.put8(head - pair * TEN_TO_8, dst, point + 3);
    Digits.put8(padded - head * TEN_TO_8, dst, point + 11);
    return point + 1 + scale;
  }

  @SuppressWarnings(
      "deprecation") // the text is ASCII, and this is the copy without an array in between
  private static int write(String ascii, byte[] dst, int at) {
    ascii.getBytes(0, ascii.length(), dst, at);
    return at + ascii.length();
  }
}
