package org.jotjson.cli;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import org.jotjson.internal.text.Utf8;

/** Lets UTF-8 pass, and nothing else: the rest of the stream is a {@link BadInput}. */
final class Utf8Stream extends FilterInputStream {
  private static final int LONGEST_SEQUENCE = 4;

  private final byte[] buffer = new byte[1 << 16];

  /**
   * {@code buffer[next, checked)} may pass; up to {@code filled} lies what is not known to be
   * whole.
   */
  private int next;

  private int checked;
  private int filled;

  /** Bytes of the stream before the buffer. */
  private long before;

  private boolean ended;

  Utf8Stream(InputStream in) {
    super(in);
  }

  @Override
  public int read(byte[] target, int at, int length) throws IOException {
    if (length == 0) return 0;
    while (next == checked) {
      if (!fill()) return -1;
    }
    int n = Math.min(length, checked - next);
    System.arraycopy(buffer, next, target, at, n);
    next += n;
    return n;
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
  }

  private boolean fill() throws IOException {
    int rest = filled - checked;
    System.arraycopy(buffer, checked, buffer, 0, rest);
    before += checked;
    next = 0;
    filled = rest;
    int n = ended ? -1 : in.read(buffer, filled, buffer.length - filled);
    ended = n < 0;
    if (!ended) filled += n;
    if (before == 0 && filled >= 2 && Reading.looksLikeUtf16(buffer[0], buffer[1]))
      throw Reading.utf16();
    checked = Utf8.firstMalformed(buffer, 0, filled);
    boolean cut = filled < LONGEST_SEQUENCE && !ended;
    if (checked == 0 && filled > 0 && !cut) throw Reading.notUtf8(buffer[0], before);
    return !ended || checked > 0;
  }
}
