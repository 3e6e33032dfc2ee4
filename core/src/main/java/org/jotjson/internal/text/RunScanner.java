package org.jotjson.internal.text;

/**
 * The seam between CPUs: the search for the next byte that needs attention, and the one change of
 * encoding that is worth vectors.
 */
sealed interface RunScanner permits ScalarRunScanner, SwarRunScanner, VectorRunScanner {
  /**
   * The index of the first byte of {@code bytes[from, to)} that stops the scan under {@code table},
   * or {@code to}. Reads nothing outside that range.
   */
  int run(byte[] bytes, int from, int to, EscapeTable table);

  /**
   * Transcodes the first chars of {@code src[from, to)} that take three bytes of UTF-8 each, as
   * many as are cheap to do at once, to {@code dst[at, …)}, which has room for them and two words
   * more.
   *
   * @return how many they were, maybe none
   */
  int threes(char[] src, int from, int to, byte[] dst, int at);
}
