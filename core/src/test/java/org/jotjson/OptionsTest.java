package org.jotjson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jotjson.testing.Routes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Each option by itself. Their combinations: {@link ReferenceTest}. */
class OptionsTest {
  private static GeneratorBuilder options() {
    return Generator.builder();
  }

  private static Map<String, Object> map(Object... namesAndValues) {
    Map<String, Object> map = new LinkedHashMap<>();
    for (int i = 0; i < namesAndValues.length; i += 2) {
      map.put((String) namesAndValues[i], namesAndValues[i + 1]);
    }
    return map;
  }

  @Test
  void prettyIsTwoSpacesALevelAndEmptyContainersStayClosed() {
    Object value = List.of(Map.of(), List.of(), map("a", List.of(1, List.of())));
    String pretty = "[\n  {},\n  [],\n  {\n    \"a\": [\n      1,\n      []\n    ]\n  }\n]";
    assertThat(Json.prettyGenerate(value)).isEqualTo(pretty);
    assertThat(Routes.all(options().pretty().build(), () -> value)).isEqualTo(pretty);
    assertThat(options().scriptSafe(true).build().prettyGenerate(List.of("/")))
        .isEqualTo("[\n  \"\\/\"\n]");
  }

  @Test
  void anObjectWithoutAnyMemberLeftIsEmpty() {
    Object value = map("a", null);
    assertThat(options().pretty().omitNulls(true).build().generate(value)).isEqualTo("{}");
  }

  @Test
  void onlyNullMembersOfMapsAreLeftOut() {
    Object value = map("a", null, "b", Arrays.asList(1, null), "c", Optional.empty(), "d", 1);
    assertThat(Routes.all(options().omitNulls(true).build(), () -> value))
        .isEqualTo("{\"b\":[1,null],\"c\":null,\"d\":1}");
  }

  @ParameterizedTest
  @ValueSource(strings = {"x", "\u00a0", "\f", "\u2028", "// c\n", ","})
  void whatIsNotJsonWhiteSpaceIsRefusedAtOnce(String text) {
    List<Runnable> setters =
        List.of(
            () -> options().indent(text),
            () -> options().space(text),
            () -> options().spaceBefore(text),
            () -> options().objectNl(text),
            () -> options().arrayNl(text));
    for (Runnable setter : setters) {
      assertThatThrownBy(setter::run)
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("is not JSON white space");
    }
  }

  @Test
  void negativeLevelsAndLengthsAreRefusedAtOnce() {
    List<Runnable> setters =
        List.of(
            () -> options().depth(-1),
            () -> options().maxNesting(-1),
            () -> options().bufferInitialLength(-1));
    for (Runnable setter : setters) {
      assertThatThrownBy(setter::run)
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageEndingWith("must be >= 0 (got -1)");
    }
  }

  @Test
  void theInitialLengthOfTheBufferChangesNothingElse() {
    for (int length : new int[] {0, 1, 100, 1 << 17, 1 << 22}) {
      Generator generator = options().bufferInitialLength(length).build();
      assertThat(Routes.all(generator, () -> List.of("a".repeat(99_999), 1)))
          .isEqualTo("[\"" + "a".repeat(99_999) + "\",1]");
    }
  }

  @Test
  void anInitialLengthThatNoHeapHasIsAClearError() {
    Generator generator = options().bufferInitialLength(Integer.MAX_VALUE).build();
    assertThatThrownBy(() -> generator.generate(1)).isInstanceOf(GenerationException.class);
    assertThat(Json.generate(1)).isEqualTo("1");
  }

  @ParameterizedTest
  @EnumSource(NonFinite.class)
  void numbersThatAreNotFiniteAreTreatedAlikeWhereverTheyStand(NonFinite policy) {
    Generator generator = options().nonFinite(policy).build();
    for (double number :
        new double[] {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY}) {
      String word = Double.toString(number);
      String json =
          switch (policy) {
            case ERROR -> null;
            case WORD -> word;
            case NULL -> "null";
            case STRING -> '"' + word + '"';
          };
      for (Object value :
          new Object[] {
            number,
            (float) number,
            new double[] {number},
            new float[] {(float) number},
            List.of(number),
            Map.of("k", number),
            Optional.of(number),
            java.util.OptionalDouble.of(number),
            Stream.of(number).toList(),
            (ToJson) writer -> writer.value(number),
            (ToJson) writer -> writer.value((float) number)
          }) {
        if (json == null) {
          assertThatThrownBy(() -> generator.generate(value))
              .isInstanceOf(GenerationException.class)
              .hasMessageContaining(word + " is not allowed in JSON");
        } else {
          assertThat(generator.generate(value)).contains(json);
        }
      }
    }
    assertThat(generator.generate(Map.of(Double.NaN, 1))).isEqualTo("{\"NaN\":1}");
  }

  @Test
  void allowNanIsShortForWords() {
    Generator generator = options().allowNan(true).build();
    assertThat(generator.generate(List.of(Double.NaN, Float.NEGATIVE_INFINITY)))
        .isEqualTo("[NaN,-Infinity]");
    Generator refusing = options().allowNan(true).allowNan(false).build();
    assertThatThrownBy(() -> refusing.generate(Double.NaN)).isInstanceOf(GenerationException.class);
  }

  @Test
  void integersBeyondTheDoublesBecomeStringsWhateverTheirType() {
    Generator generator = options().longsAsStrings(true).build();
    for (long safe : new long[] {0, (1L << 53) - 1, 1 - (1L << 53)}) {
      assertThat(generator.generate(safe)).isEqualTo("" + safe);
      assertThat(generator.generate(BigInteger.valueOf(safe))).isEqualTo("" + safe);
    }
    for (long unsafe : new long[] {1L << 53, -(1L << 53), Long.MIN_VALUE, Long.MAX_VALUE}) {
      assertThat(generator.generate(unsafe)).isEqualTo("\"" + unsafe + "\"");
      assertThat(generator.generate(BigInteger.valueOf(unsafe))).isEqualTo("\"" + unsafe + "\"");
      assertThat(generator.generate(new long[] {unsafe})).isEqualTo("[\"" + unsafe + "\"]");
    }
  }

