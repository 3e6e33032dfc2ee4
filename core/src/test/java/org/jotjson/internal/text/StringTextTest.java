package org.jotjson.internal.text;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.SplittableRandom;
import org.jotjson.InvalidText;
import org.jotjson.testing.NastyStrings;
import org.jotjson.testing.ReferenceText.Escaped;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Every scanner, policy and encoding against the reference, in exact inputs and guarded outputs.
 */
@Tag("scanner")
class StringTextTest {
  private static final InvalidText ERROR = InvalidText.ERROR;

  /** More than two registers of the widest scanner. */
  private static final int LANES = 130;

  private static final String FILLER = "The quick brown fox jumps; 0123456789 (over) ".repeat(6);

  private final SplittableRandom random = new SplittableRandom(20_261_130);

  @ParameterizedTest
  @EnumSource(Escaped.class)
  void everyByteValueIsWrittenInEveryLane(Escaped escaped) {
    for (int c = 0; c < 0x100; c++) {
      for (int lane = 0; lane < LANES; lane += lane < 66 ? 1 : 7) {
        String text = FILLER.substring(0, lane) + (char) c + FILLER.substring(lane + 1, LANES);
        int at = random.nextInt(64);
        TextKernels.verify(text, escaped, ERROR, at);
        TextKernels.verify(text + '\u20ac', escaped, ERROR, at);
        TextKernels.verifyUtf8(text.getBytes(UTF_8), lane & 7, escaped, at);
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Escaped.class)
  void everyLengthIsWrittenAtManyOffsets(Escaped escaped) {
    for (int length = 0; length <= 200; length++) {
      for (int at = length % 3; at < 64; at += 3) {
        String clean = FILLER.substring(at, at + length);
        TextKernels.verifyUtf8(clean.getBytes(UTF_8), at, escaped, 63 - at);
        int where = length == 0 ? 0 : random.nextInt(length);
        String text = with(clean, where, NastyStrings.CODE_POINTS);
        TextKernels.verify(text, 0, text.length(), escaped, ERROR, at);
        TextKernels.verify(FILLER, at, at + length, escaped, ERROR, at);
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Escaped.class)
  void everyPlaceInALongStringIsLookedAt(Escaped escaped) {
    String clean = FILLER.repeat(3).substring(0, 700);
    for (int where = 0; where < clean.length(); where++) {
      for (char c : new char[] {'"', '\\', '/', '\u001f', '\u20ac'}) {
        String text = clean.substring(0, where) + c + clean.substring(where + 1);
        TextKernels.verifyUtf8(text.getBytes(UTF_8), where & 7, escaped, random.nextInt(64));
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Escaped.class)
  void runsOfWideCharsEndWhereverAnotherKindComes(Escaped escaped) {
    int[] edges = {
      '"', 'a', 0x7F, 0x80, 0x7FF, 0x800, 0x2028, 0xD7FF, 0xE000, 0xFFFF, 0x10000, 0x10FFFF
    };
    for (int edge : edges) {
      for (int lane = 0; lane < 20; lane++) {
        String text = "\u20ac".repeat(lane) + Character.toString(edge) + "\u6f22".repeat(19 - lane);
        TextKernels.verify(text, escaped, ERROR, lane);
      }
    }
  }

  private String with(String text, int at, int[] codePoints) {
    if (text.isEmpty()) {
      return text;
    }
    int c = codePoints[random.nextInt(codePoints.length)];
    return text.substring(0, at) + Character.toString(c) + text.substring(at + 1);
  }

  @ParameterizedTest
  @EnumSource(Escaped.class)
  void everyShortStringOfHardBytesIsWritten(Escaped escaped) {
    char[] hard = {'a', '"', '\\', '\0', '\u001f', ' ', '\n', '/', '\u007f', '\u0080', '\u00ff'};
    for (int length = 1; length <= 4; length++) {
      int count = (int) Math.pow(hard.length, length);
      for (int n = 0; n < count; n++) {
        StringBuilder text = new StringBuilder();
        for (int i = 0, rest = n; i < length; i++, rest /= hard.length) {
          text.append(hard[rest % hard.length]);
        }
        String s = text.toString();
        TextKernels.verify(s, escaped, ERROR, n & 7);
        TextKernels.verifyUtf8(s.getBytes(UTF_8), n & 3, escaped, n & 7);
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Escaped.class)
  void codePointsOfAllPlanesAreWritten(Escaped escaped) {
    StringBuilder text = new StringBuilder();
    for (int c = 0; c <= 0x10FFFF; c += c < 0x3000 ? 1 : 61) {
      if (c < 0xD800 || c > 0xDFFF) {
        text.appendCodePoint(c);
      }
      if (text.length() >= 300) {
        verifyBothEntries(text.toString(), escaped);
        text.setLength(0);
      }
    }
    verifyBothEntries(text.toString(), escaped);
  }

  @ParameterizedTest
  @EnumSource(Escaped.class)
  void nastyStringsAreWritten(Escaped escaped) {
    NastyStrings.each().forEach(text -> verifyBothEntries(text, escaped));
    for (int i = 0; i < 2_000; i++) {
      verifyBothEntries(NastyStrings.random(random, 200), escaped);
    }
  }

  private void verifyBothEntries(String text, Escaped escaped) {
    TextKernels.verify(text, escaped, ERROR, random.nextInt(64));
    byte[] utf8 = text.getBytes(UTF_8);
    TextKernels.verifyUtf8(utf8, random.nextInt(64), escaped, random.nextInt(64));
  }

  @ParameterizedTest
  @EnumSource(Escaped.class)
  void loneSurrogatesAreReplacedOrEscaped(Escaped escaped) {
    for (InvalidText invalid : new InvalidText[] {InvalidText.REPLACE, InvalidText.ESCAPE}) {
      for (int surrogate = 0xD800; surrogate < 0xE000; surrogate += 0x55) {
        String s = Character.toString(surrogate);
        for (String text : new String[] {s, "a" + s, s + "b", s + s + s, "\u00e9" + s + "\ue000"}) {
          TextKernels.verify(text, escaped, invalid, surrogate & 31);
        }
      }
      for (int i = 0; i < 1_000; i++) {
        TextKernels.verify(NastyStrings.broken(random, 120), escaped, invalid, i & 63);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"ab\ud83d", "ab\ud83dc", "ab\ude00\ud83d", "ab\ud83d\ud83d\ude00"})
  void loneSurrogatesAreRefusedWithTheirIndex(String text) {
    String unit = String.format("%04x", (int) text.charAt(2));
    assertThatThrownBy(() -> TextKernels.write(text))
        .isInstanceOf(MalformedTextException.class)
        .hasMessage("lone surrogate \\u" + unit + " at index 2");
  }
}
