package org.jotjson.internal.number;

/**
 * Finds the shortest decimal that reads back as the given binary floating-point number and, of the
 * shortest ones, the closest.
 *
 * <p>The number is {@code significand * 2^exponent}; it owns every real number nearer to it than to
 * its neighbours (R. Giulietti, "The Schubfach way to render doubles", 2020). One multiplication by
 * a power of ten scales it so that the integral part is the decimal with one digit less than needed
 * and the fraction says whether that one, or its successor, is inside the interval; if neither is,
 * ten times the fraction is the last digit (X. JunBo, xjb, 2025; V. Zverovich, zmij, 2026, whose
 * rounding constants are proved for all doubles).
 *
 * <p>The answer is packed in a long, {@code integral << 4 | last}, and means (10 * integral + last)
 * * 10^{@link #exponent}. For normal doubles the integral has 15 or 16 digits. Floats use the same
 * code with their own significand and exponent.
 */
final class ShortestDigits {
  /** Scaled numbers carry this many bits of fraction in the high word of the product. */
  private static final int FRACTION_BITS = 9;

  private ShortestDigits() {}

  /** The decimal exponent that belongs to {@link #find}: floor(log10(2^exponent)). */
  static int exponent(int binaryExponent) {
    return (binaryExponent * 78913) >> 18;
  }

  /** The decimal exponent that belongs to an irregular number: floor(log10(3/4 * 2^exponent)). */
  static int irregularExponent(int binaryExponent) {
    return (binaryExponent * 315653 - 131072) >> 20;
  }

  /**
   * Finds the digits of {@code significand * 2^binaryExponent}.
   *
   * @param irregular whether the lower neighbour is only half as far away as the upper one: a power
   *     of two
   * @param decimal {@link #exponent}, or {@link #irregularExponent} for an irregular number
   */
  static long find(long significand, int binaryExponent, int decimal, boolean irregular) {
    int shift = shift(binaryExponent, decimal);
    int power = PowersOfTen.index(-(decimal + 1));
    long high = PowersOfTen.high(power);
    long low = PowersOfTen.low(power);
    // scaled is positive and high has its top bit set, so one addition makes each signed product an
    // unsigned one
    long scaled = significand << shift;
    long middle = high * scaled;
    long bottom = middle + Math.multiplyHigh(low, scaled) + ((low >> 63) & scaled);
    long carry = (middle & ~bottom) >>> 63;
    long top = Math.multiplyHigh(high, scaled) + scaled + carry;
    long integral = top >>> FRACTION_BITS;
    long fraction = top << 64 - FRACTION_BITS | bottom >>> FRACTION_BITS;
    long half = high >>> 10 - shift;
    if (irregular) {
      return irregular(integral, fraction, half);
    }
    // the ends of the interval belong to it if the significand is even
    half += 1 - (significand & 1);
    boolean up = fraction + half + Long.MIN_VALUE < half + Long.MIN_VALUE;
    boolean down = half + Long.MIN_VALUE > fraction + Long.MIN_VALUE;
    if (up || down) {
      return integral + (up ? 1 : 0) << 4;
    }
    return integral << 4 | lastDigit(fraction);
  }

  private static long irregular(long integral, long fraction, long half) {
    boolean up = Long.compareUnsigned(half, ~fraction) > 0;
    boolean down = Long.compareUnsigned(half >>> 1, fraction) > 0;
    if (up || down) {
      return integral + (up ? 1 : 0) << 4;
    }
    long nearest = timesTen(fraction, Long.MAX_VALUE);
    long lowest = timesTen(fraction - (half >>> 1), -1);
    return integral << 4 | Math.max(nearest, lowest);
  }

  private static long lastDigit(long fraction) {
    // exactly 2.5 rounds to even; every other tie is decided by the proved addend
    return fraction == 1L << 62 ? 2 : timesTen(fraction, Long.MIN_VALUE + 6);
  }

  private static int shift(int binaryExponent, int decimal) {
    return binaryExponent + ((-(decimal + 1) * 217707) >> 16) + 1 + FRACTION_BITS;
  }

  /** The high word of 10 * fraction + addend, both unsigned. */
  private static long timesTen(long fraction, long addend) {
    long low = 10 * fraction;
    long carry = low + addend + Long.MIN_VALUE < low + Long.MIN_VALUE ? 1 : 0;
    return Math.multiplyHigh(fraction, 10) + ((fraction >> 63) & 10) + carry;
  }
}
