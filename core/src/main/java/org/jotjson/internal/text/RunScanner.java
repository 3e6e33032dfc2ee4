package org.jotjson.internal.text;

/** The seam between CPUs: the search for the next byte that needs attention. */
sealed interface RunScanner permits ScalarRunScanner, SwarRunScanner, VectorRunScanner {
  /**
   * The index of the first byte of {@code bytes[from, to)} that stops the scan under {@code table},
   * or {@code to}. Reads nothing outside that range.
   */
  int run(byte[] bytes, int from, int to, EscapeTable table);
}
