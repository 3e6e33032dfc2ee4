package org.jotjson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.CharBuffer;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jotjson.testing.Routes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Text that has no UTF-8 form: one rule, whatever holds the text and wherever it stands. */
class InvalidTextTest {
  private static final Generator ERROR = Generator.builder().build();
  private static final Generator REPLACE =
      Generator.builder().invalidText(InvalidText.REPLACE).build();
  private static final Generator ESCAPE =
      Generator.builder().invalidText(InvalidText.ESCAPE).build();

  /** An unknown object with a text. */
  private static final class Named {
    private final String name;

    Named(String name) {
      this.name = name;
    }

    @Override
    public String toString() {
      return name;
    }
  }

  /** Every way to hand over a text, as a value that is written as just a string. */
  static List<Function<String, Object>> holders() {
    return List.of(
        text -> text,
        StringBuilder::new,
        StringBuffer::new,
        CharBuffer::wrap,
        String::toCharArray,
        Optional::of,
        text -> (ToJson) writer -> writer.value(text));
  }

  static List<Object> keys() {
    String key = "k\udead\"";
    return List.of(key, new StringBuilder(key), CharBuffer.wrap(key), key.toCharArray());
  }

  private static void assertOneRule(Object value, String replaced, String escaped) {
    for (Routes route : Routes.values()) {
      assertThat(route.json(REPLACE, List.of(value))).isEqualTo("[\"" + replaced + "\"]");
      assertThat(route.json(ESCAPE, List.of(value))).isEqualTo("[\"" + escaped + "\"]");
      GenerationException e =
          catchThrowableOfType(
              GenerationException.class, () -> route.json(ERROR, List.of(0, value)));
      assertThat(e.rule()).startsWith("lone surrogate ");
      assertThat(e.path()).isEqualTo("$[1]");
    }
  }

  @ParameterizedTest
  @MethodSource("holders")
  void aLoneSurrogateIsTreatedAlikeInEveryValue(Function<String, Object> holder) {
    for (String around : List.of("", "a", "\u00e9", "\u20ac", "\ud83d\ude00", "x".repeat(40))) {
      for (String lone : List.of("\ud83d", "\ude00")) {
        String text = around + lone + around;
        String escape = String.format("\\u%04x", (int) lone.charAt(0));
        assertOneRule(holder.apply(text), around + "\ufffd" + around, around + escape + around);
      }
    }
  }

  @Test
  void aLoneSurrogateIsTreatedAlikeAsACharAndAsTheTextOfAnObject() {
    assertOneRule('\ud83d', "\ufffd", "\\ud83d");
    Generator text =
        Generator.builder().unknown(Unknown.TO_STRING).invalidText(InvalidText.REPLACE).build();
    assertThat(Routes.all(text, () -> new Named("a\udead"))).isEqualTo("\"a\ufffd\"");
  }

  @ParameterizedTest
  @MethodSource("keys")
  void aLoneSurrogateIsTreatedAlikeInEveryKey(Object key) {
    Map<Object, Object> map = Collections.singletonMap(key, 1);
    for (Routes route : Routes.values()) {
      assertThat(route.json(REPLACE, map)).isEqualTo("{\"k\ufffd\\\"\":1}");
      assertThat(route.json(ESCAPE, map)).isEqualTo("{\"k\\udead\\\"\":1}");
      GenerationException e =
          catchThrowableOfType(GenerationException.class, () -> route.json(ERROR, map));
      assertThat(e.rule()).isEqualTo("lone surrogate \\udead at index 1");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"\ud83dx", "\ue000\udc00", "\udc00\ud83d", "\ud83d\ue000", "\ud7ff\udc00"})
  void onlyAHighSurrogateBeforeALowOneIsAPair(String text) {
    String replaced =
        text.replaceAll("[\ud800-\udbff](?![\udc00-\udfff])|[\udc00-\udfff]", "\ufffd");
    assertThat(Routes.all(REPLACE, () -> text)).isEqualTo('"' + replaced + '"');
    assertThat(catchThrowableOfType(GenerationException.class, () -> ERROR.generate(text)).rule())
        .startsWith("lone surrogate");
    Generator ascii = Generator.builder().asciiOnly(true).invalidText(InvalidText.REPLACE).build();
    StringBuilder wanted = new StringBuilder();
    replaced
        .chars()
        .forEach(c -> wanted.append(c < 128 ? "" + (char) c : String.format("\\u%04x", c)));
    assertThat(Routes.all(ascii, () -> text)).isEqualTo("\"" + wanted + "\"");
  }

  @Test
  void namesOfEveryLengthHaveTheEscapesOfValues() {
    for (int length = 0; length < 70; length++) {
      for (String odd : List.of("", "\ud83d\ude00", "\"", "\u0001", "\u20ac", "\\")) {
        String name = "n".repeat(length) + odd + "m".repeat(length / 2);
        Map<Object, Object> map = new LinkedHashMap<>();
        map.put(name, name);
        for (int round = 0; round < 3; round++) {
          String json = Routes.all(ERROR, () -> map);
          String text = ERROR.generate(name);
          assertThat(json).isEqualTo("{" + text + ":" + text + "}");
        }
      }
    }
  }
}
