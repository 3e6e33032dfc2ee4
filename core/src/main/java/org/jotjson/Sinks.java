package org.jotjson;

import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.WritableByteChannel;
import java.util.Objects;
import java.util.function.Consumer;

/**
 * Targets of other kinds as streams, for all that writes to a stream:
 *
 * <pre>{@code
 * generator.generate(value, Sinks.of(channel));
 * generator.generateLines(rows, Sinks.of(writer));
 * try (JsonWriter w = generator.writer(Sinks.chunks(8192, socket::send))) { … }
 * }</pre>
 *
 * <p>They keep nothing back when they are flushed, but for the first bytes of a character. Not for
 * use by several threads.
 */
public final class Sinks {
  private Sinks() {}

  /** A channel, which must be in blocking mode; closed with the stream. */
  public static OutputStream of(WritableByteChannel channel) {
    return Channels.newOutputStream(channel);
  }

  /**
   * Text: a {@code Writer}, a {@code StringBuilder}; flushed and closed with the stream if it can
   * be. Bytes that are not UTF-8, which only a {@link Fragment} may bring, are an error.
   */
  public static OutputStream of(Appendable text) {
    return new TextStream(Objects.requireNonNull(text));
  }

  /**
   * Chunks of this many bytes; the last, and that before a flush, may be shorter. Each is an array
   * of its own, which the receiver may keep. Where the receiver blocks, generation waits; what it
   * throws ends it.
   */
  public static OutputStream chunks(int bytes, Consumer<? super ByteBuffer> receiver) {
    if (bytes < 1) throw new IllegalArgumentException("a chunk needs at least one byte");
    Objects.requireNonNull(receiver);
    return new ChunkStream(bytes, receiver::accept);
  }
}
