package org.jotjson.internal.number;

/**
 * Decimal digits in machine words. Words are little-endian: the lowest byte is the digit that is written first.
 *
 * <p>The divisions by constants are exact over the stated domains. The eight-digit conversion splits a number in halves, the
 * halves in pairs and the pairs in digits, all lanes at once (P. Khuong, "How to print integers really fast", 2017; D. Lemire,
 * "Converting integers to fix-digit representations quickly", 2021).
 */
final class Digits {
  /** Turns a word of eight digits into ASCII when added or or-ed. */
  static final long ASCII = 0x3030_3030_3030_3030L;

  /** The ASCII digits of 00 to 99, the tens in the lower byte. */
  static final short[] PAIRS = pairs();

  private Digits() {}

  /** Eight digits, leading zeros included, of {@code 0 <= value < 10^8}; add {@link #ASCII} to print them. */
  static long eight(long value) {
    // aaaabbbb -> bbbb____aaaa____, two lanes of 32 bits
    long high = (value * 109951163L) >>> 40;
    long halves = high | (value - 10_000L * high) << 32;
    // four lanes of 16 bits, each 0 to 99
    long hundreds = ((halves * 10486L) >>> 20) & 0x0000_007F_0000_007FL;
    long pairs = hundreds | (halves - 100L * hundreds) << 16;
    // eight lanes of 8 bits, each 0 to 9
    long tens = ((pairs * 103L) >>> 10) & 0x000F_000F_000F_000FL;
    return tens | (pairs - 10L * tens) << 8;
  }

  /** How many digits are left of a word from {@link #eight} when the zeros that end it are dropped; 0 for eight zeros. */
  static int significant(long digits) {
    return 8 - (Long.numberOfLeadingZeros(digits) >>> 3);
  }

  private static short[] pairs() {
    short[] pairs = new short[100];
    for (int i = 0; i < pairs.length; i++) {
      pairs[i] = (short) ('0' + i / 10 | '0' + i % 10 << 8);
    }
    return pairs;
  }
}
