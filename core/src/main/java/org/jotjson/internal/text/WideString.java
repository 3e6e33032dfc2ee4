package org.jotjson.internal.text;

import org.jotjson.internal.bytes.LittleEndian;

/**
 * The text between the quotes of a JSON string that Latin-1 cannot hold, where the output is text.
 * Runs of narrow chars in it become bytes and go through {@link StringText}; the others stay
 * UTF-16. What is escaped, and how, is in the same tables.
 *
 * <pre>
 *   take        a piece of the string, into the scratch
 *   write       chars, up to a run of narrow ones       €€             żółw
 *   narrow      that run, as bytes                        abcdef…abc
 * </pre>
 */
public final class WideString {
  private WideString() {}

  /** Takes a piece of a string; returns how many chars it has. */
  public static int take(String text, int from, int to, Scratch scratch) {
    text.getChars(from, to, scratch.chars, 0);
    return to - from;
  }

  /**
   * Writes chars {@code [from, to)} of the piece to {@code dst[at, …)}, which has room for six
   * chars a char. Stops early before a run of ASCII.
   *
   * @param base index in the string of the piece's first char, for messages
   * @return where it stopped, in the upper half, and the end of the output in the lower
   * @throws MalformedTextException on a lone surrogate, if the policy refuses them
   */
  public static long write(
      Scratch scratch, int from, int to, TextPolicy policy, char[] dst, int at, int base) {
    char[] src = scratch.chars;
    long[] entries = policy.utf8.entries;
    boolean plain = !policy.utf8.highStops;
    int i = from;
    while (i < to) {
      char c = src[i];
      if (c < 0x80) {
        if (Utf16.isAscii(src, i, to, StringText.RUN)) break;
        do {
          if (entries[c] == 0) dst[at++] = c;
          else at = entry(entries[c], dst, at);
        } while (++i < to && (c = src[i]) < 0x80);
      } else if (plain & !Character.isSurrogate(c)) {
        dst[at++] = c;
        i++;
      } else if (Character.isHighSurrogate(c)
          && i + 1 < to
          && Character.isLowSurrogate(src[i + 1])) {
        at = pair(c, src[i + 1], policy.utf8, dst, at);
        i += 2;
      } else {
        at = single(c, base + i, policy, dst, at);
        i++;
      }
    }
    return (long) i << 32 | at;
  }

  /** Narrows the chars from this one on, up to the first that is wide; returns how many. */
  public static int narrow(Scratch scratch, int from, int to) {
    return scratch.narrow(from, to);
  }

  /** Writes what was narrowed to {@code dst[at, …)}; returns the end. */
  public static int writeNarrow(
      int length, TextPolicy policy, Scratch scratch, byte[] dst, int at) {
    return StringText.write(scratch.bytes, 0, length, policy.latin1, scratch, dst, at);
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
