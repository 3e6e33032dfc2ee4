package org.jotjson.ruby;

import java.io.OutputStream;
import org.jcodings.specific.UTF8Encoding;
import org.jruby.RubyString;
import org.jruby.runtime.ThreadContext;
import org.jruby.runtime.builtin.IRubyObject;
import org.jruby.util.ByteList;

/**
 * A Ruby IO, or anything with a {@code write}, as a sink. What is written at once ends with a whole
 * character, so that the IO may transcode it.
 */
final class IoSink extends OutputStream {
  private final ThreadContext context;
  private final IRubyObject io;
  private byte[] begun = {};

  IoSink(ThreadContext context, IRubyObject io) {
    this.context = context;
    this.io = io;
  }

  @Override
  public void write(int b) {
    write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int from, int length) {
    byte[] all = new byte[begun.length + length];
    System.arraycopy(begun, 0, all, 0, begun.length);
    System.arraycopy(bytes, from, all, begun.length, length);
    int whole = wholeCharacters(all);
    begun = java.util.Arrays.copyOfRange(all, whole, all.length);
    write(all, whole);
  }

  private void write(byte[] bytes, int length) {
    if (length == 0) return;
    ByteList list = new ByteList(bytes, 0, length, UTF8Encoding.INSTANCE, false);
    io.callMethod(context, "write", RubyString.newString(context.runtime, list));
  }

  /** The length without a sequence of UTF-8 that goes on beyond the end. */
  private static int wholeCharacters(byte[] bytes) {
    int last = bytes.length - 1;
    int lead = last;
    while (lead > 0 && last - lead < 3 && (bytes[lead] & 0xC0) == 0x80) lead--;
    if (lead < 0 || bytes[lead] >= 0) return bytes.length;
    int first = bytes[lead] & 0xFF;
    int length = first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
    return lead + length > bytes.length ? lead : bytes.length;
  }

  @Override
  public void flush() {
    write(begun, begun.length);
    begun = new byte[0];
    if (io.respondsTo("flush")) io.callMethod(context, "flush");
  }
}
