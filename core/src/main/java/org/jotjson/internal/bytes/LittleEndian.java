package org.jotjson.internal.bytes;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * Unaligned little-endian access to a {@code byte[]}: the byte at {@code at} is the lowest byte of
 * the value, on every CPU.
 *
 * <p>Each call is one move and one range check once compiled. All other code of Jot that reads or
 * writes more than a byte at a time goes through here.
 */
public final class LittleEndian {
  private static final VarHandle LONG =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
  private static final VarHandle INT =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
  private static final VarHandle SHORT =
      MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.LITTLE_ENDIAN);

  private LittleEndian() {}

  /** Reads 8 bytes. */
  public static long getLong(byte[] bytes, int at) {
    return (long) LONG.get(bytes, at);
  }

  /** Reads 4 bytes. */
  public static int getInt(byte[] bytes, int at) {
    return (int) INT.get(bytes, at);
  }

  /** Reads 2 bytes. */
  public static short getShort(byte[] bytes, int at) {
    return (short) SHORT.get(bytes, at);
  }

  /** Writes 8 bytes. */
  public static void putLong(byte[] bytes, int at, long value) {
    LONG.set(bytes, at, value);
  }

  /** Writes 4 bytes. */
  public static void putInt(byte[] bytes, int at, int value) {
    INT.set(bytes, at, value);
  }

  /** Writes 2 bytes. */
  public static void putShort(byte[] bytes, int at, short value) {
    SHORT.set(bytes, at, value);
  }
}
