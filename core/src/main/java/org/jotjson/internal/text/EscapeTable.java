package org.jotjson.internal.text;

/**
 * What to do with each byte of a string under one escape policy and one source encoding: plain
 * data, looked up by the one escape routine and turned into masks by the scanners.
 *
 * <p>An entry is a little-endian word. Zero means the byte is written as it is. A positive word
 * holds up to seven replacement bytes and their count in the top byte:
 *
 * <pre>
 *   byte      7      6  5  4  3  2  1  0
 *          [count]  [-][0][0][0][0][u][\]      six bytes: backslash, u, 0, 0, then the two digits in bytes 4 and 5
 * </pre>
 *
 * A negative word ({@link #LOOK_CLOSER}) marks the lead byte of a UTF-8 sequence whose code point
 * may have to be escaped.
 */
public final class EscapeTable {
  /** The entry of a lead byte that starts some code point to be escaped. */
  static final long LOOK_CLOSER = -1L;

  final long[] entries;

  /** 0x80 in every lane if a byte of 0x80 or more stops the scan, else 0. */
  final long highStops;

  /**
   * The one byte below 0x80 that stops the scan besides controls, quote and backslash, repeated in
   * all eight lanes; the quote again if there is none. Every scanner stops at all controls, quotes
   * and backslashes; where the entry is zero the escape routine goes on behind them.
   */
  final long extra;

  /** Whether there is such a byte at all. */
  final boolean hasExtra;

  /** Whether there are more such bytes, so that the table has to be asked about each byte. */
  final boolean bytewise;

  /** Code points to escape, as pairs of first and last. */
  private final int[] ranges;

  EscapeTable(long[] entries, int[] ranges) {
    this.entries = entries;
    this.ranges = ranges;
    boolean high = false;
    for (int b = 0x80; b < 0x100; b++) high |= entries[b] != 0;
    this.highStops = high ? 0x8080808080808080L : 0;
    long found = 0;
    int count = 0;
    for (int b = 0x20; b < 0x80; b++) {
      if (entries[b] == 0 || b == '"' || b == '\\') continue;
      found = b;
      count++;
    }
    this.extra = (count == 0 ? '"' : found) * 0x0101010101010101L;
    this.hasExtra = count > 0;
    this.bytewise = count > 1;
  }

  /** Whether this code point, found behind a {@link #LOOK_CLOSER} lead byte, is to be escaped. */
  boolean escapes(int codePoint) {
    for (int i = 0; i < ranges.length; i += 2) {
      if (ranges[i] <= codePoint && codePoint <= ranges[i + 1]) return true;
    }
    return false;
  }

  /**
   * 0x80 in each lane whose byte stops the scan, 0 in the others; exact in every lane. Algorithm:
   * see {@link SwarRunScanner}.
   */
  long stops(long word) {
    return !hasExtra && isCleanAscii(word) ? 0 : exactStops(word);
  }

  /** The test that most words pass: whether all of it is ASCII and none of it stops the scan. */
  private static boolean isCleanAscii(long word) {
    return (dirtyLanes(word) & 0x8080808080808080L) == 0;
  }

  /** {@link #isCleanAscii} of two words. */
  static boolean areCleanAscii(long word, long next) {
    return ((dirtyLanes(word) | dirtyLanes(next)) & 0x8080808080808080L) == 0;
  }

  /**
   * 0x80 in no lane if all lanes are clean ASCII. Else it is in some lane: surely in the lowest
   * that is not clean, for only from there on a subtraction borrows.
   */
  private static long dirtyLanes(long word) {
    long quoteOrControl = (word ^ 0x0202020202020202L) - 0x2121212121212121L;
    long backslash = (word ^ 0x5C5C5C5C5C5C5C5CL) - 0x0101010101010101L;
    return quoteOrControl | backslash | word;
  }

  private long exactStops(long word) {
    long low = word & 0x7F7F7F7F7F7F7F7FL;
    long notQuoteOrControl = (low ^ 0x0202020202020202L) + 0x5F5F5F5F5F5F5F5FL;
    long notBackslash = (low ^ 0x5C5C5C5C5C5C5C5CL) + 0x7F7F7F7F7F7F7F7FL;
    long notExtra = (low ^ extra) + 0x7F7F7F7F7F7F7F7FL;
    long clean = notQuoteOrControl & notBackslash & notExtra;
    return (~(clean | word) & 0x8080808080808080L) | (word & highStops);
  }
}
