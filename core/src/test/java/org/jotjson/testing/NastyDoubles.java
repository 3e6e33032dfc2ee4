package org.jotjson.testing;

import java.util.SplittableRandom;
import java.util.function.DoubleConsumer;
import java.util.function.DoubleSupplier;

/**
 * Finite doubles that number printers get wrong, and plenty of ordinary ones. The same ones every
 * time.
 */
public final class NastyDoubles {
  /** Known trouble: ties, wrong last digits of other printers, ends of ranges and of layouts. */
  private static final double[] HARD = {
    0.0,
    -0.0,
    Double.MIN_VALUE,
    Double.MAX_VALUE,
    Double.MIN_NORMAL,
    Math.nextDown(Double.MIN_NORMAL),
    -Double.MIN_VALUE,
    -Double.MAX_VALUE,
    1e23,
    2e23,
    8.41e21,
    9.5e-3,
    2.2250738585072011e-308,
    9007199254740993.0,
    9007199254740991.0,
    1.7976931348623157e308,
    4.35,
    0.1 + 0.2,
    1.0 / 3,
    2251799813685248.5,
    1125899906842624.25,
    562949953421312.125,
    4503599627370496.5,
    5e-324,
    1.3694713649464322e-11,
    5.0E-5,
    2.0E-3,
    9.409340012568248E18,
    2.989102097996E-312,
    1.1897314953572317e-300,
    -1.234e-9,
    123456789012345680.0,
    299792458,
    6.02214076e23,
    1.602176634e-19
  };

  private NastyDoubles() {}

  /** Feeds all special values and then at least {@code count} others. */
  public static void forEach(long count, DoubleConsumer consumer) {
    special(consumer);
    SplittableRandom random = new SplittableRandom(20_261_130);
    DoubleSupplier[] kinds = kinds(random);
    for (long i = 0; i < count; i++) {
      consumer.accept(kinds[(int) (i % kinds.length)].getAsDouble());
    }
  }

  /**
   * Feeds hard cases, powers of two and ten, the first and last subnormals, all with their
   * neighbours and negated.
   */
  public static void special(DoubleConsumer consumer) {
    for (double hard : HARD) {
      aroundBothSigns(hard, consumer);
    }
    for (int exponent = -1074; exponent <= 1023; exponent++) {
      aroundBothSigns(Math.scalb(1.0, exponent), consumer);
    }
    for (int exponent = -323; exponent <= 308; exponent++) {
      for (int digit = 1; digit <= 9; digit++) {
        around(Double.parseDouble(digit + "E" + exponent), consumer);
      }
    }
    for (long bits = 1; bits <= 5_000; bits++) {
      consumer.accept(Double.longBitsToDouble(bits));
      consumer.accept(Double.MIN_NORMAL - bits * Double.MIN_VALUE);
    }
    for (int whole = -10_000; whole <= 10_000; whole++) {
      consumer.accept(whole);
      consumer.accept(whole / 100.0);
    }
    for (long whole = (1L << 53) - 1_000; whole < (1L << 53) + 1_000; whole++) {
      consumer.accept(whole);
    }
  }

  private static DoubleSupplier[] kinds(SplittableRandom random) {
    return new DoubleSupplier[] {
      () -> anyBits(random),
      () -> anyBits(random),
      random::nextDouble,
      () -> random.nextDouble() * 360 - 180,
      () -> Math.rint(random.nextDouble() * 360e6 - 180e6) / 1e6,
      () -> random.nextLong(1_000_000_000) / 100.0,
      () -> random.nextLong(-1_000_000_000_000_000L, 1_000_000_000_000_000L) / 1e3,
      () -> random.nextLong() >> random.nextInt(64),
      () -> Double.longBitsToDouble(random.nextLong() >>> 12 + random.nextInt(52)),
      () -> shortDecimal(random),
      () -> fewBits(random)
    };
  }

  private static double anyBits(SplittableRandom random) {
    while (true) {
      double value = Double.longBitsToDouble(random.nextLong());
      if (Double.isFinite(value)) {
        return value;
      }
    }
  }

  /** Up to 17 digits and any exponent: what people type, and what is between two doubles. */
  private static double shortDecimal(SplittableRandom random) {
    long digits = random.nextLong(1, 100_000_000_000_000_000L) >> random.nextInt(56);
    return Double.parseDouble(digits + "E" + random.nextInt(-323, 292));
  }

  /** A sum of two powers of two, where ties live. */
  private static double fewBits(SplittableRandom random) {
    double power = Math.scalb(1.0, random.nextInt(-1000, 1000));
    return power + Math.scalb(power, -random.nextInt(53));
  }

  private static void aroundBothSigns(double value, DoubleConsumer consumer) {
    around(value, consumer);
    around(-value, consumer);
  }

  private static void around(double value, DoubleConsumer consumer) {
    for (double next = Math.nextDown(Math.nextDown(value)), i = 0;
        i < 5;
        i++, next = Math.nextUp(next)) {
      if (Double.isFinite(next)) {
        consumer.accept(next);
      }
    }
  }
}
