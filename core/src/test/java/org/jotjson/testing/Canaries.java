package org.jotjson.testing;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.util.Arrays;

/** Runs kernels between guarded bytes. */
public final class Canaries {
  /** A kernel that writes at {@code at} and returns the end. */
  @FunctionalInterface
  public interface Kernel {
    int write(byte[] dst, int at);
  }

  private Canaries() {}

  /**
   * Runs {@code kernel} at {@code at} in an array of {@code at + room} bytes, twice, with other
   * canaries each time.
   *
   * @param overshoot how many bytes beyond the end the kernel may change
   * @return what it wrote, one char a byte
   * @throws AssertionError if the kernel changed a byte before {@code at} or after {@code end +
   *     overshoot}, or wrote other bytes the second time
   */
  public static String write(int at, int room, int overshoot, Kernel kernel) {
    String first = write(at, room, overshoot, kernel, (byte) 0xA5);
    String second = write(at, room, overshoot, kernel, (byte) 0x5A);
    if (!first.equals(second)) {
      throw new AssertionError("Left a byte unwritten: " + first + " | " + second);
    }
    return first;
  }

  private static String write(int at, int room, int overshoot, Kernel kernel, byte canary) {
    byte[] dst = new byte[at + room];
    Arrays.fill(dst, canary);
    int end = kernel.write(dst, at);
    String text = new String(dst, at, end - at, ISO_8859_1);
    for (int i = 0; i < dst.length; i++) {
      if ((i < at || i >= end + overshoot) && dst[i] != canary) {
        throw new AssertionError(
            "Changed byte " + (i - at) + " while writing " + text + " at " + at);
      }
    }
    return text;
  }
}
