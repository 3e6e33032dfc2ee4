package org.jotjson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import org.jotjson.testing.Routes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What a converter is asked about, and what becomes of its answers. */
class ConverterTest {
  /** A type of the caller's own. */
  private record Money(int cents) {}

  private static Generator converting(Converter converter) {
    return Generator.builder().convert(converter).build();
  }

  private static List<Object> asked(Object value) {
    List<Object> asked = new ArrayList<>();
    Generator generator =
        converting(
            (object, isKey) -> {
              asked.add(object);
              return object;
            });
    generator.generate(Collections.singletonList(value));
    return asked;
  }

  @Test
  void itIsNotAskedAboutWhatJsonHas() {
    Object[] values = {
      null,
      "a",
      new StringBuilder("b"),
      true,
      1,
      1L,
      1.5,
      1.5f,
      BigInteger.ONE,
      BigDecimal.ONE,
      List.of(1),
      Map.of("a", 1),
      new int[] {1},
      new double[] {1},
      new Object[] {1},
      Stream.of(1),
      List.of(1).iterator(),
      Fragment.of("1")
    };
    for (Object value : values) {
      assertThat(asked(value)).as("%s", value).isEmpty();
    }
  }

  @Test
  void itIsAskedAboutEverythingElseOnce() {
    Object[] values = {
      'c',
      new char[] {'c'},
      new byte[] {1},
      Optional.of(1),
      new UUID(1, 2),
      Instant.EPOCH,
      Thread.State.NEW,
      (ToJson) writer -> writer.value(1)
    };
    for (Object value : values) {
      assertThat(asked(value)).containsExactly(value);
    }
  }

  @Test
  void itIsAskedAboutWhatIsInContainersAndHooks() {
    Generator generator = converting((value, isKey) -> value instanceof Money m ? m.cents : value);
    Money money = new Money(7);
    Object value =
        Arrays.asList(
            money,
            Map.of("k", money),
            new Object[] {money},
            Optional.of(money),
            Stream.of(money).iterator(),
            (ToJson) writer -> writer.beginArray().value(money).endArray());
    assertThat(generator.generate(value)).isEqualTo("[7,{\"k\":7},[7],7,[7],[7]]");
    Object deep = money;
    for (int level = 0; level < 99; level++) {
      deep = List.of(deep);
    }
    assertThat(generator.generate(deep)).isEqualTo("[".repeat(99) + "7" + "]".repeat(99));
  }

  @Test
  void itIsToldWhetherItIsAskedForAKey() {
    Money money = new Money(7);
    List<Boolean> flags = new ArrayList<>();
    Generator generator =
        Generator.builder()
            .duplicateKeys(DuplicateKeys.ALLOW)
            .convert(
                (value, isKey) -> {
                  flags.add(isKey);
                  return isKey ? "key" : "value";
                })
            .build();
    assertThat(generator.generate(Map.of(money, money))).isEqualTo("{\"key\":\"value\"}");
    assertThat(flags).containsExactly(true, false);
  }

  @Test
  void itIsAskedAboutEveryKeyThatIsNoString() {
    Map<Object, Object> map = new LinkedHashMap<>();
    map.put("s", 0);
    for (Object key : List.of(1, 2.5, true, 'c', new StringBuilder("sb"), Instant.EPOCH)) {
      map.put(key, 0);
    }
    Generator generator =
        converting((value, isKey) -> value.getClass().getSimpleName().substring(0, 3));
    assertThat(generator.generate(map))
        .isEqualTo("{\"s\":0,\"Int\":0,\"Dou\":0,\"Boo\":0,\"Cha\":0,\"Str\":0,\"Ins\":0}");
  }

  @Test
  void aKeyMayBecomeWhateverHasAText() {
    Money money = new Money(7);
    Object[] answers = {5, "s", 'c', true, 1.5, Thread.State.NEW, new StringBuilder("b")};
    String[] names = {"5", "s", "c", "true", "1.5", "NEW", "b"};
    for (int i = 0; i < answers.length; i++) {
      Object answer = answers[i];
      assertThat(Routes.all(converting((value, isKey) -> answer), () -> Map.of(money, 1)))
          .isEqualTo("{\"" + names[i] + "\":1}");
    }
    for (Object answer : new Object[] {null, List.of(), money, new byte[0]}) {
      assertThatThrownBy(() -> converting((value, isKey) -> answer).generate(Map.of(money, 1)))
          .isInstanceOf(GenerationException.class)
          .hasMessageContaining("is not allowed as an object key in JSON");
    }
  }

