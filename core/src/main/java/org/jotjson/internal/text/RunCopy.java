package org.jotjson.internal.text;

import org.jotjson.internal.bytes.LittleEndian;

/**
 * Copies bytes and looks at them on their way, for texts that are too short for the fixed costs of
 * two passes: a string of 128 bytes with an escape at its end takes 71 ns instead of 83.
 */
final class RunCopy {
  /** Bytes between two tests. */
  private static final int CHUNK = 4 * Long.BYTES;

  /** From here on a search of its own and a copy of its own are as fast. */
  private static final int LONG = 512;

  /** A search by vectors is faster than one by words with a copy thrown in. */
  private static final boolean PAYS = RunScanners.CHOSEN instanceof SwarRunScanner;

  private RunCopy() {}

  /**
   * Copies {@code src[from, to)}, more than 16 bytes, to {@code dst[at, …)} up to the first byte
   * that stops the scan, or more of it.
   *
   * @return the index of that byte, or {@code to}
   */
  static int copy(byte[] src, int from, int to, EscapeTable table, byte[] dst, int at) {
    int n = to - from;
    if (!PAYS || n >= LONG || table.hasExtra) {
      int stop = RunScanners.CHOSEN.run(src, from, to, table);
      System.arraycopy(src, from, dst, at, stop - from);
      return stop;
    }
    int clean = chunks(src, from, to, table, dst, at);
    int rest = to - clean;
    if (rest > 0 && (rest >= CHUNK || !end(src, clean, to, table, dst, at + clean - from))) {
      return firstStop(src, clean, to, table);
    }
    return to;
  }

  /** Copies whole chunks; returns the end of those in which nothing stops the scan. */
  private static int chunks(byte[] src, int from, int to, EscapeTable table, byte[] dst, int at) {
    int shift = at - from;
    int i = from;
    for (; i <= to - CHUNK; i += CHUNK) {
      long a = LittleEndian.getLong(src, i);
      long b = LittleEndian.getLong(src, i + 8);
      long c = LittleEndian.getLong(src, i + 16);
      long d = LittleEndian.getLong(src, i + 24);
      LittleEndian.putLong(dst, i + shift, a);
      LittleEndian.putLong(dst, i + shift + 8, b);
      LittleEndian.putLong(dst, i + shift + 16, c);
      LittleEndian.putLong(dst, i + shift + 24, d);
      if (!table.areClean(a, b, c, d)) break;
    }
    return i;
  }

  /** Copies less than a chunk, behind at least as much: words that overlap those before. */
  private static boolean end(byte[] src, int from, int to, EscapeTable table, byte[] dst, int at) {
    int end = at + to - from;
    long c = LittleEndian.getLong(src, to - 16);
    long d = LittleEndian.getLong(src, to - 8);
    LittleEndian.putLong(dst, end - 16, c);
    LittleEndian.putLong(dst, end - 8, d);
    if (to - from <= 2 * Long.BYTES) return table.areClean(c, d, d, d);
    long a = LittleEndian.getLong(src, from);
    long b = LittleEndian.getLong(src, from + 8);
    LittleEndian.putLong(dst, at, a);
    LittleEndian.putLong(dst, at + 8, b);
    return table.areClean(a, b, c, d);
  }

  /**
   * The first byte that stops the scan, behind clean ones; there is one. The scanner would find it
   * too, in 8 ns more: with an escape at the end of each string of 128 bytes, a tenth of it all.
   */
  private static int firstStop(byte[] src, int from, int to, EscapeTable table) {
    for (int i = from; i < to - Long.BYTES; i += Long.BYTES) {
      long stops = table.stops(LittleEndian.getLong(src, i));
      if (stops != 0) return i + SwarRunScanner.firstLane(stops);
    }
    long stops = table.stops(LittleEndian.getLong(src, to - Long.BYTES));
    return to - Long.BYTES + SwarRunScanner.firstLane(stops);
  }
}
