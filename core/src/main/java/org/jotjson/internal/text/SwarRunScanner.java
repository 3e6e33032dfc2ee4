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
  public int run(byte[] src, int from, int to, byte[] dst, int at, EscapeTable table) {
    return scan(src, from, to, dst, at, table);
  }

  static int scan(byte[] src, int from, int to, byte[] dst, int at, EscapeTable table) {
    if (to - from < Long.BYTES) return scanShort(src, from, to, dst, at, table);
    int shift = at - from;
    int last = to - Long.BYTES;
    for (int i = from; ; i = Math.min(i + Long.BYTES, last)) {
      long word = LittleEndian.getLong(src, i);
      LittleEndian.putLong(dst, i + shift, word);
      long stops = table.stops(word);
      if (stops != 0) return i + (Long.numberOfTrailingZeros(stops) >>> 3);
      if (i == last) return to;
    }
  }

  private static int scanShort(
      byte[] src, int from, int to, byte[] dst, int at, EscapeTable table) {
    int n = to - from;
    if (n < Integer.BYTES) {
      long[] entries = table.entries;
      while (from < to && entries[src[from] & 0xFF] == 0) dst[at++] = src[from++];
      return from;
    }
    int first = LittleEndian.getInt(src, from);
    int second = LittleEndian.getInt(src, to - Integer.BYTES);
    LittleEndian.putInt(dst, at, first);
    LittleEndian.putInt(dst, at + n - Integer.BYTES, second);
    long stops = table.stops((first & 0xFFFFFFFFL) | (long) second << 32);
    if (stops == 0) return to;
    int lane = Long.numberOfTrailingZeros(stops) >>> 3;
    return lane < Integer.BYTES ? from + lane : to - Long.BYTES + lane;
  }
}
