package org.jotjson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.jotjson.testing.Routes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Converters by type: who takes what, once and at most once more. */
class TypeConverterTest {
  /** Types of the caller's own, one above the other. */
  private interface Shape {}

  private static class Circle implements Shape {}

  private static final class Wheel extends Circle implements Comparable<Wheel> {
    @Override
    public int compareTo(Wheel other) {
      return 0;
    }
  }

  private record Money(long cents) {}

  private record Amount(Money money) {}

  private static GeneratorBuilder options() {
    return Generator.builder();
  }

  @Test
  void theMostSpecificTypeTakesAValueWhateverTheOrder() {
    Generator up =
        options()
            .convert(Shape.class, value -> "shape")
            .convert(Circle.class, value -> "circle")
            .convert(Wheel.class, value -> "wheel")
            .build();
    Generator down =
        options()
            .convert(Wheel.class, value -> "wheel")
            .convert(Circle.class, value -> "circle")
            .convert(Shape.class, value -> "shape")
            .build();
    Object values = List.of(new Shape() {}, new Circle() {}, new Wheel());
    for (Generator generator : List.of(up, down)) {
      assertThat(Routes.all(generator, () -> values)).isEqualTo("[\"shape\",\"circle\",\"wheel\"]");
    }
    assertThatThrownBy(
            () -> options().convert(Circle.class, value -> 1).build().generate(new Shape() {}))
        .isInstanceOf(GenerationException.class);
  }

  @Test
  void ofUnrelatedTypesTheFirstTakesAValueAndOfOneTypeTheLast() {
    Generator generator =
        options()
            .convert(Comparable.class, value -> "first")
            .convert(Shape.class, value -> "second")
            .build();
    assertThat(generator.generate(List.of(new Wheel()))).isEqualTo("[\"first\"]");
    Generator replaced =
        options().convert(Shape.class, value -> 1).convert(Shape.class, value -> 2).build();
    assertThat(replaced.generate(new Circle())).isEqualTo("2");
  }

  @Test
  void keysAreConvertedTooButForStrings() {
    Generator generator =
        options()
            .convert(Money.class, money -> money.cents())
            .convert(LocalDate.class, LocalDate::getYear)
            .convert(Object.class, value -> "?")
            .build();
    assertThat(Routes.all(generator, () -> Collections.singletonMap(new Money(5), new Money(6))))
        .isEqualTo("\"?\"");
    Generator keys = options().convert(Money.class, money -> money.cents()).build();
    assertThat(Routes.all(keys, () -> Collections.singletonMap(new Money(5), new Money(6))))
        .isEqualTo("{\"5\":6}");
    Generator strings = options().convert(String.class, text -> text + "!").build();
    assertThat(Routes.all(strings, () -> Map.of("a", "b"))).isEqualTo("{\"a\":\"b!\"}");
  }

  @Test
  void everyTypeMayBeConvertedWhereverItStands() {
    Generator generator =
        options()
            .convert(String.class, text -> text.toUpperCase(java.util.Locale.ROOT))
            .convert(
                Double.class,
                number -> BigDecimal.valueOf(number).setScale(2, RoundingMode.HALF_UP))
            .convert(Long.class, number -> Long.toString(number))
            .convert(Boolean.class, flag -> flag ? 1 : 0)
            .convert(UUID.class, UUID::getLeastSignificantBits)
            .build();
    Object value =
        Arrays.asList(
            "a",
            1.005,
            5L,
            true,
            null,
            Map.of("k", "v"),
            new Object[] {"b"},
            Optional.of("c"),
            new AtomicReference<>(2.5),
            new double[] {1, 2.125},
            new long[] {7},
            new boolean[] {false},
            Stream.of("d").iterator(),
            new UUID(1, 2),
            (ToJson) writer -> writer.beginArray().value((Object) "e").value(1.0).endArray());
    assertThat(generator.generate(value))
        .isEqualTo(
            "[\"A\",1.01,\"5\",1,null,{\"k\":\"V\"},[\"B\"],\"C\",2.50,[1.00,2.13],[\"7\"],[0],"
                + "[\"D\"],\"2\",[\"E\",1.0]]");
    assertThat(Routes.all(generator, () -> "a")).isEqualTo("\"A\"");
    Generator lists = options().convert(Collection.class, Collection::size).build();
    assertThat(Routes.all(lists, () -> Map.of("a", new ArrayList<>(List.of(1, 2)))))
        .isEqualTo("{\"a\":2}");
    Generator maps =
        options().convert(Map.class, map -> new ArrayList<Object>(map.keySet())).build();
    assertThat(Routes.all(maps, () -> List.of(Map.of("a", 1)))).isEqualTo("[[\"a\"]]");
  }