  @Test
  void keysAreSortedByCodePointOrAsAskedFor() {
    Object value = map("\ufffd", 1, "\ud83d\ude00", 2, "b", 3, "a", map("z", 1, "y", 2));
    assertThat(Routes.all(options().sortKeys(true).build(), () -> value))
        .isEqualTo("{\"a\":{\"y\":2,\"z\":1},\"b\":3,\"\ufffd\":1,\"\ud83d\ude00\":2}");
    Generator reverse = options().sortKeys(Comparator.reverseOrder()).build();
    assertThat(reverse.generate(value))
        .isEqualTo("{\"\ufffd\":1,\"\ud83d\ude00\":2,\"b\":3,\"a\":{\"z\":1,\"y\":2}}");
    assertThat(options().sortKeys(true).sortKeys(false).build().generate(map("b", 1, "a", 2)))
        .isEqualTo("{\"b\":1,\"a\":2}");
  }

  @Test
  void canonicalOverridesWhatItSpeaksOf() {
    Generator canonical =
        options().canonical().pretty().asciiOnly(true).scriptSafe(true).allowNan(true).build();
    Object value = map("\ufb33", 1e21, "\ud83d\ude00", -0.0, "a", List.of(1.0, 1e-7, "/\u20ac"));
    assertThat(Routes.all(canonical, () -> value))
        .isEqualTo("{\"a\":[1,1e-7,\"/\u20ac\"],\"\ud83d\ude00\":0,\"\ufb33\":1e+21}");
    for (Object refused :
        new Object[] {
          Double.NaN,
          (1L << 53) + 1,
          BigInteger.TEN.pow(30),
          new BigDecimal("0.1"),
          new BigDecimal("1E+1000000000"),
          new BigDecimal("1E-1000000000"),
          "\ud83d"
        }) {
      assertThatThrownBy(() -> canonical.generate(refused)).isInstanceOf(GenerationException.class);
    }
    assertThat(canonical.generate(List.of(1L << 60, new BigDecimal("0.5"), BigInteger.TEN.pow(22))))
        .isEqualTo("[1152921504606847000,0.5,1e+22]");
  }

  @Test
  void strictTakesOnlyWhatJsonHas() {
    Generator strict = options().strict(true).build();
    Object[] taken = {null, 1, 1.5, "a", true, List.of(), Map.of(), new int[1], Stream.of(1)};
    for (Object value : taken) {
      assertThat(strict.generate(value)).isNotEmpty();
    }
    Object[] refused = {
      'c',
      new byte[1],
      new char[1],
      Optional.of(1),
      Thread.State.NEW,
      new java.util.UUID(1, 1),
      java.time.Instant.EPOCH,
      (ToJson) writer -> writer.value(1),
      new Object()
    };
    for (Object value : refused) {
      assertThatThrownBy(() -> strict.generate(Collections.singletonList(value)))
          .isInstanceOf(GenerationException.class)
          .hasMessageContaining(value.getClass().getName())
          .hasMessageContaining("(at $[0])");
    }
  }

  @Test
  void unknownTypesAreAnErrorOrTheirText() {
    Object unknown = Thread.currentThread().getThreadGroup();
    assertThatThrownBy(() -> Json.generate(map("a", unknown)))
        .isInstanceOf(GenerationException.class)
        .hasMessageContaining("no way to write java.lang.ThreadGroup as JSON")
        .hasMessageContaining("(at $.a)");
    assertThat(options().unknown(Unknown.TO_STRING).build().generate(List.of(unknown)))
        .isEqualTo("[\"" + unknown + "\"]");
  }

  @Test
  void theDepthAtTheStartCountsForIndentationAndForTheLimit() {
    Generator generator = options().pretty().depth(2).maxNesting(3).build();
    assertThat(generator.generate(List.of(1))).isEqualTo("[\n      1\n    ]");
    assertThatThrownBy(() -> generator.generate(List.of(List.of())))
        .isInstanceOf(NestingException.class)
        .hasMessageContaining("nesting of 4 levels is too deep");
    Generator deepest = options().depth(Integer.MAX_VALUE).build();
    assertThatThrownBy(() -> deepest.generate(List.of())).isInstanceOf(NestingException.class);
    assertThat(deepest.generate("a")).isEqualTo("\"a\"");
  }

  @Test
  void linesAreOneDocumentEach() throws Exception {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Generator generator = options().space(" ").build();
    generator.generateLines(Arrays.asList(map("a", 1), null, "\n", List.of()), out);
    generator.generateLines(List.of(), out);
    generator.generateLines(Stream.of(1, 2), out);
    assertThat(out).hasToString("{\"a\": 1}\nnull\n\"\\n\"\n[]\n1\n2\n");
    assertThatThrownBy(() -> options().pretty().build().generateLines(List.of(1), out))
        .isInstanceOf(IllegalStateException.class);
  }

  @Test
  void aBuilderMayGoOnAfterBuilding() {
    GeneratorBuilder builder = options().space(" ");
    Generator first = builder.build();
    builder.space("").asciiOnly(true);
    assertThat(first.generate(map("\u00e9", 1))).isEqualTo("{\"\u00e9\": 1}");
    assertThat(builder.build().generate(map("\u00e9", 1))).isEqualTo("{\"\\u00e9\":1}");
  }
}
