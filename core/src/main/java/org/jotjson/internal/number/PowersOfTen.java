package org.jotjson.internal.number;

/**
 * The 128 leading bits of the powers of ten from 10^-293 to 10^323, truncated, the top bit set:
 * every power that scales a finite double to 16 or 17 digits.
 */
final class PowersOfTen {
  static final int LOWEST = -293;
  static final int HIGHEST = 323;

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

  private static long[] words() {
    long[] words = new long[2 * (HIGHEST - LOWEST + 1)];
    // the leading bits of 10^-293, and 1
    multiplyByTens(
        words, LOWEST, 0, 0xCC5_FC19_6FEF_D7D0L, 0xC1E_53ED_49A9_6272L, 0xC8B_2E28_CEDD_086DL);
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
