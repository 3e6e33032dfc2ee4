package org.jotjson;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;

/** Collects bytes into chunks. */
final class ChunkStream extends OutputStream {
  /** Takes a chunk, which is its own from then on. */
  interface Receiver {
    void accept(ByteBuffer chunk) throws IOException;
  }

  private final int length;
  private final Receiver receiver;
  private ByteBuffer chunk;

  ChunkStream(int length, Receiver receiver) {
    this.length = length;
    this.receiver = receiver;
  }

  @Override
  public void write(int b) throws IOException {
    write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int from, int count) throws IOException {
    int end = from + count;
    for (int at = from; at < end; ) {
      if (chunk == null) chunk = ByteBuffer.allocate(length);
      int part = Math.min(end - at, chunk.remaining());
      chunk.put(bytes, at, part);
      at += part;
      if (!chunk.hasRemaining()) flush();
    }
  }

  @Override
  public void flush() throws IOException {
    if (chunk == null) return;
    ByteBuffer full = chunk.flip();
    chunk = null;
    receiver.accept(full);
  }

  @Override
  public void close() throws IOException {
    flush();
  }
}
