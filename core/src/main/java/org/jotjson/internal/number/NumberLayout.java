package org.jotjson.internal.number;

/**
 * How the digits of a float are laid out. The point position P of a decimal is the number of digits
 * before its point, so that the exponent in scientific notation is P - 1.
 */
public enum NumberLayout {
  /**
   * Ruby's json gem: {@code 1.0}, {@code 100000000000000.0}, {@code 1e+15}, {@code 0.000000001234},
   * {@code 1e-10}.
   */
  RUBY(-8, 15, 16, true, true, '+', 'e', 1, 1, false),
  /** Ruby's {@code Float#to_s}: {@code 1.0}, {@code 1.0e+16}, {@code 0.0001}, {@code 1.0e-05}. */
  RUBY_TO_S(-3, 15, 16, true, true, '+', 'e', 3, 2, false),
  /**
   * {@link Double#toString(double)} as specified since Java 19: {@code 1.0}, {@code 1.0E7}, {@code
   * 1.0E-4}.
   */
  JAVA(-2, 7, 7, true, true, '\0', 'E', 3, 1, true),
  /** C's {@code %.15g}: {@code 1}, {@code 0.0001}, {@code 1e-05}, {@code 1e+15}. */
  C_15G(-3, 15, 15, false, true, '+', 'e', 1, 2, false),
  /**
   * ECMAScript's {@code Number::toString}, RFC 8785: {@code 1}, {@code 100000000000000000000},
   * {@code 1e+21}, {@code 1e-7}.
   */
  ECMASCRIPT(-5, 21, 21, false, false, '+', 'e', 1, 1, false);

  /** The lowest P that is written with leading zeros, as in {@code 0.001} (P = -2). */
  final int lowestPoint;

  /** The highest P of a whole number that is written out. */
  final int highestWhole;

  /** The highest P of a number with a fraction that is written out. */
  final int highestInside;

  /** Whole numbers below this are written out: 10^highestWhole, but 2^53 at most. */
  final long wholeLimit;

  /** Bytes of {@code .0} behind a whole number: 2 or 0. */
  final int wholeSuffix;

  /** Whether negative zero keeps its sign. */
  final boolean signedZero;

  /** Fewest bytes before the exponent: 1 for {@code 1e5}, 3 for {@code 1.0e5}. */
  final int shortestMantissa;

  /**
   * What precedes a positive exponent, one or two characters, and their number in the third byte.
   */
  final int positiveExponent;

  /** What to add to that to precede a negative exponent. */
  final int minus;

  /** Fewest digits of the exponent. */
  final int exponentDigits;

  /** Whether a decimal of one digit gives way to the closest one of two digits. */
  final boolean twoDigits;

  NumberLayout(
      int lowestPoint,
      int highestWhole,
      int highestInside,
      boolean pointZero,
      boolean signedZero,
      char plus,
      char letter,
      int shortestMantissa,
      int exponentDigits,
      boolean twoDigits) {
    this.lowestPoint = lowestPoint;
    this.highestWhole = highestWhole;
    this.highestInside = highestInside;
    this.wholeLimit = highestWhole > 15 ? 1L << 53 : (long) Math.pow(10, highestWhole);
    this.wholeSuffix = pointZero ? 2 : 0;
    this.signedZero = signedZero;
    this.shortestMantissa = shortestMantissa;
    this.positiveExponent = letter | plus << 8 | (plus == 0 ? 1 : 2) << 16;
    this.minus = (letter | '-' << 8 | 2 << 16) - positiveExponent;
    this.exponentDigits = exponentDigits;
    this.twoDigits = twoDigits;
  }
}
