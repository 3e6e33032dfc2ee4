package org.jotjson.internal.text;

import org.jotjson.internal.bytes.LittleEndian;

/**
 * Eight bytes at a time in a {@code long} ("SIMD within a register").
 *
 * <p>The test is {@link EscapeTable#stops}. Per lane, {@code c ^ 2} maps the quote (0x22) to 0x20,
 * next to the controls, so that one subtraction covers both: {@code (c ^ 2) - 0x21} sets the lane's
 * top bit if c stops the scan. {@code (c ^ 0x5C) - 1} does the same for the backslash. Of 0x80 and
 * above each sets it in one of the two, and is masked where such bytes pass. A lane borrows from
 * the one above only if it stops the scan itself, so what is wrong is above the first stop.
 *
 * <p>A tail shorter than a word is read as the last eight bytes of the run, overlapping what was
 * done already; a run of 4 to 7 bytes is read as two overlapping halves.
 */
final class SwarRunScanner implements RunScanner {
  /** Bytes that are tested together: enough for the fixed costs of a vector loop to vanish. */
  private static final int BLOCK = 256;

  @Override
  public int run(byte[] bytes, int from, int to, EscapeTable table) {
    return scan(bytes, from, to, table);
  }

  @Override
  public int threes(char[] src, int from, int to, byte[] dst, int at) {
    return Utf16.threes(src, from, to, dst, at);
  }

  static int scan(byte[] bytes, int from, int to, EscapeTable table) {
    if (to - from < Long.BYTES || table.bytewise) return scanShort(bytes, from, to, table);
    int last = to - Long.BYTES;
    int i = table.hasExtra ? from : skipClean(bytes, from, to, table);
    if (i == to) return to;
    while (i <= last) {
      long stops = table.stops(LittleEndian.getLong(bytes, i));
      if (stops != 0) return i + firstLane(stops);
      i += Long.BYTES;
    }
    if (i == to) return to;
    long stops = table.stops(LittleEndian.getLong(bytes, last));
    return stops == 0 ? to : last + firstLane(stops);
  }

  /**
   * With the mask as a constant, so that a table whose mask masks nothing has a loop without it.
   */
  private static int skipClean(byte[] bytes, int from, int to, EscapeTable table) {
    return table.highStops
        ? skipClean(bytes, from, to, table, 0L)
        : skipClean(bytes, from, to, table, -1L);
  }

  /** Skips whole blocks, then pairs of words, as long as nothing in them stops the scan. */
  private static int skipClean(byte[] bytes, int from, int to, EscapeTable table, long passing) {
    int i = from;
    while (i <= to - BLOCK && isClean(bytes, i, table, passing)) i += BLOCK;
    int last = to - 2 * Long.BYTES;
    while (i <= last) {
      long first = table.suspects(LittleEndian.getLong(bytes, i), passing);
      long second = table.suspects(LittleEndian.getLong(bytes, i + Long.BYTES), passing);
      if (((first | second) & EscapeTable.LANES) != 0) return i;
      i += 2 * Long.BYTES;
    }
    return i;
  }

  /** A loop without a way out in the middle: C2 makes vector instructions of it. */
  private static boolean isClean(byte[] bytes, int from, EscapeTable table, long passing) {
    long suspects = 0;
    for (int i = from; i < from + BLOCK; i += Long.BYTES) {
      suspects |= table.suspects(LittleEndian.getLong(bytes, i), passing);
    }
    return (suspects & EscapeTable.LANES) == 0;
  }

  private static int scanShort(byte[] bytes, int from, int to, EscapeTable table) {
    int n = to - from;
    if (n < Integer.BYTES || table.bytewise) return ScalarRunScanner.scan(bytes, from, to, table);
    long first = LittleEndian.getInt(bytes, from) & 0xFFFFFFFFL;
    long second = LittleEndian.getInt(bytes, to - Integer.BYTES);
    long stops = table.stops(first | second << 32);
    if (stops == 0) return to;
    int lane = firstLane(stops);
    return lane < Integer.BYTES ? from + lane : to - Long.BYTES + lane;
  }

  static int firstLane(long stops) {
    return Long.numberOfTrailingZeros(stops) >>> 3;
  }
}
