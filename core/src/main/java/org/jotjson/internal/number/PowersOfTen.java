package org.jotjson.internal.number;

/**
 * The 128 leading bits of the powers of ten from 10^-293 to 10^323, truncated, the top bit set:
 * every power that scales a finite double to 16 or 17 digits.
 */
final class PowersOfTen {
  private static final int LOWEST = -293;
  private static final int HIGHEST = 323;

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

  /**
   * Multiplies 1 by ten again and again, and divides 2^1152 by ten again and again: the floor of a
   * floor is the floor, so every quotient is exact, and 2^1152 / 10^293 still has 178 bits. Takes
   * well under a millisecond, which BigInteger does not.
   */
  private static long[] words() {
    long[] words = new long[2 * (HIGHEST - LOWEST + 1)];
    int[] number = new int[37];
    number[0] = 1;
    for (int exponent = 0; exponent <= HIGHEST; exponent++) {
      head(number, words, index(exponent));
      multiplyByTen(number);
    }
    java.util.Arrays.fill(number, 0);
    number[36] = 1;
    for (int exponent = -1; exponent >= LOWEST; exponent--) {
      divideByTen(number);
      head(number, words, index(exponent));
    }
    return words;
  }

  private static void multiplyByTen(int[] number) {
    long carry = 0;
    for (int i = 0; i < number.length; i++) {
      carry += 10 * (number[i] & 0xFFFF_FFFFL);
      number[i] = (int) carry;
      carry >>>= 32;
    }
  }

  private static void divideByTen(int[] number) {
    long remainder = 0;
    for (int i = number.length - 1; i >= 0; i--) {
      long part = remainder << 32 | number[i] & 0xFFFF_FFFFL;
      number[i] = (int) (part / 10);
      remainder = part % 10;
    }
  }

  /**
   * Stores the 128 leading bits of {@code number}, lowest word first, at {@code words[index]} and
   * the next.
   */
  private static void head(int[] number, long[] words, int index) {
    int top = number.length - 1;
    while (number[top] == 0) {
      top--;
    }
    int shift = Integer.numberOfLeadingZeros(number[top]);
    long first = pair(number, top);
    long second = pair(number, top - 2);
    long third = pair(number, top - 4);
    words[index] = first << shift | second >>> 1 >>> 63 - shift;
    words[index + 1] = second << shift | third >>> 1 >>> 63 - shift;
  }

  private static long pair(int[] number, int top) {
    long high = top < 0 ? 0 : (long) number[top] << 32;
    long low = top < 1 ? 0 : number[top - 1] & 0xFFFF_FFFFL;
    return high | low;
  }
}
