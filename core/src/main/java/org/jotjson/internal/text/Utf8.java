package org.jotjson.internal.text;

import java.io.ByteArrayOutputStream;
import org.jotjson.internal.bytes.LittleEndian;

/** What is UTF-8 (Unicode standard, table 3-7) and what is not. */
public final class Utf8 {
  private static final byte[] REPLACEMENT = {(byte) 0xEF, (byte) 0xBF, (byte) 0xBD};

  private Utf8() {}

  /**
   * The index of the first byte of the first malformed sequence in {@code bytes[from, to)}, or
   * {@code to}.
   */
  public static int firstMalformed(byte[] bytes, int from, int to) {
    while (from < to) {
      if (to - from >= Long.BYTES
          && (LittleEndian.getLong(bytes, from) & 0x8080808080808080L) == 0) {
        from += Long.BYTES;
      } else if (bytes[from] >= 0) {
        from++;
      } else {
        int length = length(bytes, from, to);
        if (length < 0) return from;
        from += length;
      }
    }
    return to;
  }

  /**
   * The length of the sequence that starts at {@code from}; if it is malformed, the negated length
   * of its maximal subpart: what one U+FFFD stands for.
   */
  static int length(byte[] bytes, int from, int to) {
    int lead = bytes[from] & 0xFF;
    if (lead < 0x80) return 1;
    int length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
    if (lead < 0xC2 || lead > 0xF4) return -1;
    for (int i = 1; i < length; i++) {
      if (from + i == to || !continues(lead, i, bytes[from + i] & 0xFF)) return -i;
    }
    return length;
  }

  private static boolean continues(int lead, int i, int b) {
    // the second byte rules out overlong forms, surrogates and what is beyond U+10FFFF
    int low = i > 1 ? 0x80 : lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80;
    int high = i > 1 ? 0xBF : lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF;
    return low <= b && b <= high;
  }

  /**
   * Checks text that claims to be UTF-8.
   *
   * @return {@code bytes} itself if all is well and the caller may go on with its range; otherwise
   *     a new array that holds the repaired text and nothing else: broken sequences replaced by
   *     U+FFFD, but surrogates kept where they are to be escaped
   * @throws MalformedTextException if malformed text is refused
   */
  public static byte[] check(byte[] bytes, int from, int to, Malformed malformed) {
    int broken = firstMalformed(bytes, from, to);
    if (broken == to) return bytes;
    if (malformed == Malformed.REFUSE) throw MalformedTextException.notUtf8(bytes, broken, from);
    return repair(bytes, from, to, malformed == Malformed.ESCAPE);
  }

  private static byte[] repair(byte[] bytes, int from, int to, boolean keepSurrogates) {
    ByteArrayOutputStream repaired = new ByteArrayOutputStream(to - from + 16);
    while (from < to) {
      int length = length(bytes, from, to);
      if (keepSurrogates && isSurrogate(bytes, from, to)) length = 3;
      if (length > 0) repaired.write(bytes, from, length);
      else repaired.write(REPLACEMENT, 0, REPLACEMENT.length);
      from += Math.abs(length);
    }
    return repaired.toByteArray();
  }

  /**
   * Whether a surrogate stands at {@code from} as three bytes, as CESU-8 and WTF-8 have it: ED
   * A0..BF 80..BF.
   */
  static boolean isSurrogate(byte[] bytes, int from, int to) {
    return from + 2 < to
        && bytes[from] == (byte) 0xED
        && (bytes[from + 1] & 0xE0) == 0xA0
        && (bytes[from + 2] & 0xC0) == 0x80;
  }

  /** The code point of the well-formed sequence, or the surrogate, at {@code from}. */
  static int codePoint(byte[] bytes, int from) {
    int lead = bytes[from] & 0xFF;
    if (lead < 0x80) return lead;
    int second = bytes[from + 1] & 0x3F;
    if (lead < 0xE0) return (lead & 0x1F) << 6 | second;
    int third = bytes[from + 2] & 0x3F;
    if (lead < 0xF0) return (lead & 0x0F) << 12 | second << 6 | third;
    return (lead & 0x07) << 18 | second << 12 | third << 6 | bytes[from + 3] & 0x3F;
  }

  /** Whether all bytes are ASCII. */
  public static boolean isAscii(byte[] bytes, int from, int to) {
    int i = from;
    for (; i <= to - Long.BYTES; i += Long.BYTES) {
      if ((LittleEndian.getLong(bytes, i) & 0x8080808080808080L) != 0) return false;
    }
    for (; i < to; i++) {
      if (bytes[i] < 0) return false;
    }
    return true;
  }

  /** Well-formed UTF-8, or what comes from {@link #check}, as a string; surrogates stay. */
  public static String decode(byte[] utf8, int from, int to) {
    StringBuilder text = new StringBuilder(to - from);
    while (from < to) {
      int codePoint = codePoint(utf8, from);
      text.appendCodePoint(codePoint);
      from += codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4;
    }
    return text.toString();
  }
}
