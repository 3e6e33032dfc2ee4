package org.jotjson.internal.number;

/**
 * The 128 leading bits of the powers of ten from 10^-300 to 10^324, truncated, the top bit set:
 * every power that scales a finite double to 16 or 17 digits.
 */
final class PowersOfTen {
  static final int LOWEST = -300;
  static final int HIGHEST = 324;

  /** Bits in each of the three words that the powers are computed with. */
  private static final int BITS = 60;

  private static final long MASK = (1L << BITS) - 1;

  /** Two longs a power, the high one first, so that both are usually on one cache line. */
  private static final long[] WORDS = words();

  private PowersOfTen() {}

  /** Where the two words of 10^exponent are in {@link #WORDS}. */
  static int index(int exponent) {
    return (exponent - LOWEST) << 1;
  }

  static long high(int index) {
    return WORDS[index];
  }

  static long low(int index) {
    return WORDS[index + 1];
  }

  /** The 64 leading bits of 10^exponent, rounded. */
  static long rounded(int exponent) {
    int index = index(exponent);
    return WORDS[index] + (WORDS[index + 1] >>> 63);
  }

  /** floor(log2(10^exponent)), for exponents within 330 of 0. */
  static int log2(int exponent) {
    return exponent * 217707 >> 16;
  }

  private static long[] words() {
    long[] words = new long[2 * (HIGHEST - LOWEST + 1)];
    // the leading bits of 10^-300, and 1
    multiplyByTens(
        words, LOWEST, 0, 0xAB7_0FE1_7C79_AC6CL, 0xA6D_BD63_0A48_AAF4L, 0x068_CC94_6F70_D834L);
    multiplyByTens(words, 0, HIGHEST + 1, 1L << BITS - 1, 0, 0);
    return words;
  }

  /**
   * Stores the powers of ten from {@code exponent} to {@code end}, exclusive, given 180 leading
   * bits of the first. Each multiplication loses less than one of the last bits, which leaves more
   * than 40 correct ones below those that are stored. Takes a tenth of a millisecond before it is
   * compiled, which BigInteger does not.
   */
  private static void multiplyByTens(
      long[] words, int exponent, int end, long high, long middle, long low) {
    for (int index = index(exponent); index < index(end); index += 2) {
      words[index] = high << 64 - BITS | middle >>> 2 * BITS - 64;
      words[index + 1] = middle << 128 - 2 * BITS | low >>> 3 * BITS - 128;
      // times five: a factor of two is only a shift
      low *= 5;
      middle = 5 * middle + (low >>> BITS);
      high = 5 * high + ((middle >>> BITS));
      int shift = 64 - BITS - Long.numberOfLeadingZeros(high);
      low = (low & MASK) >>> shift | middle << BITS - shift & MASK;
      middle = (middle & MASK) >>> shift | high << BITS - shift & MASK;
      high >>>= shift;
    }
  }
}
