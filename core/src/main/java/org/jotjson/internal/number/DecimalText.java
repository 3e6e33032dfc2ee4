package org.jotjson.internal.number;

import org.jotjson.internal.bytes.LittleEndian;

/**
 * Lays out up to 17 digits: the first, which is not zero, and two words of eight. Every layout
 * stores all of them, wide and overlapping, and returns the end of those that count. In words the
 * first digit is the lowest byte.
 */
final class DecimalText {
  private static final long ZERO_POINT_ZEROS = Digits.ASCII ^ ('0' ^ '.') << 8;

  private static final long TEN_TO_8 = 100_000_000L;
  private static final long TEN_TO_9 = 1_000_000_000L;
  private static final long TEN_TO_14 = 100_000_000_000_000L;
  private static final long TEN_TO_15 = 1_000_000_000_000_000L;
  private static final long TEN_TO_16 = 10_000_000_000_000_000L;

  private DecimalText() {}

  /**
   * Writes (10 * integral + last) * 10^exponent; {@code 0 <= integral < 10^16}, {@code 0 <= last <
   * 10}, not both 0.
   */
  static int write(long integral, int last, int exponent, byte[] dst, int at, NumberLayout layout) {
    if (integral < TEN_TO_14) {
      return writeFew(10 * integral + last, exponent, dst, at, layout);
    }
    // Takes the integral for 16 digits and drops a leading zero from the words afterwards. A
    // quarter
    // of all doubles has one: too many and too few for a branch.
    long head = Digits.dropEight(integral);
    long first = Long.reverseBytes(Digits.eight(head));
    long second = Long.reverseBytes(Digits.eight(integral - head * TEN_TO_8));
    int isShort = (int) (integral - TEN_TO_15 >> 63);
    int drop = 8 - (isShort & -8);
    int digit = (int) (first >>> drop - 8) & 0xF;
    long middle = first >>> drop | second << -drop;
    long end = second >>> drop | (long) last << -drop;
    return write(digit, middle, end, exponent + 17 + isShort, dst, at, layout);
  }

  /**
   * Writes digits * 10^exponent; {@code 0 < digits < 10^17}. Quick for floats, which have up to 9
   * digits.
   */
  static int writeFew(long digits, int exponent, byte[] dst, int at, NumberLayout layout) {
    if (digits >= TEN_TO_9) {
      return writeMany(digits, exponent, dst, at, layout);
    }
    // three floats in four have 8 digits here, most others 9
    long isShort = digits - TEN_TO_8 >> 63;
    digits += 9 * digits & isShort;
    int point = exponent + 9 + (int) isShort;
    while (digits < TEN_TO_8) {
      digits *= 10;
      point--;
    }
    long first = Digits.dropEightOfNine(digits);
    long middle = Long.reverseBytes(Digits.eight(digits - first * TEN_TO_8));
    return write((int) first, middle, 0, point, dst, at, layout);
  }

  private static int writeMany(long digits, int exponent, byte[] dst, int at, NumberLayout layout) {
    int point = exponent + 17;
    while (digits < TEN_TO_16) {
      digits *= 10;
      point--;
    }
    long head = Digits.dropEight(digits);
    long first = Digits.dropEightOfNine(head);
    long middle = Long.reverseBytes(Digits.eight(head - first * TEN_TO_8));
    long end = Long.reverseBytes(Digits.eight(digits - head * TEN_TO_8));
    return write((int) first, middle, end, point, dst, at, layout);
  }

  /** Writes 0 to 2^53 and what the layout puts behind whole numbers. */
  static int writeWhole(long whole, byte[] dst, int at, NumberLayout layout) {
    int end = LongText.write(whole, dst, at);
    LittleEndian.putShort(dst, end, (short) ('.' | '0' << 8));
    return end + layout.wholeSuffix;
  }

  /** Writes 0.first second third * 10^point. */
  private static int write(
      int first, long second, long third, int point, byte[] dst, int at, NumberLayout layout) {
    int count = count(second, third);
    first |= '0';
    second |= Digits.ASCII;
    third |= Digits.ASCII;
    if (point > 0) {
      if (point < count && point <= layout.highestInside) {
        return inside(first, second, third, point, dst, at) + count;
      }
      if (point >= count && point <= layout.highestWhole) {
        return whole(first, second, third, point, dst, at) + layout.wholeSuffix;
      }
    } else if (point >= layout.lowestPoint) {
      return fraction(first, second, third, point, dst, at) + count;
    }
    int end = scientific(first, second, third, dst, at);
    return exponent(
        point - 1, dst, count == 1 ? at + layout.shortestMantissa : end + count, layout);
  }

  /** How many digits are left when the zeros that end them are dropped. */
  private static int count(long second, long third) {
    return third != 0
        ? 17 - (Long.numberOfLeadingZeros(third) >>> 3)
        : 9 - (Long.numberOfLeadingZeros(second) >>> 3);
  }

  /** 12.345: all digits, then the point and the fraction once more, one byte further. */
  private static int inside(int first, long second, long third, int point, byte[] dst, int at) {
    dst[at] = (byte) first;
    LittleEndian.putLong(dst, at + 1, second);
    if (point <= 9) {
      // for 9 the shift is by 64, which shifts nothing, but then all eight bytes are overwritten
      // next
      LittleEndian.putLong(dst, at + 1 + point, second >>> 8 * (point - 1));
      LittleEndian.putLong(dst, at + 10, third);
    } else {
      LittleEndian.putLong(dst, at + 9, third);
      LittleEndian.putLong(dst, at + 1 + point, third >>> 8 * (point - 9));
    }
    dst[at + point] = '.';
    return at + 1;
  }

  /** 12300.0 */
  private static int whole(int first, long second, long third, int point, byte[] dst, int at) {
    dst[at] = (byte) first;
    LittleEndian.putLong(dst, at + 1, second);
    LittleEndian.putLong(dst, at + 9, third);
    LittleEndian.putLong(dst, at + 17, Digits.ASCII);
    LittleEndian.putShort(dst, at + point, (short) ('.' | '0' << 8));
    return at + point;
  }

  /** 0.00123 */
  private static int fraction(int first, long second, long third, int point, byte[] dst, int at) {
    LittleEndian.putLong(dst, at, ZERO_POINT_ZEROS);
    LittleEndian.putLong(dst, at + 8, Digits.ASCII);
    int start = at + 2 - point;
    dst[start] = (byte) first;
    LittleEndian.putLong(dst, start + 1, second);
    LittleEndian.putLong(dst, start + 9, third);
    return start;
  }

  /** 1.23 of 1.23e-45 */
  private static int scientific(int first, long second, long third, byte[] dst, int at) {
    LittleEndian.putShort(dst, at, (short) (first | '.' << 8));
    LittleEndian.putLong(dst, at + 2, second);
    LittleEndian.putLong(dst, at + 10, third);
    return at + 1;
  }

  private static int exponent(int exponent, byte[] dst, int at, NumberLayout layout) {
    int prefix = layout.positiveExponent + (layout.minus & exponent >> 31);
    LittleEndian.putShort(dst, at, (short) prefix);
    int start = at + (prefix >>> 16);
    int magnitude = Math.abs(exponent);
    if (magnitude < 10 && layout.exponentDigits == 2) {
      dst[start++] = '0';
    }
    return Digits.putUpTo3(magnitude, dst, start);
  }
}
