package org.jotjson.internal.text;

/** A byte at a time: the slow and obvious one, for comparison. */
final class ScalarRunScanner implements RunScanner {
  @Override
  public int run(byte[] src, int from, int to, byte[] dst, int at, EscapeTable table) {
    long[] entries = table.entries;
    while (from < to && entries[src[from] & 0xFF] == 0) dst[at++] = src[from++];
    return from;
  }
}
