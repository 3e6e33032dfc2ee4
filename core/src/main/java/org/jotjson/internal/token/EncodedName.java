package org.jotjson.internal.token;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.util.Arrays;
import org.jotjson.internal.bytes.LittleEndian;

/**
 * A name that looks the same under every policy, in quotes and with its colon: {@code "name":}.
 *
 * <p>A record, because C2 trusts the fields of records: where the name is a constant, so are its
 * first words, and writing it takes a store for each.
 */
public record EncodedName(int length, long first, long second, long third, byte[] padded) {
  /** Longest encoded name, and the room it takes. */
  static final int MAX_BYTES = 64;

  private static final int INLINE = 3 * Long.BYTES;

  /** The name, or null if it is long or has characters that some policy escapes. */
  public static EncodedName of(String name) {
    if (name.length() > MAX_BYTES - 3 || !name.chars().allMatch(EncodedName::isPlain)) return null;
    byte[] bytes = ('"' + name + "\":").getBytes(ISO_8859_1);
    byte[] padded = Arrays.copyOf(bytes, MAX_BYTES);
    return new EncodedName(
        bytes.length,
        LittleEndian.getLong(padded, 0),
        LittleEndian.getLong(padded, 8),
        LittleEndian.getLong(padded, 16),
        padded);
  }

  private static boolean isPlain(int c) {
    return c >= 'a' && c <= 'z'
        || c >= 'A' && c <= 'Z'
        || c >= '0' && c <= '9'
        || "_-.$@:# ".indexOf(c) >= 0;
  }

  /** Writes to {@code dst[at, …)}, which has room for {@link #MAX_BYTES}; returns the end. */
  int write(byte[] dst, int at) {
    LittleEndian.putLong(dst, at, first);
    if (length > Long.BYTES) LittleEndian.putLong(dst, at + 8, second);
    if (length > 2 * Long.BYTES) LittleEndian.putLong(dst, at + 16, third);
    for (int i = INLINE; i < length; i += Long.BYTES) {
      LittleEndian.putLong(dst, at + i, LittleEndian.getLong(padded, i));
    }
    return at + length;
  }
}
