package org.jotjson.testing;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.IntSupplier;

/** Strings that generators get wrong, and plenty of ordinary ones. The same ones every time. */
public final class NastyStrings {
  /** Neighbours of all limits: of escapes, of encodings, of surrogates. */
  public static final int[] CODE_POINTS = {
    0, 1, 8, 9, 0xA, 0xB, 0xC, 0xD, 0x1F, 0x20, 0x21, 0x22, 0x23, 0x26, 0x27, 0x2F, 0x3C, 0x3E,
    0x5B, 0x5C, 0x5D, 0x7E, 0x7F, 0x80, 0x9F, 0xA0, 0xBF, 0xC0, 0xE2, 0xE9, 0xFF, 0x100, 0x7FF,
    0x800, 0xFFF, 0x1000, 0x2027, 0x2028, 0x2029, 0x202A, 0x20AC, 0x3028, 0x4029, 0xD7FF, 0xE000,
    0xFEFF, 0xFFFD, 0xFFFE, 0xFFFF, 0x10000, 0x1F600, 0x3FFFF, 0x40000, 0x10FFFE, 0x10FFFF
  };

  private NastyStrings() {}

  /** Each of the nasty code points alone, in front, in the middle and at the end. */
  public static List<String> each() {
    List<String> strings = new ArrayList<>();
    strings.add("");
    for (int c : CODE_POINTS) {
      String s = Character.toString(c);
      for (String around :
          List.of("", "a", "seven..", "eight...", "\u00e9", "\u20ac", "x".repeat(40))) {
        strings.add(around + s);
        strings.add(s + around);
        strings.add(around + s + s + around);
      }
    }
    return strings;
  }

  /** A string without lone surrogates, of at most this many code points. */
  public static String random(SplittableRandom random, int max) {
    int length = random.nextInt(max + 1);
    IntSupplier kind = kind(random);
    boolean mixed = random.nextInt(4) == 0;
    StringBuilder text = new StringBuilder(length);
    for (int i = 0; i < length; i++) {
      text.appendCodePoint(kind.getAsInt());
      if (mixed && random.nextInt(8) == 0) {
        kind = kind(random);
      }
    }
    return text.toString();
  }

  /** As {@link #random}, with surrogates strewn in at random. */
  public static String broken(SplittableRandom random, int max) {
    StringBuilder text = new StringBuilder(random(random, max));
    for (int i = random.nextInt(1, 4); i > 0; i--) {
      char surrogate = (char) random.nextInt(0xD800, 0xE000);
      text.insert(random.nextInt(text.length() + 1), surrogate);
    }
    return text.toString();
  }

  private static IntSupplier kind(SplittableRandom random) {
    return switch (random.nextInt(8)) {
      case 0 -> () -> random.nextInt(0x20);
      case 1 -> () -> random.nextInt(0x80, 0x100);
      case 2 -> () -> random.nextInt(0x80, 0xD800);
      case 3 -> () -> random.nextInt(0xE000, 0x110000);
      case 4 -> () -> CODE_POINTS[random.nextInt(CODE_POINTS.length)];
      case 5 -> () -> random.nextInt(0x80);
      default -> () -> random.nextInt('a', 'z' + 1);
    };
  }
}
