package org.jotjson.internal.number;

/**
 * Finds digits as Ruby's json gem does on MRI: with Grisu2 (F. Loitsch, "Printing floating-point
 * numbers quickly and accurately with integers", 2010). They always read back, but one time in a
 * thousand they are not the shortest or not the closest.
 *
 * <p>The number and the ends of its interval are multiplied by a power of ten of 64 bits. Each
 * product is off by up to a unit, so the interval is made smaller by that. Then the digits of its
 * upper end are produced until the rest is inside the interval, and the last digit is lowered as
 * long as that brings it closer to the number.
 */
final class Grisu2 {
  private static final long HIDDEN_BIT = 1L << 52;

  /**
   * Products are at least 2^-60 units of 64 bits, so that the digits before the point fit an int.
   */
  private static final int LEAST_EXPONENT = -60;

  /** The powers in use are those with exponents 4 + 8n. */
  private static final int STEP = 8;

  private Grisu2() {}

  /** Writes {@code significand * 2^exponent}, a double. */
  static int write(long significand, int exponent, byte[] dst, int at, NumberLayout layout) {
    int shift = Long.numberOfLeadingZeros(significand) - 1;
    int scaled = exponent - 1 - shift;
    int gap = significand == HIDDEN_BIT ? 2 : 1;
    int power = power(scaled);
    long factor = PowersOfTen.rounded(power);
    long value = multiply(significand << shift + 1, factor);
    long upper = multiply((2 * significand + 1) << shift, factor) - 1;
    long lower = multiply(((significand << gap) - 1) << shift + 1 - gap, factor) + 1;
    int fractionBits = -(scaled + PowersOfTen.log2(power) + 1);
    return generate(upper, upper - value, upper - lower, fractionBits, -power, dst, at, layout);
  }

  /** The least power of ten in use that lifts 2^exponent to 2^{@link #LEAST_EXPONENT}. */
  private static int power(int exponent) {
    int least = ((LEAST_EXPONENT - 1 - exponent) * 78913 >> 18) + 1;
    return least + (4 - least & STEP - 1);
  }

  /** The high word of the product of two unsigned longs, rounded. */
  private static long multiply(long a, long b) {
    // both have the top bit set, or nearly so
    long high = Math.multiplyHigh(a, b) + (a >> 63 & b) + (b >> 63 & a);
    return high + (a * b >>> 63);
  }

  /**
   * Writes the digits of {@code upper}, whose lower bits are a fraction.
   *
   * @param distance from upper to the number
   * @param width from upper to the lower end
   */
  private static int generate(
      long upper,
      long distance,
      long width,
      int fractionBits,
      int exponent,
      byte[] dst,
      int at,
      NumberLayout layout) {
    long whole = upper >>> fractionBits;
    long fraction = upper & (1L << fractionBits) - 1;
    long unit = 1_000_000_000;
    for (int zeros = 9; zeros >= 0; zeros--, unit /= 10) {
      long rest = (whole % unit << fractionBits) + fraction;
      if (Long.compareUnsigned(rest, width) <= 0) {
        long digits = lower(whole / unit, rest, width, unit << fractionBits, distance);
        return DecimalText.writeFew(digits, exponent + zeros, dst, at, layout);
      }
    }
    return generateFraction(
        whole, fraction, distance, width, fractionBits, exponent, dst, at, layout);
  }

  private static int generateFraction(
      long digits,
      long rest,
      long distance,
      long width,
      int fractionBits,
      int exponent,
      byte[] dst,
      int at,
      NumberLayout layout) {
    long one = 1L << fractionBits;
    do {
      rest *= 10;
      width *= 10;
      distance *= 10;
      exponent--;
      digits = 10 * digits + (rest >>> fractionBits);
      rest &= one - 1;
    } while (Long.compareUnsigned(rest, width) >= 0);
    digits = lower(digits, rest, width, one, distance);
    return DecimalText.writeFew(digits, exponent, dst, at, layout);
  }

  /**
   * Lowers the last digit, worth {@code unit}, while that brings it closer to the number; {@code
   * rest} is below the upper end.
   */
  private static long lower(long digits, long rest, long width, long unit, long distance) {
    while (Long.compareUnsigned(rest, distance) < 0
        && Long.compareUnsigned(width - rest, unit) >= 0
        && (Long.compareUnsigned(rest + unit, distance) < 0
            || Long.compareUnsigned(distance - rest, rest + unit - distance) > 0)) {
      digits--;
      rest += unit;
    }
    return digits;
  }
}
