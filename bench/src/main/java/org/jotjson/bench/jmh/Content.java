package org.jotjson.bench.jmh;

import java.util.Random;
import java.util.function.Function;

/** What strings are made of. */
public enum Content {
  ASCII(random -> letter(random)),
  ESCAPES_1_PERCENT(random -> random.nextInt(100) == 0 ? escaped(random) : letter(random)),
  ESCAPES_10_PERCENT(random -> random.nextInt(10) == 0 ? escaped(random) : letter(random)),
  /** One letter in ten has an accent, as in French. */
  LATIN_1(random -> random.nextInt(10) == 0 ? 0xE0 + random.nextInt(0x17) : letter(random)),
  /** Cyrillic. */
  TWO_BYTE(random -> 0x430 + random.nextInt(32)),
  /** Chinese. */
  THREE_BYTE(random -> 0x4E00 + random.nextInt(0x2000)),
  /** Emoji, two chars each. */
  FOUR_BYTE(random -> 0x1F600 + random.nextInt(64));

  private final Function<Random, Integer> codePoint;

  Content(Function<Random, Integer> codePoint) {
    this.codePoint = codePoint;
  }

  /** A string of {@code length} chars; a last char that has no room for a pair is a letter. */
  public String text(int length, Random random) {
    StringBuilder text = new StringBuilder();
    while (text.length() < length) {
      int next = codePoint.apply(random);
      boolean fits = Character.charCount(next) <= length - text.length();
      text.appendCodePoint(fits ? next : letter(random));
    }
    return text.toString();
  }

  private static int letter(Random random) {
    return 'a' + random.nextInt(26);
  }

  private static int escaped(Random random) {
    return "\"\\\n".charAt(random.nextInt(3));
  }
}
