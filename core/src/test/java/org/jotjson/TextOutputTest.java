package org.jotjson;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.jotjson.annotation.JsonInclude.Include;
import org.jotjson.testing.NastyStrings;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A text and UTF-8 bytes say the same, though a text is written as Latin-1 with wide parts. */
@Tag("scanner")
class TextOutputTest {
  private static final String WIDE = "\u20ac";
  private static final List<Generator> POLICIES =
      List.of(
          Generator.builder().build(),
          Generator.builder().scriptSafe(true).build(),
          Generator.builder().asciiOnly(true).build(),
          Generator.builder().asciiOnly(true).scriptSafe(true).build(),
          Generator.builder().invalidText(InvalidText.REPLACE).build(),
          Generator.builder().invalidText(InvalidText.REPLACE).asciiOnly(true).build(),
          Generator.builder().invalidText(InvalidText.ESCAPE).build());

  private static void assertSame(Generator generator, Object value) {
    assertThat(generator.generate(value))
        .isEqualTo(new String(generator.generateBytes(value), UTF_8));
  }

  @Test
  void nastyStringsAreTheSameAsValuesAndAsNamesUnderEveryPolicy() {
    for (Generator generator : POLICIES) {
      for (String text : NastyStrings.each()) {
        assertSame(generator, List.of(text, 1, text + WIDE, Map.of(text, text)));
      }
    }
  }

  @Test
  void everyCharIsTheSameAtEveryPlaceOfAWideString() {
    for (Generator generator : POLICIES) {
      for (int length = 0; length < 20; length++) {
        for (int place = 0; place <= length; place++) {
          for (String odd : List.of("\n", "\"", "/", "\u00e9", "\u2028", "\ud83d\ude00")) {
            String rest = WIDE.repeat(length - place);
            assertSame(generator, WIDE.repeat(place) + odd + rest);
            assertSame(generator, WIDE.repeat(place) + odd + rest + odd + WIDE);
          }
        }
      }
    }
  }

  @Test
  void loneSurrogatesAreReplacedEscapedOrRefusedAlike() {
    String lone = WIDE.repeat(20) + "\ud83d" + WIDE;
    for (Generator generator : POLICIES.subList(4, 7)) assertSame(generator, List.of(lone, lone));
    assertThatThrownBy(() -> Json.generate(List.of(1, lone)))
        .isInstanceOf(GenerationException.class)
        .hasMessageContaining("$[1]")
        .hasMessageContaining("20");
    assertSame(POLICIES.get(0), List.of(WIDE, "after an error"));
  }

  @Test
  void wideNamesAreTheSameHoweverOftenTheyCome() {
    Map<String, String> member = Map.of(WIDE + "uro", "\u017b\u00f3\u0142w");
    assertSame(POLICIES.get(0), List.of(member, member, member, Map.of("\u00e9", 1), member));
  }

  @Test
  void longStringsAreTheSameInOnePieceOrMany() {
    String latin = "\u00e9t\u00e9 \"".repeat(2000);
    for (String text :
        List.of(
            latin,
            latin + WIDE,
            WIDE.repeat(7000),
            "a".repeat(5000) + "\ud83d\ude00".repeat(3000))) {
      for (Generator generator : POLICIES) {
        for (int cut = 0; cut < 3; cut++)
          assertSame(generator, List.of(text.substring(2 * cut), "x"));
      }
    }
  }

  @Test
  void runsOfNarrowCharsInWideStringsAreTheSameAtEveryLength() {
    for (Generator generator : POLICIES) {
      for (int length = 28; length < 80; length += length < 36 ? 1 : 13) {
        String run = "abc\u00e9/\"xyz".repeat(10).substring(0, length);
        String plain = "n".repeat(length);
        assertSame(generator, WIDE + run + WIDE + plain + WIDE + plain + "\n" + run + WIDE + plain);
        assertSame(generator, plain.repeat(50) + WIDE + plain.repeat(80) + "\u2028" + plain);
      }
    }
  }

  @Test
  void readyMadeJsonAndUtf8AreTheSame() {
    Fragment fragment = Fragment.of("{\"\u017c\":\"\u20ac\"}");
    byte[] utf8 = "\u00e9\ud83d\ude00\u20ac\n".getBytes(UTF_8);
    ToJson hook = writer -> writer.beginArray().utf8(utf8, 0, utf8.length).raw(fragment).endArray();
    for (Generator generator : POLICIES) {
      assertSame(generator, List.of(fragment, hook, "a", fragment, Map.of("b", fragment)));
    }
  }

  @Test
  void aLimitOnTheOutputCountsTheBytesOfUtf8() {
    Generator limited = Generator.builder().maxOutput(20).build();
    assertSame(limited, WIDE.repeat(6));
    assertThatThrownBy(() -> limited.generate(WIDE.repeat(7)))
        .isInstanceOf(GenerationException.class);
  }

  @Test
  void whatIsLeftOutAfterAllLeavesNothingBehind() {
    Generator generator = Generator.builder().include(Include.NON_EMPTY).build();
    assertSame(generator, Map.of("a", List.of(Map.of(WIDE, List.of())), "b", WIDE));
  }

  @Test
  void manyWidePartsFindTheirPlaces() {
    StringBuilder filler = new StringBuilder();
    List<Object> values = new java.util.ArrayList<>();
    for (int i = 0; i < 200; i++) {
      filler.append((char) ('a' + i % 26));
      values.add(filler.toString());
      values.add(WIDE + i);
      values.add(i);
    }
    for (Generator generator : POLICIES) assertSame(generator, values);
  }
}
