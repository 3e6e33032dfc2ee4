package org.jotjson.internal.text;

/** UTF-16 to UTF-8. */
final class Utf16 {
  private Utf16() {}

  /**
   * Transcodes {@code src[0, n)} to {@code dst[at, …)}, which has room for three bytes a char.
   *
   * @param base index of {@code src[0]} in its string, for messages
   * @return the end of the output
   * @throws MalformedTextException on a lone surrogate, if they are refused
   */
  static int toUtf8(char[] src, int n, byte[] dst, int at, Malformed malformed, int base) {
    for (int i = 0; i < n; i++) {
      int c = src[i];
      if (c < 0x80) {
        dst[at++] = (byte) c;
      } else if (c < 0x800) {
        // 110yyyyy 10xxxxxx
        dst[at] = (byte) (0xC0 | c >> 6);
        dst[at + 1] = (byte) (0x80 | c & 0x3F);
        at += 2;
      } else if (c < 0xD800 || c > 0xDFFF) {
        at = three(c, dst, at);
      } else if (c < 0xDC00 && i + 1 < n && Character.isLowSurrogate(src[i + 1])) {
        at = four(Character.toCodePoint((char) c, src[++i]), dst, at);
      } else {
        at = lone(c, dst, at, malformed, base + i);
      }
    }
    return at;
  }

  private static int three(int c, byte[] dst, int at) {
    // 1110zzzz 10yyyyyy 10xxxxxx
    dst[at] = (byte) (0xE0 | c >> 12);
    dst[at + 1] = (byte) (0x80 | c >> 6 & 0x3F);
    dst[at + 2] = (byte) (0x80 | c & 0x3F);
    return at + 3;
  }

  private static int four(int c, byte[] dst, int at) {
    // 11110uuu 10uuzzzz 10yyyyyy 10xxxxxx
    dst[at] = (byte) (0xF0 | c >> 18);
    dst[at + 1] = (byte) (0x80 | c >> 12 & 0x3F);
    dst[at + 2] = (byte) (0x80 | c >> 6 & 0x3F);
    dst[at + 3] = (byte) (0x80 | c & 0x3F);
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
