package org.jotjson;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.util.List;
import java.util.SplittableRandom;
import org.jotjson.testing.NastyStrings;
import org.jotjson.testing.Options;
import org.jotjson.testing.ReferenceText;
import org.jotjson.testing.Routes;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Strings so long that they are written in pieces of 2048: nothing is lost where two meet. */
@Tag("scanner")
class PiecesTest {
  private static final int PIECE = 2048;

  private static final List<String> SEAMS =
      List.of(
          "x", "\"", "\n\u001f", "\u00e9", "\u20ac", "\u2028", "\ud83d\ude00", "/\ud83d\ude00\\");

  private static final List<Options> OPTIONS = List.of(options(false, false), options(true, true));

  private static Options options(boolean scriptSafe, boolean asciiOnly) {
    Options options = new Options();
    options.scriptSafe = scriptSafe;
    options.asciiOnly = asciiOnly;
    options.invalidText = InvalidText.ESCAPE;
    return options;
  }

  @Test
  void whatStandsOnTheSeamOfTwoPiecesIsWrittenOnce() {
    for (String filler : List.of("a", "\u00e9", "\u20ac", "\ud83d\ude00")) {
      for (String seam : SEAMS) {
        for (int before = PIECE - 6; before <= PIECE + 3; before++) {
          verify(repeat(filler, before) + seam + repeat(filler, PIECE - 3) + seam);
        }
      }
    }
  }

  @Test
  void everyLengthAroundWholePiecesIsWritten() {
    for (int pieces = 1; pieces <= 3; pieces++) {
      for (int length = pieces * PIECE - 3; length <= pieces * PIECE + 3; length++) {
        verify("a".repeat(length));
        verify("\u20ac".repeat(length));
        verify("\u001f".repeat(length));
        verify(repeat("b\ud83d\ude00", length));
      }
    }
  }

  @Test
  void loneSurrogatesAroundTheSeamAreEscaped() {
    for (String lone : List.of("\ud83d", "\ude00", "\ude00\ud83d", "\ud83d\ud83d")) {
      for (int before = PIECE - 3; before <= PIECE + 1; before++) {
        verify("a".repeat(before) + lone + "b".repeat(PIECE));
        verify("a".repeat(before) + lone);
      }
    }
  }

  @Test
  void longRandomStringsAreWritten() {
    SplittableRandom random = new SplittableRandom(20_261_130);
    for (int i = 0; i < 100; i++) {
      verify(NastyStrings.random(random, 5 * PIECE));
    }
  }

  /** This many chars, cut where it does not split a pair. */
  private static String repeat(String filler, int chars) {
    String text = filler.repeat(chars);
    boolean inPair = chars > 0 && Character.isHighSurrogate(text.charAt(chars - 1));
    return text.substring(0, inPair ? chars + 1 : chars);
  }

  private static void verify(String text) {
    for (Options options : OPTIONS) {
      Generator generator = options.builder().build();
      String wanted = ReferenceText.quoted(text, options.escaped(), options.invalidText);
      same(wanted, Routes.all(generator, () -> text), text);
      same("{" + wanted + ":1}", generator.generate(java.util.Map.of(text, 1)), text);
      if (!text.matches("(?s).*\\p{Cs}.*")) {
        same(wanted, utf8(generator, text), text);
      }
    }
  }

  private static String utf8(Generator generator, String text) {
    byte[] bytes = text.getBytes(UTF_8);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (JsonWriter writer = generator.writer(out)) {
      writer.utf8(bytes, 0, bytes.length);
    }
    return out.toString(UTF_8);
  }

  /** An assertion whose message can be read. */
  private static void same(String wanted, String written, String text) {
    if (!wanted.equals(written)) {
      throw new AssertionError("a string of " + text.length() + " chars: wrote " + written);
    }
  }
}
