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

  /** The top bit of each lane. */
  static final long LANES = 0x8080808080808080L;

  final long[] entries;

  /** Whether a byte of 0x80 or more stops the scan. */
  final boolean highStops;

  /** All bits set if bytes of 0x80 and above pass, else 0: what {@link #suspects} wants. */
  final long passing;

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

  // the numbers of suspects(): C2 writes a constant into the code wherever it is used, ten bytes
  // each time, but keeps a field in a register
  private final long twos = lanes(0x02);
  private final long below = -lanes(0x21);
  private final long backslashes = lanes('\\');
  private final long minusOnes = -lanes(1);

  EscapeTable(long[] entries, int[] ranges) {
    this.entries = entries;
    this.ranges = ranges;
    boolean high = false;
    for (int b = 0x80; b < 0x100; b++) high |= entries[b] != 0;
    this.highStops = high;
    this.passing = high ? 0 : -1;
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

  private static long lanes(int b) {
    return b * 0x0101010101010101L;
  }

  /** Whether this code point, found behind a {@link #LOOK_CLOSER} lead byte, is to be escaped. */
  boolean escapes(int codePoint) {
    for (int i = 0; i < ranges.length; i += 2) {
      if (ranges[i] <= codePoint && codePoint <= ranges[i + 1]) return true;
    }
    return false;
  }

  /**
   * Not zero if some byte of a word stops the scan; then its lowest 0x80 is in the lane of the
   * first such byte. Algorithm: see {@link SwarRunScanner}.
   */
  long stops(long word) {
    long stops = suspects(word, passing);
    if (hasExtra) stops |= (word ^ extra) - 0x0101010101010101L & ~word;
    return stops & LANES;
  }

  /**
   * The top bits of the lanes are those of {@link #stops}, but for the extra byte; the other bits
   * mean nothing. So several words can be or-ed before they are tested.
   *
   * <p>A lane of 0x80 and above always has the top bit of one of the two differences: only 0x80 to
   * 0xA0 lose it in the first, only 0xDC in the second. Where these pass, they are masked.
   *
   * @param passing {@link EscapeTable#passing}; a loop takes it as a constant, for then 0 costs
   *     nothing
   */
  long suspects(long word, long passing) {
    long quoteOrControl = (word ^ twos) + below;
    long backslash = (word ^ backslashes) + minusOnes;
    return (quoteOrControl | backslash) & ~(word & passing);
  }

  /** Whether no byte of four words stops the scan, unless it is the extra byte. */
  boolean areClean(long a, long b, long c, long d) {
    long first = suspects(a, passing) | suspects(b, passing);
    return ((first | suspects(c, passing) | suspects(d, passing)) & LANES) == 0;
  }

  /** Whether it is sure that no byte stops the scan, in words with these {@link #suspects}. */
  boolean isClean(long suspects) {
    return !hasExtra && (suspects & LANES) == 0;
  }
}
