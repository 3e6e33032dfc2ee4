package org.jotjson.internal.text;

/**
 * A byte at a time: the slow and obvious one, for comparison, and for tables that have to be asked
 * about each byte.
 */
final class ScalarRunScanner implements RunScanner {
  @Override
  public int run(byte[] bytes, int from, int to, EscapeTable table) {
    return scan(bytes, from, to, table);
  }

  @Override
  public int threes(char[] src, int from, int to, byte[] dst, int at) {
    return Utf16.threes(src, from, to, dst, at);
  }

  static int scan(byte[] bytes, int from, int to, EscapeTable table) {
    long[] entries = table.entries;
    while (from < to && entries[bytes[from] & 0xFF] == 0) from++;
    return from;
  }
}
