package org.jotjson.internal.text;

import org.jotjson.internal.bytes.LittleEndian;

/**
 * Eight bytes at a time in a {@code long} ("SIMD within a register").
 *
 * <p>The test is {@link EscapeTable#stops}. Per lane, with c the low seven bits: {@code c ^ 2} maps
 * the quote (0x22) to 0x20, next to the controls, so that one comparison {@code (c ^ 2) < 0x21}
 * covers both; adding 0x5F sets the lane's top bit exactly when that is false, and no carry leaves
 * the lane. {@code (c ^ 0x5C) + 0x7F} does the same for the backslash.
 *
 * <p>A tail shorter than a word is read as the last eight bytes of the run, overlapping what was
 * done already; a run of 4 to 7 bytes is read as two overlapping halves.
 */
final class SwarRunScanner implements RunScanner {
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
    int i = table.hasExtra ? from : skipCleanPairs(bytes, from, to);
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
   * Two words at a time as long as they are clean ASCII, which is most of the time; a third faster
   * than one at a time.
   */
  private static int skipCleanPairs(byte[] bytes, int from, int to) {
    int last = to - 2 * Long.BYTES;
    int i = from;
    while (i <= last
        && EscapeTable.areCleanAscii(
            LittleEndian.getLong(bytes, i), LittleEndian.getLong(bytes, i + Long.BYTES))) {
      i += 2 * Long.BYTES;
    }
    return i;
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

  private static int firstLane(long stops) {
    return Long.numberOfTrailingZeros(stops) >>> 3;
  }
}
