package org.jotjson.internal.text;

/**
 * The seam between CPUs: copies a run of bytes that need no escaping and says where it ends.
 * Copying while scanning reads every byte once.
 */
sealed interface RunScanner permits ScalarRunScanner, SwarRunScanner, VectorRunScanner {
  /**
   * Copies {@code src[from, to)} to {@code dst[at, …)} up to the first byte that stops the scan
   * under {@code table}.
   *
   * <p>{@code dst} has room for {@code to - from} bytes; of these, bytes behind the returned end
   * may be overwritten with anything.
   *
   * @return the index in {@code src} of the byte that stops the scan, or {@code to}
   */
  int run(byte[] src, int from, int to, byte[] dst, int at, EscapeTable table);
}
