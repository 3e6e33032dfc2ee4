package org.jotjson.internal.text;

import org.jotjson.internal.bytes.LittleEndian;
import org.jotjson.internal.bytes.OpenString;

/**
 * The text between the quotes of a JSON string. Holds the only escape routine: whatever a string
 * comes as, it becomes Latin-1 or UTF-8 bytes first, and the table for that encoding says the rest.
 *
 * <p>Long strings are written in pieces of at most {@link #PIECE} units, so that neither room for
 * six bytes a unit nor a second copy is ever needed for a whole string. All methods write to {@code
 * dst[at, …)}, which has room for {@link #maxBytes}, and return the end.
 */
public final class StringText {
  /**
   * Chars or bytes in a piece: small enough for the first-level cache, large enough for the fixed
   * costs to vanish.
   */
  public static final int PIECE = 2048;

  private StringText() {}

  /** Room needed for {@code units} chars or UTF-8 bytes, with the overshoot of wide stores. */
  public static int maxBytes(int units) {
    return units * Escapes.MAX_BYTES_PER_UNIT + Long.BYTES;
  }

  /**
   * The end of the piece of {@code text} that starts at {@code from}; does not split a surrogate
   * pair.
   */
  public static int pieceEnd(String text, int from) {
    int end = from + PIECE;
    if (end >= text.length()) return text.length();
    return Character.isHighSurrogate(text.charAt(end - 1)) ? end - 1 : end;
  }

  /** The end of the piece of UTF-8 that starts at {@code from}; does not split a sequence. */
  public static int pieceEnd(byte[] utf8, int from, int to) {
    int end = from + PIECE;
    if (end >= to) return to;
    while ((utf8[end] & 0xC0) == 0x80) end--;
    return end;
  }

  /**
   * Writes one piece of a string.
   *
   * @throws MalformedTextException on a lone surrogate, if the policy refuses them
   */
  public static int write(
      String text, int from, int to, TextPolicy policy, Scratch scratch, byte[] dst, int at) {
    if (OpenString.AVAILABLE && OpenString.isLatin1(text)) {
      return escape(OpenString.value(text), from, to, policy.latin1, dst, at);
    }
    byte[] bytes = scratch.bytes;
    if (!OpenString.AVAILABLE && Latin1.isLatin1(text, from, to)) {
      Latin1.copy(text, from, to, bytes, 0);
      return escape(bytes, 0, to - from, policy.latin1, dst, at);
    }
    text.getChars(from, to, scratch.chars, 0);
    int end = Utf16.toUtf8(scratch.chars, to - from, bytes, 0, policy.malformed, from);
    return escape(bytes, 0, end, policy.transcoded, dst, at);
  }

  /**
   * Writes one piece of UTF-8 that is known to be well-formed, or comes from {@link Utf8#repair}.
   */
  public static int write(byte[] utf8, int from, int to, TextPolicy policy, byte[] dst, int at) {
    return escape(utf8, from, to, policy.transcoded, dst, at);
  }

  /**
   * Bytes 0x80 and above in {@code src} are as {@code table} takes them: Latin-1, or parts of
   * well-formed sequences.
   */
  private static int escape(byte[] src, int from, int to, EscapeTable table, byte[] dst, int at) {
    for (; ; ) {
      int stop = RunScanners.CHOSEN.run(src, from, to, dst, at, table);
      at += stop - from;
      if (stop == to) return at;
      long entry = table.entries[src[stop] & 0xFF];
      from = stop + 1;
      if (entry > 0) {
        LittleEndian.putLong(dst, at, entry);
        at += (int) (entry >>> 56);
      } else if (entry == 0) {
        dst[at++] = src[stop];
      } else {
        int length = sequenceLength(src[stop] & 0xFF);
        at = sequence(src, stop, length, table, dst, at);
        from = stop + length;
      }
    }
  }

  private static int sequenceLength(int lead) {
    return lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
  }

  private static int sequence(
      byte[] src, int from, int length, EscapeTable table, byte[] dst, int at) {
    int codePoint = Utf8.codePoint(src, from);
    if (!table.escapes(codePoint)) {
      for (int i = 0; i < length; i++) dst[at + i] = src[from + i];
      return at + length;
    }
    if (codePoint < 0x10000) return hex(codePoint, dst, at);
    return hex(
        Character.lowSurrogate(codePoint), dst, hex(Character.highSurrogate(codePoint), dst, at));
  }

  private static int hex(int unit, byte[] dst, int at) {
    dst[at] = '\\';
    dst[at + 1] = 'u';
    for (int i = 0; i < 4; i++)
      dst[at + 2 + i] = (byte) Character.forDigit(unit >> (12 - 4 * i) & 0xF, 16);
    return at + 6;
  }
}
