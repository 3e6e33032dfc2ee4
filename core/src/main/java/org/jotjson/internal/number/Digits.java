package org.jotjson.internal.number;

import org.jotjson.internal.bytes.LittleEndian;

/**
 * Decimal digits, several at a time. The divisions by constants are exact over the stated domains.
 */
final class Digits {
  /** Turns a word of eight digits into ASCII when or-ed. */
  static final long ASCII = 0x3030_3030_3030_3030L;

  /**
   * The numbers 0 to 999, one an int:
   *
   * <pre>
   *   byte 3     byte 2     byte 1     byte 0
   *   ones       tens       hundreds   digits << 5 | 8 * (4 - digits)     (without leading zeros)
   * </pre>
   *
   * The low five bits are the shift that leaves the digits without leading zeros in the lowest
   * bytes. 4,000 bytes; a table of four digits would be as large as the first-level cache.
   */
  private static final int[] TRIPLES = triples();

  private static final int PAIR_SHIFT = 40;
  private static final long FOUR_DIGIT_RECIPROCAL = (1L << PAIR_SHIFT) / 10_000 + 1;
  private static final int THOUSAND_SHIFT = 38;
  private static final long THOUSAND_RECIPROCAL = (1L << THOUSAND_SHIFT) / 1_000 + 1;

  private Digits() {}

  /** Writes {@code 0 <= value < 10^3} without leading zeros. Stores four bytes. */
  static int putUpTo3(int value, byte[] dst, int at) {
    int triple = TRIPLES[value];
    LittleEndian.putInt(dst, at, triple >>> (triple & 0x1F));
    return at + (triple >>> 5 & 3);
  }

  /** Writes {@code 0 <= value < 10^4} without leading zeros. Stores four bytes. */
  static int putUpTo4(int value, byte[] dst, int at) {
    if (value < 1_000) {
      return putUpTo3(value, dst, at);
    }
    int thousands = (int) (value * THOUSAND_RECIPROCAL >>> THOUSAND_SHIFT);
    LittleEndian.putInt(dst, at, TRIPLES[value - 1_000 * thousands] & ~0xFF | '0' + thousands);
    return at + 4;
  }

  /**
   * Writes {@code 0 < value < 10^8} without leading zeros, and without a branch. Stores eight
   * bytes.
   */
  static int putUpTo8(long value, byte[] dst, int at) {
    long digits = eight(value);
    int zeros = Long.numberOfLeadingZeros(digits) & ~7;
    LittleEndian.putLong(dst, at, Long.reverseBytes((digits | ASCII) << zeros));
    return at + 8 - (zeros >>> 3);
  }

  /** Writes two digits of {@code 0 <= value < 10^2}. */
  static void put2(int value, byte[] dst, int at) {
    LittleEndian.putShort(dst, at, (short) (TRIPLES[value] >>> 16));
  }

  /** Writes eight digits of {@code 0 <= value < 10^8}. */
  static int put8(long value, byte[] dst, int at) {
    LittleEndian.putLong(dst, at, Long.reverseBytes(eight(value) | ASCII));
    return at + 8;
  }

  /**
   * {@code value / 10^8} of {@code 0 <= value < 2^63}, in two instructions less than the
   * compiler's.
   */
  static long dropEight(long value) {
    return Math.multiplyHigh(value, 6189700196426901375L) >>> 25;
  }

  /** {@code value / 10^8} of {@code 0 <= value < 10^9}. */
  static long dropEightOfNine(long value) {
    return value * 1441151881L >>> 57;
  }

  /**
   * The eight digits of {@code 0 <= value < 10^8}, one a byte, the first in the highest byte.
   * Splits the number in halves, the halves in pairs and the pairs in digits, all lanes at once (P.
   * Khuong, "How to print integers really fast", 2017).
   *
   * <p>In each step a lane holds {@code n = q * d + r} and shall hold {@code q << width | r}, which
   * is {@code n + q * (2^width - d)}.
   */
  static long eight(long value) {
    long halves = value + ((1L << 32) - 10_000) * (value * FOUR_DIGIT_RECIPROCAL >>> PAIR_SHIFT);
    long pairs = halves + ((1L << 16) - 100) * (halves * 5243 >>> 19 & 0x0000_007F_0000_007FL);
    return pairs + ((1L << 8) - 10) * (pairs * 103 >>> 10 & 0x000F_000F_000F_000FL);
  }

  private static int[] triples() {
    int[] triples = new int[1_000];
    for (int i = 0; i < triples.length; i++) {
      int digits = i < 10 ? 1 : i < 100 ? 2 : 3;
      int ascii = '0' + i / 100 | '0' + i / 10 % 10 << 8 | '0' + i % 10 << 16;
      triples[i] = ascii << 8 | digits << 5 | 8 * (4 - digits);
    }
    return triples;
  }
}
