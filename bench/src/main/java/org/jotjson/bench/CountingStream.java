package org.jotjson.bench;

import java.io.OutputStream;

/**
 * Counts bytes and forgets them: without the count the optimiser could leave the writing out.
 * Unlike {@link OutputStream#nullOutputStream()} it survives the contenders that close it.
 */
final class CountingStream extends OutputStream {
  private long written;

  long written() {
    return written;
  }

  @Override
  public void write(int b) {
    written++;
  }

  @Override
  public void write(byte[] bytes, int offset, int length) {
    written += length;
  }
}
