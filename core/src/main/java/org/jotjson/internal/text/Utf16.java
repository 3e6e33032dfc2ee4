package org.jotjson.internal.text;

import org.jotjson.internal.bytes.LittleEndian;

/** UTF-16 to UTF-8. */
final class Utf16 {
  private Utf16() {}

  /**
   * Transcodes {@code src[0, n)} to {@code dst[at, …)} and escapes ASCII on the way. What is beyond
   * ASCII is not escaped here.
   *
   * <p>{@code dst} has room for six bytes a char, and a word more for the overshoot of wide stores.
   *
   * @param entries of the table to escape with
   * @param base index of {@code src[0]} in its string, for messages
   * @return the end of the output
   * @throws MalformedTextException on a lone surrogate, if they are refused
   */
  static int toUtf8(
      char[] src, int n, byte[] dst, int at, long[] entries, Malformed malformed, int base) {
    int i = 0;
    while (i < n) {
      int c = src[i++];
      if (c < 0x80) {
        long entry = entries[c];
        if (entry == 0) {
          dst[at++] = (byte) c;
        } else {
          LittleEndian.putLong(dst, at, entry);
          at += (int) (entry >>> 56);
        }
      } else if (isThree(c)) {
        at = three(c, dst, at);
        while (i + 1 < n && isThree(src[i]) && isThree(src[i + 1])) {
          LittleEndian.putLong(dst, at, threeBytes(src[i]) | (long) threeBytes(src[i + 1]) << 24);
          at += 6;
          i += 2;
        }
      } else if (c < 0x800) {
        // 110yyyyy 10xxxxxx
        LittleEndian.putShort(dst, at, (short) (0x80C0 | c >> 6 | (c & 0x3F) << 8));
        at += 2;
      } else if (c < 0xDC00 && i < n && Character.isLowSurrogate(src[i])) {
        at = four(Character.toCodePoint((char) c, src[i++]), dst, at);
      } else {
        at = lone(c, dst, at, malformed, base + i - 1);
      }
    }
    return at;
  }

  /** Whether it is one of the chars of three bytes; one comparison covers nearly all of them. */
  private static boolean isThree(int c) {
    return (char) (c - 0x800) < 0xD000 || c > 0xDFFF;
  }

  private static int threeBytes(int c) {
    // 1110zzzz 10yyyyyy 10xxxxxx
    return 0x8080E0 | c >> 12 | (c & 0xFC0) << 2 | (c & 0x3F) << 16;
  }

  private static int three(int c, byte[] dst, int at) {
    LittleEndian.putInt(dst, at, threeBytes(c));
    return at + 3;
  }

  private static int four(int c, byte[] dst, int at) {
    // 11110uuu 10uuzzzz 10yyyyyy 10xxxxxx
    int low = (c & 0xFC0) << 10 | (c & 0x3F) << 24;
    LittleEndian.putInt(dst, at, 0x808080F0 | c >> 18 | (c & 0x3F000) >> 4 | low);
    return at + 4;
  }

  /**
   * Three bytes: U+FFFD, or the surrogate itself, which the escape routine then finds and escapes.
   */
  private static int lone(int c, byte[] dst, int at, Malformed malformed, int index) {
    if (malformed == Malformed.REFUSE) throw MalformedTextException.loneSurrogate(c, index);
    return three(malformed == Malformed.REPLACE ? 0xFFFD : c, dst, at);
  }
}