  @Test
  void aResultIsConvertedOnceMoreAndNoFurther() {
    int[] calls = {0};
    Generator generator =
        options()
            .convert(Amount.class, Amount::money)
            .convert(
                Money.class,
                money -> {
                  calls[0]++;
                  return money.cents();
                })
            .build();
    assertThat(generator.generate(List.of(new Amount(new Money(3))))).isEqualTo("[3]");
    assertThat(calls[0]).isEqualTo(1);
    Generator circle =
        options()
            .convert(Amount.class, amount -> amount.money())
            .convert(Money.class, money -> new Amount(money))
            .build();
    assertThat(circle.generate(List.of(new Amount(new Money(3)))))
        .isEqualTo("[{\"money\":{\"cents\":3}}]");
  }

  @Test
  void returningTheArgumentLeavesTheDecisionToTheOtherConverterAndThenToTheGenerator() {
    Generator generator =
        options().convert(UUID.class, value -> value).convert((value, isKey) -> "general").build();
    assertThat(generator.generate(List.of(new UUID(0, 1)))).isEqualTo("[\"general\"]");
    Generator alone = options().convert(Object.class, value -> value).build();
    assertThat(Routes.all(alone, () -> List.of(1, "a", Map.of("b", new int[] {2}))))
        .isEqualTo("[1,\"a\",{\"b\":[2]}]");
  }

  @ParameterizedTest
  @EnumSource(Routes.class)
  void whatCannotBeWrittenOrThrowsIsAnErrorWithItsPath(Routes route) {
    Money money = new Money(1);
    Generator bad =
        options().convert(Money.class, value -> Thread.currentThread().getThreadGroup()).build();
    GenerationException e =
        catchThrowableOfType(
            GenerationException.class, () -> route.json(bad, Map.of("a", List.of(0, money))));
    assertThat(e)
        .hasMessage(
            "the converter gave java.lang.ThreadGroup, which cannot be written (at $.a[1])");
    assertThat(e.value()).isSameAs(money);
    RuntimeException mine = new IllegalStateException("mine");
    Generator throwing =
        options()
            .convert(
                Money.class,
                value -> {
                  throw mine;
                })
            .build();
    for (Object value : List.of(Map.of("a", money), Map.of(money, "a"))) {
      assertThatThrownBy(() -> route.json(throwing, value))
          .isInstanceOf(GenerationException.class)
          .hasCause(mine)
          .hasMessageStartingWith("the converter threw " + mine);
    }
  }

  @Test
  void nullIsAnAnswer() {
    Generator generator = options().convert(Money.class, value -> null).omitNulls(true).build();
    assertThat(generator.generate(List.of(new Money(1)))).isEqualTo("[null]");
  }

  @Test
  void strictHoldsForWhatComesOfIt() {
    Generator strict =
        options()
            .strict(true)
            .convert(Money.class, Money::cents)
            .convert(UUID.class, id -> 'c')
            .build();
    assertThat(strict.generate(List.of(new Money(1), 2))).isEqualTo("[1,2]");
    assertThatThrownBy(() -> strict.generate(new UUID(1, 1)))
        .isInstanceOf(GenerationException.class)
        .hasMessageContaining("java.lang.Character is not allowed in strict JSON");
  }
}
