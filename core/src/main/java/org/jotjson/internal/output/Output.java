package org.jotjson.internal.output;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.Arrays;

/**
 * One byte array and one position, growing as needed; with a sink, the array is emptied into it
 * instead.
 *
 * <p>Kernels get {@link #bytes} and {@link #at} after {@link #ensure}, and the caller stores the
 * position they return. The last byte written always stays in the array, so that a writer may take
 * back a comma.
 */
public final class Output {
  /** The largest array a JVM makes. */
  static final int MAX_LENGTH = Integer.MAX_VALUE - 8;

  private static final int SINK_LENGTH = 1 << 16;

  /** The largest array that stays with its thread. */
  private static final int KEPT_LENGTH = 1 << 20;

  /** Written up to {@link #at}; the rest is free. */
  public byte[] bytes;

  /** Where the next byte goes. */
  public int at;

  /** What Latin-1 cannot hold, if the output is to be text. */
  public final WideText wide = new WideText();

  private OutputStream sink;

  /** Bytes handed to the sink. */
  private long drained;

  /** Bytes that all may be. */
  private long limit;

  /** The array from before the last growth beyond {@link #KEPT_LENGTH}. */
  private byte[] kept;

  /** What the last document needed, and the next may need as well. */
  private int expected;

  public Output(int length) {
    this.bytes = new byte[length];
    this.kept = bytes;
  }

  /**
   * Starts over: nothing written, where to empty the array into ({@code null}: nowhere), and how
   * many bytes all may be.
   */
  public void reset(OutputStream sink, long limit) {
    this.sink = sink;
    this.at = 0;
    this.drained = 0;
    this.limit = limit;
    if (expected > KEPT_LENGTH && sink == null) takeSpare();
  }

  /** Saves the growth, and its copies, if the document is as large as the last one. */
  private void takeSpare() {
    byte[] spare = SpareArray.BYTES.take(expected);
    if (spare == null) return;
    kept = bytes;
    bytes = spare;
  }

  /** How many bytes were written, drained ones included. */
  public long position() {
    return drained + at;
  }

  /** Takes back what was written since; false if some of it is drained already. */
  public boolean backTo(long position) {
    if (position < drained) return false;
    at = (int) (position - drained);
    wide.backTo(at);
    return true;
  }

  /**
   * Makes room for {@code need} bytes behind {@link #at}.
   *
   * @throws TooLargeException if the output does not fit into an array and there is no sink, or is
   *     beyond the limit
   * @throws SinkException if the sink throws
   */
  public byte[] ensure(int need) {
    if (bytes.length - at < need) makeRoom(need);
    return bytes;
  }

  private void makeRoom(int need) {
    checkLimit(at - 1);
    if (sink != null && at > 1) drain();
    if (bytes.length - at >= need) return;
    long least = (long) at + need;
    if (least > MAX_LENGTH) throw new TooLargeException(least);
    long wanted = Math.max(least, sink == null ? bytes.length * 2L : SINK_LENGTH);
    byte[] larger = array((int) Math.min(wanted, MAX_LENGTH), least);
    System.arraycopy(bytes, 0, larger, 0, at);
    if (bytes.length <= KEPT_LENGTH) kept = bytes;
    bytes = larger;
  }

  /**
   * Makes sure that so many bytes more than those drained are allowed. Looked at when the array is
   * full and when bytes leave it, so that no limit costs nothing.
   */
  private void checkLimit(long more) {
    if (more > limit - drained) throw TooLargeException.beyond(limit);
  }

  private static byte[] array(int length, long least) {
    byte[] spare = length > KEPT_LENGTH ? SpareArray.BYTES.take(length) : null;
    if (spare != null) return spare;
    try {
      return new byte[length];
    } catch (OutOfMemoryError full) {
      throw new TooLargeException(least);
    }
  }

  /** What was written, in an array of its own. */
  public byte[] toBytes() {
    checkLimit(at);
    try {
      return Arrays.copyOf(bytes, at);
    } catch (OutOfMemoryError full) {
      throw new TooLargeException(at);
    }
  }

  /** What was written as UTF-8, as text. */
  public String toText() {
    checkLimit(at);
    try {
      return new String(bytes, 0, at, UTF_8);
    } catch (OutOfMemoryError full) {
      throw new TooLargeException(at);
    }
  }

  /** What was written as Latin-1, with the wide parts. */
  public String latin1ToText() {
    try {
      return wide.parts() == 0 ? new String(bytes, 0, at, ISO_8859_1) : wide.join(bytes, at);
    } catch (OutOfMemoryError full) {
      throw new TooLargeException(at);
    }
  }

  /** Forgets the sink, gives a large array away and goes back to one that may be kept. */
  public void release() {
    expected = at;
    sink = null;
    wide.clear();
    if (bytes.length <= KEPT_LENGTH) return;
    SpareArray.BYTES.give(bytes);
    bytes = kept;
  }

  /** Writes all but the last byte to the sink. */
  private void drain() {
    int last = at - 1;
    write(last);
    bytes[0] = bytes[last];
    at = 1;
  }

  /** Copies what was written to a buffer: everything, or nothing if there is no room. */
  public void copyTo(ByteBuffer target) {
    checkLimit(at);
    target.put(bytes, 0, at);
  }

  /** Writes everything to the sink, if there is one, and flushes it. */
  public void flush() {
    if (sink == null) return;
    empty();
    flushSink();
  }

  /** Writes everything to the sink. */
  public void empty() {
    write(at);
    at = 0;
  }

  /** Writes all but the last byte to the sink, if there is one, and flushes it. */
  public void flushOpen() {
    if (sink == null) return;
    if (at > 1) drain();
    flushSink();
  }

  private void flushSink() {
    try {
      sink.flush();
    } catch (IOException e) {
      throw new SinkException(e);
    }
  }

  private void write(int length) {
    write(bytes, 0, length);
  }

  private void write(byte[] src, int from, int length) {
    checkLimit(length);
    drained += length;
    try {
      sink.write(src, from, length);
    } catch (IOException e) {
      throw new SinkException(e);
    }
  }

  /** Appends ready-made bytes. */
  public void append(byte[] src, int from, int length) {
    if (sink != null && length > SINK_LENGTH) {
      appendLarge(src, from, length);
      return;
    }
    System.arraycopy(src, from, ensure(length), at, length);
    at += length;
  }

  /** Past the array straight into the sink, but for the last byte. */
  private void appendLarge(byte[] src, int from, int length) {
    write(at);
    write(src, from, length - 1);
    bytes[0] = src[from + length - 1];
    at = 1;
  }
}
