package org.jotjson.internal.number;

/**
 * Writes the shortest decimal that reads back as the given binary floating-point number and, of the
 * shortest ones, the closest.
 *
 * <p>The number is {@code significand * 2^exponent}; it owns every real number nearer to it than to
 * its neighbours (R. Giulietti, "The Schubfach way to render doubles", 2020). One multiplication by
 * a power of ten scales it so that the integral part is the decimal with one digit less than needed
 * and the fraction says whether that one, or its successor, is inside the interval; if neither is,
 * ten times the fraction is the last digit (X. JunBo, xjb, 2025; V. Zverovich, zmij, 2026, whose
 * rounding constants are proved for all doubles).
 *
 * <p>Floats use the same code with their own significand and exponent.
 */
final class ShortestDigits {
  /** Scaled numbers carry this many bits of fraction in the high word of the product. */
  private static final int FRACTION_BITS = 9;

  private static final long HALF_60 = 1L << 59;
  private static final long FRACTION_60 = (1L << 60) - 1;

  private ShortestDigits() {}

  /** The decimal exponent that belongs to {@link #write}: floor(log10(2^exponent)). */
  static int exponent(int binaryExponent) {
    return (binaryExponent * 78913) >> 18;
  }

  /**
   * The decimal exponent that belongs to {@link #writePowerOfTwo}: floor(log10(3/4 * 2^exponent)).
   */
  static int irregularExponent(int binaryExponent) {
    return (binaryExponent * 315653 - 131072) >> 20;
  }

  /**
   * Writes {@code significand * 2^binaryExponent}, whose neighbours are equally far away.
   *
   * <p>One method, because its two results cannot be returned without packing them, which would
   * make the first digits wait for the last.
   *
   * @param decimal {@link #exponent}
   * @param onlyIfClear whether to write nothing if {@link #isDoubtful}
   * @return the position after the last byte, or -1
   */
  static int write(
      long significand,
      int binaryExponent,
      int decimal,
      boolean onlyIfClear,
      byte[] dst,
      int at,
      NumberLayout layout) {
    int shift = shift(binaryExponent, decimal);
    int power = PowersOfTen.index(-(decimal + 1));
    long high = PowersOfTen.high(power);
    long low = PowersOfTen.low(power);
    // scaled is positive and high has its top bit set, so one addition makes each signed product an
    // unsigned one
    long scaled = significand << shift;
    long middle = high * scaled;
    long bottom = middle + Math.multiplyHigh(low, scaled) + (low >> 63 & scaled);
    long carry = (middle & ~bottom) >>> 63;
    long top = Math.multiplyHigh(high, scaled) + scaled + carry;
    long integral = top >>> FRACTION_BITS;
    long fraction = top << 64 - FRACTION_BITS | bottom >>> FRACTION_BITS;
    long half = high >>> 10 - shift;
    if (onlyIfClear && isDoubtful(fraction, half)) {
      return -1;
    }
    // the ends of the interval belong to it if the significand is even
    half += 1 - (significand & 1);
    // half is below 2^63, so carry and borrow follow from the top bits; without a branch, because
    // it
    // is a coin toss
    long up = (fraction & ~(fraction + half)) >>> 63;
    long down = (~fraction & fraction - half) >>> 63;
    int last = (int) (lastDigit(fraction) & (up | down) - 1);
    return DecimalText.write(integral + up, last, decimal, dst, at, layout);
  }

  /**
   * Writes {@code 2^(bits + binaryExponent)}, whose lower neighbour is only half as far away as its
   * upper one.
   *
   * @param bits how far the significand is shifted: it is 2^bits
   * @param decimal {@link #irregularExponent}
   */
  static int writePowerOfTwo(
      int bits, int binaryExponent, int decimal, byte[] dst, int at, NumberLayout layout) {
    int shift = shift(binaryExponent, decimal);
    int power = PowersOfTen.index(-(decimal + 1));
    long high = PowersOfTen.high(power);
    long low = PowersOfTen.low(power);
    // multiplying by a power of two is shifting
    int fractionBits = 64 + FRACTION_BITS - shift - bits;
    long integral = high >>> fractionBits;
    long fraction = high << 64 - fractionBits | low >>> fractionBits;
    long half = high >>> 10 - shift;
    boolean up = Long.compareUnsigned(half, ~fraction) > 0;
    boolean down = Long.compareUnsigned(half >>> 1, fraction) > 0;
    long last = 0;
    if (!up && !down) {
      long nearest = timesTen(fraction, Long.MAX_VALUE);
      long lowest = timesTen(fraction - (half >>> 1), -1);
      last = Math.max(nearest, lowest);
    }
    return DecimalText.write(integral + (up ? 1 : 0), (int) last, decimal, dst, at, layout);
  }

  /**
   * 10 * fraction, rounded. Four bits less of the fraction would be wrong for a hundred or so
   * doubles; they are enough to see that a fraction is not one of those.
   */
  private static long lastDigit(long fraction) {
    long rounded = 10 * (fraction >>> 4) + HALF_60 + 9;
    return (rounded & FRACTION_60) > 9 ? rounded >>> 60 : lastDigitNearTie(fraction);
  }

  private static long lastDigitNearTie(long fraction) {
    // exactly 2.5 rounds to even; every other tie is decided by the proved addend
    return fraction == 1L << 62 ? 2 : timesTen(fraction, Long.MIN_VALUE + 6);
  }

  /**
   * Whether an algorithm that knows the number and its interval only to within a hundredth of the
   * interval may find other digits.
   *
   * @param half half the interval, without its end
   */
  private static boolean isDoubtful(long fraction, long half) {
    long margin = half >>> 7;
    boolean nearLowerEnd = isWithin(margin, fraction - half);
    boolean nearUpperEnd = isWithin(margin, fraction + half);
    boolean nearTie = isWithin(10 * margin, 10 * fraction + Long.MIN_VALUE);
    return nearLowerEnd || nearUpperEnd || nearTie && !isShorter(fraction, half);
  }

  private static boolean isShorter(long fraction, long half) {
    return Long.compareUnsigned(fraction, half) < 0 || Long.compareUnsigned(-fraction, half) < 0;
  }

  /** Whether {@code distance}, modulo 2^64, is between -margin and margin. */
  private static boolean isWithin(long margin, long distance) {
    return Long.compareUnsigned(distance + margin, 2 * margin) <= 0;
  }

  private static int shift(int binaryExponent, int decimal) {
    return binaryExponent + PowersOfTen.log2(-(decimal + 1)) + 1 + FRACTION_BITS;
  }

  /** The high word of 10 * fraction + addend, both unsigned. */
  private static long timesTen(long fraction, long addend) {
    long low = 10 * fraction;
    long carry = low + addend + Long.MIN_VALUE < low + Long.MIN_VALUE ? 1 : 0;
    return Math.multiplyHigh(fraction, 10) + ((fraction >> 63) & 10) + carry;
  }
}
