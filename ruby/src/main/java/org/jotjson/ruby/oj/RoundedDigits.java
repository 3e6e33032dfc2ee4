package org.jotjson.ruby.oj;

/**
 * Doubles of usual size rounded to 15 or 16 digits, as C's {@code %.15g} and {@code %.16g} write
 * them.
 *
 * <p>The value times a power of ten is a product and what is missing from it, both doubles, and
 * both exact; so the last digit is rounded as if all digits were there.
 */
final class RoundedDigits {
  private static final double[] TENS = {
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22
  };

  private static final double LEAST = 1e-4;
  private static final double LIMIT = 1e15;

  private RoundedDigits() {}

  /**
   * Writes a value and returns the end, or -1 if it is of another size.
   *
   * @param digits 15 or 16
   */
  static int write(double value, int digits, byte[] dst, int at) {
    double size = Math.abs(value);
    if (!(size >= LEAST && size < LIMIT)) return -1;
    int point = point(size);
    double ten = TENS[digits - point];
    double product = size * ten;
    long rounded = round(product, Math.fma(size, ten, -product));
    if (rounded >= TENS[digits]) return -1;
    int behind = digits - point;
    while (behind > 0 && rounded % 10 == 0) {
      rounded /= 10;
      behind--;
    }
    dst[at] = '-';
    return layOut(rounded, behind, dst, value < 0 ? at + 1 : at);
  }

  /** Digits before the point; zeros behind it count as negative ones. */
  private static int point(double size) {
    int point = 0;
    if (size >= 1) while (size >= TENS[point]) point++;
    else while (size * TENS[1 - point] < 1) point--;
    return point;
  }

  /** The whole number next to a product and its rest, the even one if two are. */
  private static long round(double product, double rest) {
    long whole = (long) product;
    double beyondHalf = product - whole - 0.5;
    if (beyondHalf > -rest || beyondHalf == -rest && (whole & 1) != 0) return whole + 1;
    boolean odd = (whole & 1) != 0;
    return product == whole && (rest < -0.5 || rest == -0.5 && odd) ? whole - 1 : whole;
  }

  /** Writes {@code digits * 10^-behind}. */
  private static int layOut(long digits, int behind, byte[] dst, int at) {
    int length = 1;
    for (long rest = digits / 10; rest > 0 || length <= behind; rest /= 10) length++;
    int end = behind == 0 ? at + length : at + length + 1;
    int next = end - 1;
    for (int i = 0; i < length; i++) {
      if (i == behind && i > 0) dst[next--] = '.';
      dst[next--] = (byte) ('0' + digits % 10);
      digits /= 10;
    }
    return end;
  }
}
