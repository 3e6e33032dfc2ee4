package org.jotjson.internal.number;

/**
 * Floats as decimal text, with the digits that tell neighbouring floats apart; widening to double
 * would print other ones.
 */
public final class FloatText {
  /**
   * Covers the longest text, {@code -0.00000000} and 9 digits, and the stores that reach beyond.
   */
  public static final int MAX_BYTES = DoubleText.MAX_BYTES;

  private static final int SIGNIFICAND_BITS = 23;
  private static final int EXPONENT_BIAS = 150;
  private static final int HIDDEN_BIT = 1 << SIGNIFICAND_BITS;

  /** The least float, 2^-149, times 10^46. */
  private static final double LEAST = 14.01298464324817;

  /**
   * The significand of the greatest float below 10^-43: two digits are enough up to here, and
   * sometimes one.
   */
  private static final int TWO_DIGITS = 71;

  private FloatText() {}

  /**
   * Writes the shortest decimal that reads back as {@code value}, the closest of the shortest ones.
   * The caller reserves {@link #MAX_BYTES} from {@code at} on.
   *
   * @param value a finite number
   * @return the position after the last byte
   */
  public static int write(float value, byte[] dst, int at, NumberLayout layout) {
    int bits = Float.floatToRawIntBits(value);
    int sign = bits >>> 31;
    dst[at] = '-';
    int fraction = bits & HIDDEN_BIT - 1;
    int significand = fraction | HIDDEN_BIT;
    int biased = bits >>> SIGNIFICAND_BITS & 0xFF;
    int exponent = biased - EXPONENT_BIAS;
    if (Integer.compareUnsigned(-exponent, Integer.numberOfTrailingZeros(significand)) <= 0) {
      int whole = significand >>> -exponent;
      if (whole < layout.wholeLimit) {
        return DecimalText.writeWhole(whole, dst, at + sign, layout);
      }
    }
    if (biased == 0) {
      return writeSubnormal(fraction, sign, dst, at, layout);
    }
    if (fraction == 0) {
      return writePowerOfTwo(exponent, dst, at + sign, layout);
    }
    int decimal = ShortestDigits.exponent(exponent);
    return ShortestDigits.write(significand, exponent, decimal, false, dst, at + sign, layout);
  }

  private static int writePowerOfTwo(int exponent, byte[] dst, int at, NumberLayout layout) {
    int decimal = ShortestDigits.irregularExponent(exponent);
    return ShortestDigits.writePowerOfTwo(SIGNIFICAND_BITS, exponent, decimal, dst, at, layout);
  }

  private static int writeSubnormal(
      int significand, int sign, byte[] dst, int at, NumberLayout layout) {
    if (significand == 0) {
      return DecimalText.writeWhole(0, dst, layout.signedZero ? at + sign : at, layout);
    }
    if (layout.twoDigits && significand <= TWO_DIGITS) {
      return writeTwoDigits(significand, dst, at + sign, layout);
    }
    int exponent = 1 - EXPONENT_BIAS;
    int decimal = ShortestDigits.exponent(exponent);
    return ShortestDigits.write(significand, exponent, decimal, false, dst, at + sign, layout);
  }

  /** The two digits closest to significand * 2^-149. */
  private static int writeTwoDigits(int significand, byte[] dst, int at, NumberLayout layout) {
    boolean least = significand < 8;
    long digits = Math.round(significand * (least ? LEAST : LEAST / 10));
    return DecimalText.writeFew(digits, least ? -46 : -45, dst, at, layout);
  }
}
