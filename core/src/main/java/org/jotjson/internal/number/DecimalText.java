package org.jotjson.internal.number;

import org.jotjson.internal.bytes.LittleEndian;

/**
 * Lays out up to 17 digits. They come as words, the first digit in the lowest byte: the first
 * eight, of which the first is not zero, the next eight, and the last. Every layout stores all of
 * them, wide and overlapping, and returns the end of those that count.
 */
final class DecimalText {
  private static final long ZERO_POINT_ZEROS = Digits.ASCII ^ ('0' ^ '.') << 8;

  private static final long TEN_TO_8 = 100_000_000L;
  private static final long TEN_TO_15 = 1_000_000_000_000_000L;

  private DecimalText() {}

  /**
   * Writes (10 * integral + last) * 10^decimal; {@code 0 < integral < 10^16}, {@code 0 <= last <
   * 10}.
   */
  static int write(long integral, int last, int decimal, byte[] dst, int at, NumberLayout layout) {
    int point = decimal + 17;
    if (integral < TEN_TO_15) {
      integral = 10 * integral + last;
      last = 0;
      point--;
      while (integral < TEN_TO_15) {
        integral *= 10;
        point--;
      }
    }
    long high = integral / TEN_TO_8;
    long low = integral - high * TEN_TO_8;
    long first = Long.reverseBytes(Digits.eight(high));
    long next = Long.reverseBytes(Digits.eight(low));
    return write(first, next, last, point, dst, at, layout);
  }

  /** Writes 0 to 2^53 and what the layout puts behind whole numbers. */
  static int writeWhole(long whole, byte[] dst, int at, NumberLayout layout) {
    int end = LongText.write(whole, dst, at);
    LittleEndian.putShort(dst, end, (short) ('.' | '0' << 8));
    return end + layout.wholeSuffix;
  }

  /** Writes 0.first next last * 10^point. */
  private static int write(
      long first, long next, int last, int point, byte[] dst, int at, NumberLayout layout) {
    int count = count(first, next, last);
    first |= Digits.ASCII;
    next |= Digits.ASCII;
    last |= '0';
    if (point > 0) {
      if (point < count && point <= layout.highestInside) {
        return inside(first, next, last, point, dst, at) + count;
      }
      if (point >= count && point <= layout.highestWhole) {
        return whole(first, next, last, dst, at, point, layout);
      }
    } else if (point >= layout.lowestPoint) {
      return fraction(first, next, last, point, dst, at) + count;
    }
    return scientific(first, next, last, count, point, dst, at, layout);
  }

  private static int count(long first, long next, int last) {
    if (last != 0) {
      return 17;
    }
    return next != 0 ? 8 + significant(next) : significant(first);
  }

  private static int significant(long digits) {
    return 8 - (Long.numberOfLeadingZeros(digits) >>> 3);
  }

  /** 12.345: all digits, then the point and the fraction once more, one byte further. */
  private static int inside(long first, long next, int last, int point, byte[] dst, int at) {
    LittleEndian.putLong(dst, at, first);
    if (point <= 8) {
      // a shift by 64 shifts nothing, but then all eight bytes are overwritten next
      LittleEndian.putLong(dst, at + 1 + point, first >>> 8 * point);
      LittleEndian.putLong(dst, at + 9, next);
    } else {
      LittleEndian.putLong(dst, at + 8, next);
      LittleEndian.putLong(dst, at + 1 + point, next >>> 8 * point);
    }
    dst[at + point] = '.';
    dst[at + 17] = (byte) last;
    return at + 1;
  }

  /** 12300.0 */
  private static int whole(
      long first, long next, int last, byte[] dst, int at, int point, NumberLayout layout) {
    LittleEndian.putLong(dst, at, first);
    LittleEndian.putLong(dst, at + 8, next);
    LittleEndian.putLong(dst, at + 16, Digits.ASCII | last);
    LittleEndian.putShort(dst, at + point, (short) ('.' | '0' << 8));
    return at + point + layout.wholeSuffix;
  }

  /** 0.00123 */
  private static int fraction(long first, long next, int last, int point, byte[] dst, int at) {
    LittleEndian.putLong(dst, at, ZERO_POINT_ZEROS);
    LittleEndian.putLong(dst, at + 8, Digits.ASCII);
    int start = at + 2 - point;
    LittleEndian.putLong(dst, start, first);
    LittleEndian.putLong(dst, start + 8, next);
    dst[start + 16] = (byte) last;
    return start;
  }

  /** 1.23e-45 */
  private static int scientific(
      long first,
      long next,
      int last,
      int count,
      int point,
      byte[] dst,
      int at,
      NumberLayout layout) {
    LittleEndian.putShort(dst, at, (short) (first & 0xFF | '.' << 8));
    LittleEndian.putLong(dst, at + 2, first >>> 8);
    LittleEndian.putLong(dst, at + 9, next);
    dst[at + 17] = (byte) last;
    int end = at + (count == 1 ? layout.shortestMantissa : count + 1);
    return exponent(point - 1, dst, end, layout);
  }

  private static int exponent(int exponent, byte[] dst, int at, NumberLayout layout) {
    int letterAndSign = exponent < 0 ? layout.negativeExponent : layout.positiveExponent;
    LittleEndian.putShort(dst, at, (short) letterAndSign);
    at += letterAndSign > 0xFF ? 2 : 1;
    int magnitude = Math.abs(exponent);
    if (magnitude < 10 && layout.exponentDigits == 2) {
      dst[at++] = '0';
    }
    return Digits.putUpTo3(magnitude, dst, at);
  }
}
