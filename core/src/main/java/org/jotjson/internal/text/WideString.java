package org.jotjson.internal.text;

import org.jotjson.internal.bytes.LittleEndian;

/**
 * The text between the quotes of a JSON string as UTF-16, where the output is text and Latin-1
 * cannot hold the string. What is escaped, and how, is in the tables of {@link StringText}.
 */
public final class WideString {
  private WideString() {}

  /**
   * Writes one piece of a string to {@code dst[at, …)}, which has room for six chars a char. It is
   * copied, then looked at; from the first char that may not stay on it is put aside and escaped.
   *
   * @return the end
   * @throws MalformedTextException on a lone surrogate, if the policy refuses them
   */
  public static int write(
      String text, int from, int to, TextPolicy policy, Scratch scratch, char[] dst, int at) {
    text.getChars(from, to, dst, at);
    int end = at + to - from;
    int stop = stop(dst, at, end, policy);
    if (stop == end) return end;
    System.arraycopy(dst, stop, scratch.chars, 0, end - stop);
    return escape(scratch.chars, end - stop, policy, dst, stop, to - (end - stop));
  }

  /** The first char that is escaped, or part of a pair, or malformed. */
  private static int stop(char[] chars, int from, int to, TextPolicy policy) {
    long[] entries = policy.utf8.entries;
    if (policy.utf8.highStops != 0) return from;
    for (int i = from; i < to; i++) {
      char c = chars[i];
      if (c < 0x80 ? entries[c] != 0 : (c & 0xF800) == 0xD800) return i;
    }
    return to;
  }

  private static int escape(char[] src, int n, TextPolicy policy, char[] dst, int at, int base) {
    long[] entries = policy.utf8.entries;
    boolean plain = policy.utf8.highStops == 0;
    for (int i = 0; i < n; i++) {
      char c = src[i];
      if (c < 0x80 ? entries[c] == 0 : plain & !Character.isSurrogate(c)) {
        dst[at++] = c;
      } else if (c < 0x80) {
        at = entry(entries[c], dst, at);
      } else if (Character.isHighSurrogate(c)
          && i + 1 < n
          && Character.isLowSurrogate(src[i + 1])) {
        at = pair(c, src[++i], policy.utf8, dst, at);
      } else {
        at = single(c, base + i, policy, dst, at);
      }
    }
    return at;
  }

  private static int entry(long entry, char[] dst, int at) {
    int n = (int) (entry >>> 56);
    for (int i = 0; i < n; i++) dst[at + i] = (char) (entry >>> 8 * i & 0xFF);
    return at + n;
  }

  private static int pair(char high, char low, EscapeTable table, char[] dst, int at) {
    if (table.escapes(Character.toCodePoint(high, low))) return hex(low, dst, hex(high, dst, at));
    dst[at] = high;
    dst[at + 1] = low;
    return at + 2;
  }

  /** A char that stands for itself, or a lone surrogate. */
  private static int single(char c, int index, TextPolicy policy, char[] dst, int at) {
    boolean lone = Character.isSurrogate(c);
    if (lone && policy.malformed == Malformed.REFUSE)
      throw MalformedTextException.loneSurrogate(c, index);
    if (lone && policy.malformed == Malformed.ESCAPE) return hex(c, dst, at);
    char written = lone ? '\uFFFD' : c;
    if (policy.utf8.escapes(written)) return hex(written, dst, at);
    dst[at] = written;
    return at + 1;
  }

  private static int hex(int unit, char[] dst, int at) {
    byte[] escape = new byte[Long.BYTES];
    StringText.hex(unit, escape, 0);
    return entry(LittleEndian.getLong(escape, 0) | 6L << 56, dst, at);
  }
}
