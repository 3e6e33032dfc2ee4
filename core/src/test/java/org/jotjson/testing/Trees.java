package org.jotjson.testing;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/** Random values made of what JSON has. The same ones for the same seed. */
public final class Trees {
  private final SplittableRandom random;
  private final boolean hostile;

  /**
   * Trees from this seed.
   *
   * @param hostile whether there are lone surrogates and floats that are not finite
   */
  public Trees(long seed, boolean hostile) {
    this.random = new SplittableRandom(seed);
    this.hostile = hostile;
  }

  /** A value with at most this many levels of containers. */
  public Object next(int levels) {
    int kind = random.nextInt(levels == 0 ? 8 : 16);
    return switch (kind) {
      case 0 -> null;
      case 1 -> random.nextBoolean();
      case 2, 3 -> integer();
      case 4 -> floating();
      case 5, 6, 7 -> string(30);
      case 8, 9, 10, 11 -> list(levels - 1);
      default -> map(levels - 1);
    };
  }

  private List<Object> list(int levels) {
    List<Object> list = new ArrayList<>();
    for (int n = random.nextInt(6); n > 0; n--) {
      list.add(next(levels));
    }
    return list;
  }

  private Map<String, Object> map(int levels) {
    Map<String, Object> map = new LinkedHashMap<>();
    for (int n = random.nextInt(6); n > 0; n--) {
      map.put(string(12), next(levels));
    }
    return map;
  }

  private String string(int max) {
    boolean broken = hostile && random.nextInt(40) == 0;
    return broken ? NastyStrings.broken(random, max) : NastyStrings.random(random, max);
  }

  private Number integer() {
    long any = random.nextLong() >> random.nextInt(64);
    return switch (random.nextInt(6)) {
      case 0 -> (byte) any;
      case 1 -> (short) any;
      case 2 -> (int) any;
      case 3 -> BigInteger.valueOf(any).multiply(BigInteger.valueOf(random.nextInt()));
      case 4 -> (random.nextBoolean() ? 1 : -1) * ((1L << 53) + random.nextInt(-2, 3));
      default -> any;
    };
  }

  private Number floating() {
    return switch (random.nextInt(6)) {
      case 0 -> (float) (random.nextDouble() * 1e6);
      case 1 -> new BigDecimal(random.nextLong(1_000_000)).movePointLeft(random.nextInt(12));
      case 2 -> random.nextInt(100_000) / 100.0;
      case 3 -> hostile && random.nextInt(8) == 0 ? Double.NaN : -0.0;
      case 4 -> hostile && random.nextInt(8) == 0 ? Float.NEGATIVE_INFINITY : 1.5f;
      default -> normal();
    };
  }

  private double normal() {
    while (true) {
      double value = Double.longBitsToDouble(random.nextLong());
      if (Double.isFinite(value) && Math.abs(value) >= Double.MIN_NORMAL) {
        return value;
      }
    }
  }
}
