package org.jotjson.internal.text;

import org.jotjson.internal.bytes.LittleEndian;
import org.jotjson.internal.bytes.OpenString;

/**
 * The text between the quotes of a JSON string. Holds the only escape routine: whatever a string
 * comes as, it becomes Latin-1 or UTF-8 bytes first, and the table for that encoding says the rest.
 *
 * <p>Most strings need no escape; {@link PlainText} has written the short ones of these before. So
 * the bytes are copied to the output as they are, and then looked at there by the scanner. Where it
 * stops, the rest is put aside and goes through the escape routine. Up to {@link #SHORT} bytes that
 * can be read where they are take two registers, which are checked and stored.
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

  /** Two words. */
  private static final int SHORT = 2 * Long.BYTES;

  /** A harmless letter in each lane. */
  static final long PADDING = 0x6161616161616161L;

  /** ASCII chars among wider ones that are worth a call of the JDK's encoder. */
  static final int RUN = 32;

  /** Returned for text that Latin-1 cannot hold, if the output is Latin-1: nothing is written. */
  public static final int TOO_WIDE = -1;

  private static final long[] NO_ESCAPES = new long[0x80];

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

  /** Whether Latin-1 can hold the text. */
  public static boolean isLatin1(String text) {
    if (OpenString.AVAILABLE) return OpenString.isLatin1(text);
    boolean isWide = text.length() > PIECE && Latin1.isStoredWide(text);
    return !isWide && Latin1.isLatin1(text, 0, text.length());
  }

  /**
   * Writes one piece of a string.
   *
   * @return the end, or {@link #TOO_WIDE}
   * @throws MalformedTextException on a lone surrogate, if the policy refuses them
   */
  public static int write(
      String text, int from, int to, TextPolicy policy, Scratch scratch, byte[] dst, int at) {
    if (OpenString.AVAILABLE) {
      if (OpenString.isLatin1(text))
        return write(OpenString.value(text), from, to, policy.latin1, scratch, dst, at);
    } else if ((text.length() <= PIECE || policy.toLatin1) && Latin1.isLatin1(text, from, to)) {
      return writeLatin1(text, from, to, policy.latin1, scratch, dst, at);
    }
    return policy.toLatin1 ? TOO_WIDE : writeUtf16(text, from, to, policy, scratch, dst, at);
  }

  /**
   * Chars proved to be Latin-1. The last word is looked at where it comes from: in the output it
   * would lie across stores that are still on their way, and the next string would wait for it.
   */
  private static int writeLatin1(
      String text, int from, int to, EscapeTable table, Scratch scratch, byte[] dst, int at) {
    int n = to - from;
    Latin1.copy(text, from, to, dst, at);
    if (n <= SHORT | table.bytewise) return check(n, table, scratch, dst, at);
    long last = Latin1.word(text, to - Long.BYTES);
    int end = at + (n - 1 & -Long.BYTES);
    int stop = RunScanners.CHOSEN.run(dst, at, end, table);
    if (stop < end) return escapeCopied(stop - at, n, table, scratch, dst, at);
    long stops = table.stops(last);
    if (stops == 0) return at + n;
    int lane = SwarRunScanner.firstLane(stops);
    int rest = Long.BYTES - lane;
    LittleEndian.putLong(scratch.bytes, 0, last >>> lane * Byte.SIZE);
    return escapeFrom(scratch.bytes, 0, rest, table, dst, at + n - rest);
  }

  private static int writeUtf16(
      String text, int from, int to, TextPolicy policy, Scratch scratch, byte[] dst, int at) {
    char[] chars = scratch.chars;
    int n = to - from;
    text.getChars(from, to, chars, 0);
    if (!policy.asciiEscapesOnly) {
      int end =
          (int)
              Utf16.toUtf8(
                  chars,
                  0,
                  n,
                  scratch.bytes,
                  0,
                  NO_ESCAPES,
                  Integer.MAX_VALUE,
                  policy.malformed,
                  from);
      return escape(scratch.bytes, 0, end, policy.transcoded, dst, at);
    }
    long[] entries = policy.transcoded.entries;
    for (int i = 0; ; ) {
      long stopped = Utf16.toUtf8(chars, i, n, dst, at, entries, RUN, policy.malformed, from);
      at = (int) stopped;
      i = (int) (stopped >>> 32);
      if (i == n) return at;
      int run = scratch.narrow(i, n);
      at = write(scratch.bytes, 0, run, policy.latin1, scratch, dst, at);
      i += run;
    }
  }

  /**
   * Writes one piece of UTF-8 that is known to be well-formed, or comes from {@link Utf8#check}.
   */
  public static int write(
      byte[] utf8, int from, int to, TextPolicy policy, Scratch scratch, byte[] dst, int at) {
    return write(utf8, from, to, policy.transcoded, scratch, dst, at);
  }

  static int write(
      byte[] src, int from, int to, EscapeTable table, Scratch scratch, byte[] dst, int at) {
    int n = to - from;
    if (n > SHORT) {
      int stop = RunCopy.copy(src, from, to, table, dst, at);
      at += stop - from;
      return stop == to ? at : escapeFrom(src, stop, to, table, dst, at);
    }
    if (n >= Long.BYTES) {
      long last = LittleEndian.getLong(src, to - Long.BYTES);
      return shortText(n, LittleEndian.getLong(src, from), last, table, scratch, dst, at);
    }
    return tinyText(n, tiny(src, from, to), table, scratch, dst, at);
  }

  /**
   * Up to seven bytes, the first in the lowest byte; harmless letters above. See {@link
   * Latin1#tiny}.
   */
  private static long tiny(byte[] src, int from, int to) {
    int n = to - from;
    if (n >= Integer.BYTES) {
      long last = LittleEndian.getInt(src, to - Integer.BYTES) & 0xFFFFFFFFL;
      return LittleEndian.getInt(src, from) & 0xFFFFFFFFL
          | last << 8 * (n - Integer.BYTES)
          | PADDING << 8 * n;
    }
    if (n == 0) return PADDING;
    int middle = n >> 1;
    return src[from] & 0xFF
        | (src[from + middle] & 0xFF) << 8 * middle
        | (src[to - 1] & 0xFFL) << 8 * (n - 1)
        | PADDING << 8 * n;
  }

  /** Writes up to seven bytes that stand in a word. */
  private static int tinyText(
      int n, long word, EscapeTable table, Scratch scratch, byte[] dst, int at) {
    LittleEndian.putLong(dst, at, word);
    return table.stops(word) == 0 & !table.bytewise | n == 0
        ? at + n
        : escapeCopied(0, n, table, scratch, dst, at);
  }

  /** Writes 8 to 16 bytes that stand in two words, which overlap. */
  private static int shortText(
      int n, long first, long last, EscapeTable table, Scratch scratch, byte[] dst, int at) {
    LittleEndian.putLong(dst, at, first);
    LittleEndian.putLong(dst, at + n - Long.BYTES, last);
    boolean clean = (table.stops(first) | table.stops(last)) == 0 & !table.bytewise;
    return clean ? at + n : escapeCopied(0, n, table, scratch, dst, at);
  }

  /** Looks at {@code n} bytes that stand in the output already. */
  private static int check(int n, EscapeTable table, Scratch scratch, byte[] dst, int at) {
    int stop = RunScanners.CHOSEN.run(dst, at, at + n, table);
    return stop == at + n ? stop : escapeCopied(stop - at, n, table, scratch, dst, at);
  }

  /**
   * Of {@code n} bytes that stand in the output, the first {@code done} may stay; the others, at
   * least one, are put aside and escaped.
   */
  private static int escapeCopied(
      int done, int n, EscapeTable table, Scratch scratch, byte[] dst, int at) {
    int rest = n - done;
    if (rest <= SHORT) copyRun(dst, at + done, at + n, scratch.bytes, 0);
    else System.arraycopy(dst, at + done, scratch.bytes, 0, rest);
    return escapeFrom(scratch.bytes, 0, rest, table, dst, at + done);
  }

  private static int escape(byte[] src, int from, int to, EscapeTable table, byte[] dst, int at) {
    int stop = RunScanners.CHOSEN.run(src, from, to, table);
    at = copyRun(src, from, stop, dst, at);
    return stop == to ? at : escapeFrom(src, stop, to, table, dst, at);
  }

  /**
   * The escape routine, from a byte that may need it, mostly because the scan has stopped there.
   * Bytes 0x80 and above in {@code src} are as {@code table} takes them: Latin-1, or parts of
   * well-formed sequences.
   */
  private static int escapeFrom(
      byte[] src, int stop, int to, EscapeTable table, byte[] dst, int at) {
    for (; ; ) {
      long entry = table.entries[src[stop] & 0xFF];
      int from = stop + 1;
      if (entry > 0) {
        LittleEndian.putLong(dst, at, entry);
        at += (int) (entry >>> 56);
      } else if (entry == 0) {
        dst[at++] = src[stop];
      } else {
        from = stop + sequenceLength(src[stop] & 0xFF);
        at = sequence(src, stop, from, table, dst, at);
      }
      if (from == to) return at;
      stop = RunScanners.CHOSEN.run(src, from, to, table);
      at = copyRun(src, from, stop, dst, at);
      if (stop == to) return at;
    }
  }

  /** Runs between escapes are mostly short: a word at a time, the last one over the end. */
  private static int copyRun(byte[] src, int from, int to, byte[] dst, int at) {
    int shift = at - from;
    if (to > src.length - Long.BYTES) {
      System.arraycopy(src, from, dst, at, to - from);
      return to + shift;
    }
    for (int i = from; i < to; i += Long.BYTES) {
      LittleEndian.putLong(dst, i + shift, LittleEndian.getLong(src, i));
    }
    return to + shift;
  }

  private static int sequenceLength(int lead) {
    return lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
  }

  private static int sequence(byte[] src, int from, int to, EscapeTable table, byte[] dst, int at) {
    int codePoint = Utf8.codePoint(src, from);
    if (!table.escapes(codePoint)) return copyRun(src, from, to, dst, at);
    if (codePoint < 0x10000) return hex(codePoint, dst, at);
    return hex(
        Character.lowSurrogate(codePoint), dst, hex(Character.highSurrogate(codePoint), dst, at));
  }

  static int hex(int unit, byte[] dst, int at) {
    dst[at] = '\\';
    dst[at + 1] = 'u';
    for (int i = 0; i < 4; i++)
      dst[at + 2 + i] = (byte) Character.forDigit(unit >> (12 - 4 * i) & 0xF, 16);
    return at + 6;
  }
}