  @Test
  void whatItReturnsIsWrittenWithoutAskingAgain() {
    Money money = new Money(7);
    Object[] answers = {
      null, "a", 1, List.of(1), Map.of("k", 1), new Object[] {1}, 'c', Instant.EPOCH
    };
    String[] json = {
      "null", "\"a\"", "1", "[1]", "{\"k\":1}", "[1]", "\"c\"", "\"1970-01-01T00:00:00Z\""
    };
    for (int i = 0; i < answers.length; i++) {
      Object answer = answers[i];
      int[] calls = {0};
      Generator generator =
          converting(
              (value, isKey) -> {
                calls[0]++;
                return answer;
              });
      assertThat(generator.generate(money)).isEqualTo(json[i]);
      assertThat(calls[0]).isEqualTo(1);
    }
  }

  @Test
  void returningTheArgumentLeavesTheDecisionToTheGenerator() {
    Generator generator = converting((value, isKey) -> value);
    assertThat(generator.generate(List.of('c', Optional.of(1)))).isEqualTo("[\"c\",1]");
    assertThat(generator.generate(Map.of('c', 1))).isEqualTo("{\"c\":1}");
    assertThat(generator.generate(new Money(1))).isEqualTo("{\"cents\":1}");
    assertThatThrownBy(() -> generator.generate(new Object()))
        .isInstanceOf(GenerationException.class)
        .hasMessageContaining("no way to write");
    Generator strict = Generator.builder().convert((value, isKey) -> value).strict(true).build();
    assertThatThrownBy(() -> strict.generate('c'))
        .isInstanceOf(GenerationException.class)
        .hasMessageContaining("java.lang.Character is not allowed");
  }

  @ParameterizedTest
  @EnumSource(Routes.class)
  void whatCannotBeWrittenIsAnErrorAboutTheConvertersAnswer(Routes route) {
    Money money = new Money(7);
    GenerationException e =
        catchThrowableOfType(
            GenerationException.class,
            () -> route.json(converting((value, isKey) -> new Object()), List.of(0, money)));
    assertThat(e.rule()).contains("the converter gave java.lang.Object");
    assertThat(e.value()).isSameAs(money);
    assertThat(e.path()).isEqualTo("$[1]");
  }

  @ParameterizedTest
  @EnumSource(Routes.class)
  void aConverterThatThrowsIsNamedWithWhatItThrew(Routes route) {
    RuntimeException mine = new IllegalArgumentException("mine");
    Generator generator =
        converting(
            (value, isKey) -> {
              throw mine;
            });
    for (Object bad : new Object[] {Map.of("a", new Money(1)), Map.of(new Money(1), "a")}) {
      GenerationException e =
          catchThrowableOfType(GenerationException.class, () -> route.json(generator, bad));
      assertThat(e).hasCause(mine);
      assertThat(e.rule()).startsWith("the converter threw " + mine);
      assertThat(e.path()).startsWith("$");
      assertThat(generator.generate(List.of(1))).isEqualTo("[1]");
    }
  }

  @Test
  void itDecidesAboutNumbersThatAreNotFinite() {
    Generator generator = converting((value, isKey) -> "n/a");
    assertThat(generator.generate(List.of(Double.NaN, Float.NaN, 1.0)))
        .isEqualTo("[\"n/a\",\"n/a\",1.0]");
    assertThat(generator.generate(new double[] {Double.NaN})).isEqualTo("[\"n/a\"]");
    assertThat(generator.generate((ToJson) writer -> writer.value(Double.NaN)))
        .isEqualTo("\"n/a\"");
    assertThat(generator.generate((ToJson) writer -> writer.value(Float.NaN))).isEqualTo("\"n/a\"");
    Generator allowing =
        Generator.builder().allowNan(true).convert((value, isKey) -> "n/a").build();
    assertThat(allowing.generate(List.of(Double.NaN))).isEqualTo("[NaN]");
  }

  @Test
  void anotherNanIsNoAnswer() {
    Generator generator = converting((value, isKey) -> Double.valueOf((Double) value));
    assertThatThrownBy(() -> generator.generate(List.of(Double.NaN)))
        .isExactlyInstanceOf(GenerationException.class)
        .hasMessageContaining("NaN is not allowed in JSON");
  }

  @Test
  void aConverterThatWrapsForeverEndsInANestingError() {
    Generator generator = converting((value, isKey) -> List.of(value));
    assertThatThrownBy(() -> generator.generate(new Money(1))).isInstanceOf(NestingException.class);
    Generator unlimited =
        Generator.builder().maxNesting(0).convert((value, isKey) -> List.of(value)).build();
    assertThatThrownBy(() -> unlimited.generate(new Money(1))).isInstanceOf(NestingException.class);
  }

  @Test
  void aConverterMayGenerate() {
    Generator generator =
        converting((value, isKey) -> Fragment.of(Json.generate(List.of(((Money) value).cents))));
    assertThat(generator.generate(List.of(new Money(1), new Money(2)))).isEqualTo("[[1],[2]]");
  }
}
