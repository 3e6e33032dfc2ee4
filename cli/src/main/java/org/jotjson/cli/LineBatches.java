package org.jotjson.cli;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/** Cuts a text into batches of whole lines. */
final class LineBatches {
  private static final int SIZE = 1 << 18;

  private final InputStream text;

  /** What was read and not handed out: the start of a line. */
  private byte[] rest = {};

  LineBatches(InputStream text) {
    this.text = text;
  }

  /** The next lines; null at the end. */
  LineBatch next() throws IOException {
    byte[] bytes = Arrays.copyOf(rest, Math.max(SIZE, rest.length));
    int filled = rest.length;
    while (true) {
      int n = text.readNBytes(bytes, filled, bytes.length - filled);
      int end = lastLineEnd(bytes, filled, filled + n);
      filled += n;
      boolean ended = filled < bytes.length;
      if (ended) end = filled;
      if (end > 0 || ended) {
        rest = Arrays.copyOfRange(bytes, end, filled);
        return end == 0 ? null : new LineBatch(bytes, end);
      }
      bytes = Arrays.copyOf(bytes, longer(bytes.length));
    }
  }

  /** Just behind the last newline in the range; 0 if there is none. */
  private static int lastLineEnd(byte[] bytes, int from, int to) {
    for (int i = to; i > from; i--) {
      if (bytes[i - 1] == '\n') return i;
    }
    return 0;
  }

  private static int longer(int length) {
    int longest = Integer.MAX_VALUE - 8;
    if (length == longest) throw new Problem("a line is longer than 2 GB");
    return length > longest / 2 ? longest : 2 * length;
  }
}
