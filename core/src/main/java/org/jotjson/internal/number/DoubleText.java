package org.jotjson.internal.number;

/** Doubles as decimal text. */
public final class DoubleText {
  /**
   * Covers the longest text, {@code -0.00000000} and 17 digits, and the stores that reach beyond a
   * shorter one.
   */
  public static final int MAX_BYTES = 32;

  private static final int SIGNIFICAND_BITS = 52;
  private static final int EXPONENT_BIAS = 1075;
  private static final long HIDDEN_BIT = 1L << SIGNIFICAND_BITS;

  /** The least double, 2^-1074, times 10^324. */
  private static final double LEAST = 4.940656458412465;

  /**
   * The significand of the greatest double below 10^-322: two digits are enough up to here, and
   * sometimes one.
   */
  private static final int TWO_DIGITS = 20;

  private DoubleText() {}

  /**
   * Writes the shortest decimal that reads back as {@code value}, the closest of the shortest ones.
   * The caller reserves {@link #MAX_BYTES} from {@code at} on.
   *
   * @param value a finite number
   * @return the position after the last byte
   */
  public static int write(double value, byte[] dst, int at, NumberLayout layout) {
    return write(value, dst, at, layout, false);
  }

  /**
   * Writes {@code value} as Ruby's json gem does on MRI, byte for byte: in the layout {@link
   * NumberLayout#RUBY}, with digits that read back but now and then are not the shortest. The
   * caller reserves {@link #MAX_BYTES} from {@code at} on.
   *
   * <p>Those digits are the shortest ones unless the decision between two decimals is a close one,
   * so only one double in a hundred takes the long way.
   *
   * @param value a finite number
   * @return the position after the last byte
   */
  public static int writeLikeMri(double value, byte[] dst, int at) {
    return write(value, dst, at, NumberLayout.RUBY, true);
  }

  private static int write(double value, byte[] dst, int at, NumberLayout layout, boolean likeMri) {
    long bits = Double.doubleToRawLongBits(value);
    int sign = (int) (bits >>> 63);
    dst[at] = '-';
    long fraction = bits & HIDDEN_BIT - 1;
    long significand = fraction | HIDDEN_BIT;
    int biased = (int) (bits >>> SIGNIFICAND_BITS) & 0x7FF;
    int exponent = biased - EXPONENT_BIAS;
    if (Integer.compareUnsigned(-exponent, Long.numberOfTrailingZeros(significand)) <= 0) {
      long whole = significand >>> -exponent;
      if (whole < layout.wholeLimit) {
        return DecimalText.writeWhole(whole, dst, at + sign, layout);
      }
    }
    if (biased == 0) {
      return writeSubnormal(fraction, sign, dst, at, layout, likeMri);
    }
    if (fraction == 0) {
      return writePowerOfTwo(exponent, dst, at + sign, layout, likeMri);
    }
    int decimal = ShortestDigits.exponent(exponent);
    int end = ShortestDigits.write(significand, exponent, decimal, likeMri, dst, at + sign, layout);
    return likeMri && end < 0 ? Grisu2.write(significand, exponent, dst, at + sign, layout) : end;
  }

  private static int writePowerOfTwo(
      int exponent, byte[] dst, int at, NumberLayout layout, boolean likeMri) {
    if (likeMri) {
      return Grisu2.write(HIDDEN_BIT, exponent, dst, at, layout);
    }
    int decimal = ShortestDigits.irregularExponent(exponent);
    return ShortestDigits.writePowerOfTwo(SIGNIFICAND_BITS, exponent, decimal, dst, at, layout);
  }

  private static int writeSubnormal(
      long significand, int sign, byte[] dst, int at, NumberLayout layout, boolean likeMri) {
    if (significand == 0) {
      return DecimalText.writeWhole(0, dst, layout.signedZero ? at + sign : at, layout);
    }
    int exponent = 1 - EXPONENT_BIAS;
    if (likeMri) {
      return Grisu2.write(significand, exponent, dst, at + sign, layout);
    }
    if (layout.twoDigits && significand <= TWO_DIGITS) {
      return writeTwoDigits(significand, dst, at + sign, layout);
    }
    int decimal = ShortestDigits.exponent(exponent);
    return ShortestDigits.write(significand, exponent, decimal, false, dst, at + sign, layout);
  }

  /** The two digits closest to significand * 2^-1074. */
  private static int writeTwoDigits(long significand, byte[] dst, int at, NumberLayout layout) {
    boolean least = significand < 3;
    long digits = Math.round(significand * (least ? 10 * LEAST : LEAST));
    return DecimalText.writeFew(digits, least ? -325 : -324, dst, at, layout);
  }
}
