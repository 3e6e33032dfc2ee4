package org.jotjson.internal.text;

import org.jotjson.internal.bytes.LittleEndian;

/** UTF-16 to UTF-8. */
final class Utf16 {
  private static final long HIGH_BITS = 0x800000_800000L;

  private Utf16() {}

  /**
   * Transcodes {@code src[from, to)} to {@code dst[at, …)} and escapes ASCII on the way; what is
   * beyond ASCII is not escaped here. Stops early before a run of {@code run} ASCII chars, for
   * which there are faster ways.
   *
   * <p>{@code dst} has room for six bytes a char, and a word more for the overshoot of wide stores.
   *
   * <p>One piece because its two positions live in registers: each branch handles one length of
   * UTF-8.
   *
   * @param entries of the table to escape with
   * @param base index of {@code src[0]} in its string, for messages
   * @return the index in {@code src} where it stopped, in the upper half, and the end of the output
   *     in the lower
   * @throws MalformedTextException on a lone surrogate, if they are refused
   */
  static long toUtf8(
      char[] src,
      int from,
      int to,
      byte[] dst,
      int at,
      long[] entries,
      int run,
      Malformed malformed,
      int base) {
    int i = from;
    while (i < to) {
      int c = src[i];
      if (c < 0x80) {
        if (isAscii(src, i, to, run)) break;
        do {
          at = ascii(c, entries, dst, at);
        } while (++i < to && (c = src[i]) < 0x80);
      } else if (isThree(c)) {
        LittleEndian.putInt(dst, at, three(c));
        at += 3;
        int done = RunScanners.CHOSEN.threes(src, ++i, to, dst, at);
        i += done;
        at += 3 * done;
      } else if (c < 0x800) {
        // 110yyyyy 10xxxxxx
        LittleEndian.putShort(dst, at, (short) (0x80C0 | c >> 6 | (c & 0x3F) << 8));
        at += 2;
        i++;
      } else if (c < 0xDC00 && i + 1 < to && Character.isLowSurrogate(src[i + 1])) {
        LittleEndian.putInt(dst, at, four(Character.toCodePoint((char) c, src[i + 1])));
        at += 4;
        i += 2;
      } else {
        LittleEndian.putInt(dst, at, three(lone(c, malformed, base + i)));
        at += 3;
        i++;
      }
    }
    return (long) i << 32 | at;
  }

  private static int ascii(int c, long[] entries, byte[] dst, int at) {
    long entry = entries[c];
    if (entry == 0) {
      dst[at] = (byte) c;
      return at + 1;
    }
    LittleEndian.putLong(dst, at, entry);
    return at + (int) (entry >>> 56);
  }

  /** Whether there are {@code n} more chars and all of them are ASCII. */
  static boolean isAscii(char[] src, int from, int to, int n) {
    if (to - from < n) return false;
    for (int i = from; i < from + n; i++) {
      if (src[i] >= 0x80) return false;
    }
    return true;
  }

  /**
   * Four chars at a time, as long as all of them take three bytes; see {@link RunScanner#threes}.
   * Two chars stand in a word, in lanes of three bytes, and become what they are written as.
   */
  static int threes(char[] src, int from, int to, byte[] dst, int at) {
    int i = from;
    for (; i + 4 <= to; i += 4, at += 12) {
      long first = src[i] | (long) src[i + 1] << 24;
      long second = src[i + 2] | (long) src[i + 3] << 24;
      if ((fitThree(first) & fitThree(second)) != HIGH_BITS) break;
      LittleEndian.putLong(dst, at, threeEach(first));
      LittleEndian.putLong(dst, at + 6, threeEach(second));
    }
    return i - from;
  }

  /** The highest bit of each lane: set if the char is no surrogate and U+0800 or above. */
  private static long fitThree(long pair) {
    // c + 0x7FF800 has bit 23 if c >= 0x800; c ^ 0xD800 is below 0x800 for surrogates
    return pair + 0x7FF800_7FF800L & (pair ^ 0xD800_00D800L) + 0x7FF800_7FF800L & HIGH_BITS;
  }

  private static long threeEach(long pair) {
    // 1110zzzz 10yyyyyy 10xxxxxx, twice
    return 0x8080E0_8080E0L
        | pair >>> 12 & 0x0F_00000FL
        | (pair >>> 6 & 0x3F_00003FL) << 8
        | (pair & 0x3F_00003FL) << 16;
  }

  /** Whether it is one of the chars of three bytes; one comparison covers nearly all of them. */
  private static boolean isThree(int c) {
    return (char) (c - 0x800) < 0xD000 || c > 0xDFFF;
  }

  private static int three(int c) {
    // 1110zzzz 10yyyyyy 10xxxxxx
    return 0x8080E0 | c >> 12 | (c & 0xFC0) << 2 | (c & 0x3F) << 16;
  }

  private static int four(int c) {
    // 11110uuu 10uuzzzz 10yyyyyy 10xxxxxx
    return 0x808080F0 | c >> 18 | (c & 0x3F000) >> 4 | (c & 0xFC0) << 10 | (c & 0x3F) << 24;
  }

  /**
   * What stands for a lone surrogate: U+FFFD, or the surrogate itself, which the escape routine
   * then finds and escapes.
   */
  private static int lone(int c, Malformed malformed, int index) {
    if (malformed == Malformed.REFUSE) throw MalformedTextException.loneSurrogate(c, index);
    return malformed == Malformed.REPLACE ? 0xFFFD : c;
  }
}
