package org.jotjson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.Arrays;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.jotjson.testing.Routes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every error says where it happened, what it is about and why. */
class ErrorPathTest {
  private static final Object BAD = new Object();

  private static Arguments around(String path, UnaryOperator<Object> container) {
    return Arguments.of(path, container);
  }

  static Stream<Arguments> containers() {
    return Stream.of(
        around("$", value -> value),
        around("$[2]", value -> Arrays.asList(1, 2, value, 4)),
        around("$[1]", value -> new java.util.ArrayList<>(List.of(0, value))),
        around("$[1]", value -> new Object[] {0, value}),
        around("$[1]", value -> Arrays.asList(0, value).iterator()),
        around("$[1]", value -> Stream.of(0, value)),
        around("$[1]", value -> (Iterable<Object>) () -> List.of(0, value).iterator()),
        around("$[1]", value -> new AtomicReferenceArray<>(new Object[] {0, value})),
        around("$.a", value -> Map.of("a", value)),
        around("$.a", value -> new java.util.LinkedHashMap<>(Map.of("a", value))),
        around("$[\"a b\"]", value -> Map.of("a b", value)),
        around("$[\"\"]", value -> Map.of("", value)),
        around("$[\"\\\"\\\\\"]", value -> Map.of("\"\\", value)),
        around("$[\"1\"]", value -> Map.of(1, value)),
        around("$", Optional::of),
        around("$", AtomicReference::new),
        around("$.items[3].price", value -> nested(value)),
        around("$[0].x", value -> hook(value)),
        around("$.a[0].x[1]", value -> Map.of("a", hook(new Object[] {0, value}))));
  }

  private static Object nested(Object value) {
    return Map.of("items", List.of(0, 1, 2, Map.of("price", value)));
  }

  private static ToJson hook(Object value) {
    return writer ->
        writer.beginArray().beginObject().name("x").value(value).endObject().endArray();
  }

  @ParameterizedTest
  @MethodSource("containers")
  void thePathLeadsToTheObjectByEveryRoute(String path, UnaryOperator<Object> container) {
    for (boolean sorted : new boolean[] {false, true}) {
      Generator generator = Generator.builder().sortKeys(sorted).build();
      for (Routes route : Routes.values()) {
        GenerationException e =
            catchThrowableOfType(
                GenerationException.class, () -> route.json(generator, container.apply(BAD)));
        assertThat(e.path()).as("%s", route).isEqualTo(path);
        assertThat(e.value()).isSameAs(BAD);
        assertThat(e.getMessage()).isEqualTo(e.rule() + " (at " + path + ")");
      }
    }
  }

  @ParameterizedTest
  @MethodSource("containers")
  void thePathLeadsToTheObjectBelowTheLevelsWalkedOnTheStack(
      String path, UnaryOperator<Object> container) {
    Generator generator = Generator.builder().maxNesting(0).build();
    Object value = container.apply(BAD);
    for (int level = 0; level < 110; level++) {
      value = Collections.singletonList(value);
    }
    Object nested = value;
    GenerationException e =
        catchThrowableOfType(GenerationException.class, () -> generator.generate(nested));
    assertThat(e.path()).startsWith("$" + "[0]".repeat(24) + "…(").endsWith(path.substring(1));
    assertThat(e.value()).isSameAs(BAD);
  }

  @Test
  void thePathOfATokenLeadsToTheToken() {
    Generator generator = Generator.builder().build();
    JsonWriter writer = generator.writer(java.io.OutputStream.nullOutputStream());
    writer.beginObject().name("a").value(1).name("items").beginArray();
    writer.value("x").value(Map.of()).beginObject().name("p");
    GenerationException e =
        catchThrowableOfType(GenerationException.class, () -> writer.value(List.of(0, BAD)));
    assertThat(e.path()).isEqualTo("$.items[2].p[1]");
    assertThat(e.value()).isSameAs(BAD);
  }

  @Test
  void thePathOfAPrimitiveElementLeadsToIt() {
    assertPath("$[1]", new double[] {0, Double.NaN});
    assertPath("$.f[2]", Map.of("f", new float[] {0, 1, Float.POSITIVE_INFINITY}));
    assertPath("$[0]", new char[][] {{'\ud800'}});
    assertPath("$[1]", new String[] {"", "a\ud800"});
    assertPath("$[\"\ud800\"]", Map.of("\ud800", 1));
  }

  private static void assertPath(String path, Object value) {
    GenerationException e =
        catchThrowableOfType(GenerationException.class, () -> Json.generate(value));
    assertThat(e.path()).isEqualTo(path);
  }

  @Test
  void aLoneSurrogateIsNamedWithItsPlaceInTheString() {
    String text = "a".repeat(5_000) + "\udead" + "b";
    GenerationException e =
        catchThrowableOfType(GenerationException.class, () -> Json.generate(List.of(text)));
    assertThat(e.rule()).isEqualTo("lone surrogate \\udead at index 5000");
    assertThat(e.path()).isEqualTo("$[0]");
    assertThat(e.value()).isSameAs(text);
  }

  @Test
  void nestingSaysHowDeepAndWhere() {
    Object value = 1;
    for (int level = 0; level < 101; level++) {
      value = level % 2 == 0 ? List.of(value) : Map.of("k", value);
    }
    Object nested = value;
    for (Routes route : Routes.values()) {
      NestingException e =
          catchThrowableOfType(
              NestingException.class, () -> route.json(Generator.builder().build(), nested));
      assertThat(e.rule()).isEqualTo("nesting of 101 levels is too deep; is there a cycle?");
      assertThat(e.path()).isEqualTo("$" + "[0].k".repeat(12) + "…(52 more)…" + "[0].k".repeat(12));
    }
  }

  @Test
  void longNamesAreCutInPaths() {
    GenerationException e =
        catchThrowableOfType(
            GenerationException.class, () -> Json.generate(Map.of("n".repeat(1_000), BAD)));
    assertThat(e.path()).hasSizeLessThan(100).startsWith("$[\"nnn").endsWith("...\"]");
  }

  @Test
  void anErrorOfAUsersOwnIteratorIsNotSwallowed() {
    Iterator<Object> failing =
        new Iterator<>() {
          @Override
          public boolean hasNext() {
            return true;
          }

          @Override
          public Object next() {
            throw new ArithmeticException("mine");
          }
        };
    for (Routes route : Routes.values()) {
      Throwable e =
          org.assertj.core.api.Assertions.catchThrowable(
              () -> route.json(Generator.builder().build(), List.of(failing)));
      assertThat(e).isInstanceOf(ArithmeticException.class).hasMessage("mine");
    }
  }
}
