package org.jotjson.bench;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** What is asked of a contender: an array, a string, or bytes written to a stream. */
public enum Mode {
  BYTES("to byte[]") {
    @Override
    long resultBytes(long length) {
      return aligned(16 + length);
    }

    @Override
    public Object generate(Contender contender, Object tree) throws IOException {
      return contender.toBytes(tree);
    }

    @Override
    public byte[] output(Contender contender, Object tree) throws IOException {
      return contender.toBytes(tree);
    }
  },
  STRING("to String") {
    @Override
    long resultBytes(long length) {
      return 24 + aligned(16 + length);
    }

    @Override
    public Object generate(Contender contender, Object tree) throws IOException {
      return contender.toText(tree);
    }

    @Override
    public byte[] output(Contender contender, Object tree) throws IOException {
      return contender.toText(tree).getBytes(StandardCharsets.UTF_8);
    }
  },
  STREAM("to a stream") {
    @Override
    long resultBytes(long length) {
      return 0;
    }

    @Override
    public Object generate(Contender contender, Object tree) throws IOException {
      contender.toStream(tree, DISCARD);
      return DISCARD;
    }

    @Override
    public byte[] output(Contender contender, Object tree) throws IOException {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      contender.toStream(tree, out);
      return out.toByteArray();
    }
  };

  private static final CountingStream DISCARD = new CountingStream();

  private final String title;

  Mode(String title) {
    this.title = title;
  }

  /** As in a sentence. */
  String title() {
    return title;
  }

  /** The call that is timed; the result is to be kept from the optimiser. */
  public abstract Object generate(Contender contender, Object tree) throws IOException;

  /** The UTF-8 text the timed call makes, to be read back and compared. */
  public abstract byte[] output(Contender contender, Object tree) throws IOException;

  /** Heap taken by a result of so many ASCII characters. */
  abstract long resultBytes(long length);

  private static long aligned(long bytes) {
    return (bytes + 7) & ~7;
  }
}
