package org.jotjson.testing;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.function.Predicate;

/**
 * The specification of shortest digits, checked with exact integers: the decimal reads back as the
 * number, no decimal with fewer digits does, and of those with as many digits that do none is
 * closer; of two equally close ones it is the even one.
 *
 * <p>Nothing here knows how digits are found. Reading is the JDK's, which is right since Java 8.
 */
public final class ShortestDecimal {
  private static final BigInteger[] POWERS_OF_FIVE = new BigInteger[800];

  static {
    POWERS_OF_FIVE[0] = BigInteger.ONE;
    for (int i = 1; i < POWERS_OF_FIVE.length; i++) {
      POWERS_OF_FIVE[i] = POWERS_OF_FIVE[i - 1].multiply(BigInteger.valueOf(5));
    }
  }

  /** The number is significand * 2^exponent. */
  private final BigInteger significand;

  private final int exponent;
  private final Predicate<String> readsBack;

  private ShortestDecimal(long significand, int exponent, Predicate<String> readsBack) {
    this.significand = BigInteger.valueOf(significand);
    this.exponent = exponent;
    this.readsBack = readsBack;
  }

  /** Says what is wrong with {@code text} for {@code value}, or nothing. */
  public static String fault(double value, String text) {
    long bits = Double.doubleToRawLongBits(value);
    if (Double.doubleToRawLongBits(Double.parseDouble(text)) != bits) {
      return "does not read back";
    }
    if (value == 0) {
      return null;
    }
    int biased = (int) (bits >>> 52) & 0x7FF;
    long fraction = bits & (1L << 52) - 1;
    double magnitude = Math.abs(value);
    return new ShortestDecimal(
            biased == 0 ? fraction : fraction | 1L << 52,
            Math.max(biased, 1) - 1075,
            decimal -> Double.parseDouble(decimal) == magnitude)
        .fault(new BigDecimal(text));
  }

  /** Says what is wrong with {@code text} for {@code value}, or nothing. */
  public static String fault(float value, String text) {
    int bits = Float.floatToRawIntBits(value);
    if (Float.floatToRawIntBits(Float.parseFloat(text)) != bits) {
      return "does not read back";
    }
    if (value == 0) {
      return null;
    }
    int biased = (bits >>> 23) & 0xFF;
    int fraction = bits & (1 << 23) - 1;
    float magnitude = Math.abs(value);
    return new ShortestDecimal(
            biased == 0 ? fraction : fraction | 1 << 23,
            Math.max(biased, 1) - 150,
            decimal -> Float.parseFloat(decimal) == magnitude)
        .fault(new BigDecimal(text));
  }

  private String fault(BigDecimal decimal) {
    BigDecimal stripped = decimal.abs().stripTrailingZeros();
    long digits = stripped.unscaledValue().longValueExact();
    int scale = -stripped.scale();
    int distance = halfUnits(digits, scale);
    if (distance == 2) {
      return "is a whole unit of its last digit away";
    }
    // so the number is between the two decimals with a digit less around it, for the last digit is
    // not zero
    if (digits > 9 && (reads(digits / 10, scale + 1) || reads(digits / 10 + 1, scale + 1))) {
      return "is not the shortest";
    }
    if (distance == 1 && (isBetter(digits + 1, scale) || isBetter(digits - 1, scale))) {
      return "is not the closest";
    }
    // below a power of ten decimals of one digit are ten times closer to each other
    if (digits == 1 && isBetter(9, scale - 1)) {
      return "is not the closest of one digit";
    }
    return null;
  }

  private boolean reads(long digits, int scale) {
    return readsBack.test(digits + "E" + scale);
  }

  /**
   * Whether digits * 10^scale reads back and is at most half a unit away: closer than another one
   * that is farther.
   */
  private boolean isBetter(long digits, int scale) {
    int distance = halfUnits(digits, scale);
    boolean closer = distance == 0 || isTie(digits, scale) && digits % 2 == 0;
    return closer && reads(digits, scale);
  }

  private boolean isTie(long digits, int scale) {
    return compareToHalfUnits(digits, scale, 1) == 0;
  }

  /** 0: less than half a unit of the last digit away; 1: less than a unit; 2: farther. */
  private int halfUnits(long digits, int scale) {
    if (compareToHalfUnits(digits, scale, 1) < 0) {
      return 0;
    }
    return compareToHalfUnits(digits, scale, 2) < 0 ? 1 : 2;
  }

  /** Compares |number - digits * 10^scale| to halves * 10^scale / 2. */
  private int compareToHalfUnits(long digits, int scale, int halves) {
    BigInteger number = significand;
    BigInteger unit = BigInteger.ONE;
    if (scale < 0) {
      number = number.multiply(POWERS_OF_FIVE[-scale]);
    } else {
      unit = POWERS_OF_FIVE[scale];
    }
    // what is left are powers of two: 2^exponent for the number, 2^scale for the unit
    int shift = exponent - scale;
    if (shift > 0) {
      number = number.shiftLeft(shift);
    } else {
      unit = unit.shiftLeft(-shift);
    }
    BigInteger difference = number.subtract(unit.multiply(BigInteger.valueOf(digits))).abs();
    return difference.shiftLeft(1).compareTo(unit.multiply(BigInteger.valueOf(halves)));
  }
}
