package org.jotjson.internal.number;

/** Integers as decimal text. */
public final class LongText {
  /** The longest text, that of {@link Long#MIN_VALUE}. */
  public static final int MAX_BYTES = 20;

  private static final long TEN_TO_4 = 10_000;
  private static final long TEN_TO_8 = 100_000_000;

  private LongText() {}

  /**
   * Writes {@code value} in base ten. Stores are up to 8 bytes wide and may touch 8 bytes beyond
   * the end, so the caller reserves {@link #MAX_BYTES} + 8 bytes from {@code at} on.
   *
   * <p>Few branches, because mixed lengths mispredict them: 1 to 3 digits are a table look-up, 5 to
   * 8 digits are found without a branch.
   *
   * @return the position after the last digit
   */
  public static int write(long value, byte[] dst, int at) {
    if (Long.compareUnsigned(value, TEN_TO_4) < 0) {
      return Digits.putUpTo4((int) value, dst, at);
    }
    if (Long.compareUnsigned(value, TEN_TO_8) < 0) {
      return Digits.putUpTo8(value, dst, at);
    }
    return value < 0 ? writeNegative(value, dst, at) : writeFrom9(value, dst, at);
  }

  private static int writeNegative(long value, byte[] dst, int at) {
    dst[at] = '-';
    long magnitude = -value;
    if (Long.compareUnsigned(magnitude, TEN_TO_8) >= 0) {
      return writeFrom9(magnitude, dst, at + 1);
    }
    return writeHead(magnitude, dst, at + 1);
  }

  /** Writes 10^8 to 2^63; the magnitude of {@link Long#MIN_VALUE} looks negative. */
  private static int writeFrom9(long magnitude, byte[] dst, int at) {
    long head = (magnitude >>> 1) / (TEN_TO_8 / 2);
    long tail = magnitude - head * TEN_TO_8;
    if (head < TEN_TO_8) {
      return Digits.put8(tail, dst, writeHead(head, dst, at));
    }
    long top = head / TEN_TO_8;
    int end = Digits.putUpTo3((int) top, dst, at);
    return Digits.put8(tail, dst, Digits.put8(head - top * TEN_TO_8, dst, end));
  }

  private static int writeHead(long head, byte[] dst, int at) {
    return head < TEN_TO_4 ? Digits.putUpTo4((int) head, dst, at) : Digits.putUpTo8(head, dst, at);
  }
}
