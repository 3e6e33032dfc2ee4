package org.jotjson;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.Closeable;
import java.io.Flushable;
import java.io.IOException;
import java.io.OutputStream;
import java.io.Writer;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.MalformedInputException;

/** From UTF-8 to text, whatever piece of a character a call ends with. */
final class TextStream extends OutputStream {
  private static final int LENGTH = 1 << 13;

  private final Appendable text;
  private final CharsetDecoder decoder = UTF_8.newDecoder();
  private final CharBuffer chars = CharBuffer.allocate(LENGTH);

  /** The first bytes of a character. */
  private byte[] rest = {};

  TextStream(Appendable text) {
    this.text = text;
  }

  @Override
  public void write(int b) throws IOException {
    write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int from, int count) throws IOException {
    ByteBuffer source = ByteBuffer.wrap(bytes, from, count);
    if (rest.length > 0) {
      ByteBuffer joined = ByteBuffer.allocate(rest.length + count);
      source = joined.put(rest).put(source).flip();
    }
    CoderResult result;
    do {
      result = decoder.decode(source, chars, false);
      if (result.isError()) result.throwException();
      append();
    } while (result.isOverflow());
    rest = new byte[source.remaining()];
    source.get(rest);
  }

  private void append() throws IOException {
    chars.flip();
    if (text instanceof Writer) ((Writer) text).write(chars.array(), 0, chars.length());
    else text.append(chars);
    chars.clear();
  }

  @Override
  public void flush() throws IOException {
    if (text instanceof Flushable) ((Flushable) text).flush();
  }

  @Override
  public void close() throws IOException {
    if (text instanceof Closeable) ((Closeable) text).close();
    if (rest.length > 0) throw new MalformedInputException(rest.length);
  }
}
