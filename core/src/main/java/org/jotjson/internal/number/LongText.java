package org.jotjson.internal.number;

import org.jotjson.internal.bytes.LittleEndian;

/** Integers as decimal text. */
public final class LongText {
  /** The longest text, that of {@link Long#MIN_VALUE}. */
  public static final int MAX_BYTES = 20;

  private static final long TEN_TO_8 = 100_000_000L;

  private LongText() {}

  /**
   * Writes {@code value} in base ten. Stores are up to 8 bytes wide and may touch 8 bytes beyond the end, so the caller reserves
   * {@link #MAX_BYTES} + 8 bytes from {@code at} on.
   *
   * @return the position after the last digit
   */
  public static int write(long value, byte[] dst, int at) {
    // Always store the sign and step over it only if it is one: no branch to mispredict.
    dst[at] = '-';
    return writeUnsigned(Math.abs(value), dst, at + (int) (value >>> 63));
  }

  /** Writes 0 to 2^63: {@code magnitude} is unsigned, so that of {@link Long#MIN_VALUE} is welcome. */
  static int writeUnsigned(long magnitude, byte[] dst, int at) {
    if (Long.compareUnsigned(magnitude, TEN_TO_8) >= 0) {
      return writeLong(magnitude, dst, at);
    }
    return writeUpTo8(magnitude, dst, at);
  }

  /** Writes a number below 10^8 without leading zeros, and without a branch. */
  private static int writeUpTo8(long value, byte[] dst, int at) {
    if (value < 100) {
      int pair = Digits.PAIRS[(int) value];
      int zeros = value < 10 ? 1 : 0;
      LittleEndian.putShort(dst, at, (short) (pair >>> 8 * zeros));
      return at + 2 - zeros;
    }
    long digits = Digits.eight(value);
    int zeros = Long.numberOfTrailingZeros(digits) >>> 3;
    LittleEndian.putLong(dst, at, (digits | Digits.ASCII) >>> 8 * zeros);
    return at + 8 - zeros;
  }

  private static int writeLong(long magnitude, byte[] dst, int at) {
    long high = Long.divideUnsigned(magnitude, TEN_TO_8);
    int end;
    if (high < TEN_TO_8) {
      end = writeUpTo8(high, dst, at);
    } else {
      long top = high / TEN_TO_8;
      end = writeUpTo8(top, dst, at);
      LittleEndian.putLong(dst, end, Digits.eight(high - top * TEN_TO_8) | Digits.ASCII);
      end += 8;
    }
    LittleEndian.putLong(dst, end, Digits.eight(magnitude - high * TEN_TO_8) | Digits.ASCII);
    return end + 8;
  }
}
