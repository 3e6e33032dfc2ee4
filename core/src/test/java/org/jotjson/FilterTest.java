package org.jotjson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jotjson.testing.Routes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Parts of documents by their paths: written, left out, replaced. */
class FilterTest {
  private static Generator filtering(Filter filter) {
    return Generator.builder().filter(filter).build();
  }

  private static Map<String, Object> map(Object... namesAndValues) {
    Map<String, Object> map = new LinkedHashMap<>();
    for (int i = 0; i < namesAndValues.length; i += 2)
      map.put((String) namesAndValues[i], namesAndValues[i + 1]);
    return map;
  }

  /** A value, and the same as a hook that writes it token by token. */
  private static ToJson hook(Object value) {
    return writer -> write(value, writer);
  }

  private static void write(Object value, JsonWriter writer) {
    if (value instanceof Map<?, ?> map) {
      writer.beginObject();
      map.forEach(
          (key, member) -> {
            writer.name((String) key);
            write(member, writer);
          });
      writer.endObject();
    } else if (value instanceof List<?> list) {
      writer.beginArray();
      list.forEach(element -> write(element, writer));
      writer.endArray();
    } else if (value instanceof Integer number) {
      writer.value(number);
    } else if (value instanceof Boolean flag) {
      writer.value(flag);
    } else {
      writer.value(value);
    }
  }

  private static Object order() {
    return map(
        "id",
        1,
        "user",
        map("name", "Ann", "password", "p", "tags", List.of("a", "b")),
        "items",
        new ArrayList<>(
            List.of(
                map("name", "x", "cost", 5, "password", true),
                map("name", "y", "cost", 6, "more", List.of(map("password", 1, "z", 2))))),
        "note",
        null);
  }

  private static void assertWritten(Filter filter, String json) {
    Generator generator = filtering(filter);
    assertThat(Routes.all(generator, FilterTest::order)).isEqualTo(json);
    assertThat(Routes.all(generator, () -> hook(order()))).isEqualTo(json);
    assertThat(Routes.all(generator, () -> Optional.of(order()))).isEqualTo(json);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    JsonWriter writer = generator.writer(out);
    write(order(), writer);
    writer.close();
    assertThat(out).hasToString(json);
  }

  @Test
  void whatIsExcludedIsLeftOutWithAllThatIsInIt() {
    assertWritten(
        Filter.all().exclude("**.password", "items[*].more", "note"),
        "{\"id\":1,\"user\":{\"name\":\"Ann\",\"tags\":[\"a\",\"b\"]},"
            + "\"items\":[{\"name\":\"x\",\"cost\":5},{\"name\":\"y\",\"cost\":6}]}");
    assertWritten(Filter.all().exclude("user", "items[*]", "note"), "{\"id\":1,\"items\":[]}");
    assertWritten(Filter.all().exclude("user.*", "items"), "{\"id\":1,\"user\":{},\"note\":null}");
  }

  @Test
  void onlyWhatIsIncludedIsWrittenAndTheContainersThatLeadThere() {
    assertWritten(
        Filter.all().include("id", "items[*].name"),
        "{\"id\":1,\"items\":[{\"name\":\"x\"},{\"name\":\"y\"}]}");
    assertWritten(
        Filter.all().include("user").exclude("user.password"),
        "{\"user\":{\"name\":\"Ann\",\"tags\":[\"a\",\"b\"]}}");
    assertWritten(
        Filter.all().include("id.x", "user.tags[*].x", "note.x"), "{\"user\":{\"tags\":[]}}");
    assertWritten(
        Filter.all().include("**.z"),
        "{\"user\":{\"tags\":[]},\"items\":[{},{\"more\":[{\"z\":2}]}]}");
  }

  @Test
  void whatIsRedactedIsReplacedBeforeItIsWritten() {
    assertWritten(
        Filter.all()
            .redact("**.password", value -> "***")
            .redact("items[*].cost", value -> (int) value * 10)
            .redact("note", value -> "never asked"),
        "{\"id\":1,\"user\":{\"name\":\"Ann\",\"password\":\"***\",\"tags\":[\"a\",\"b\"]},"
            + "\"items\":[{\"name\":\"x\",\"cost\":50,\"password\":\"***\"},"
            + "{\"name\":\"y\",\"cost\":60,\"more\":[{\"password\":\"***\",\"z\":2}]}],"
            + "\"note\":null}");
  }

  @Test
  void aContainerIsRedactedWholeAndOneWrittenTokenByTokenBecomesNull() {
    Generator generator =
        filtering(
            Filter.all().redact("user", user -> ((Map<?, ?>) user).get("name")).exclude("items"));
    assertThat(Routes.all(generator, FilterTest::order))
        .isEqualTo("{\"id\":1,\"user\":\"Ann\",\"note\":null}");
    Generator tokens = filtering(Filter.all().redact("user", user -> "kept").exclude("items"));
    assertThat(Routes.all(tokens, () -> hook(order())))
        .isEqualTo("{\"id\":1,\"user\":null,\"note\":null}");
  }

  @Test
  void theLastRedactionThatMatchesIsTaken() {
    Generator generator =
        filtering(Filter.all().redact("*", value -> "first").redact("a", value -> "second"));
    assertThat(generator.generate(map("a", 1, "b", 2)))
        .isEqualTo("{\"a\":\"second\",\"b\":\"first\"}");
  }

  @Test
  void aHookThatWritesOneValueWhereMoreIsAskedForWritesNull() {
    Generator generator = filtering(Filter.all().include("a.b"));
    assertThat(Routes.all(generator, () -> map("a", hook(7), "c", hook(8))))
        .isEqualTo("{\"a\":null}");
    assertThat(Routes.all(generator, () -> map("a", hook(map("b", 1, "c", 2)))))
        .isEqualTo("{\"a\":{\"b\":1}}");
  }

  @Test
  void aDocumentThatIsNoContainerIsWrittenAsItIs() {
    assertThat(Routes.all(filtering(Filter.all().include("a")), () -> 7)).isEqualTo("7");
  }

  @Test
  void everyKindOfContainerIsFiltered() {
    Generator generator = filtering(Filter.all().exclude("[*][*]").include("[*]"));
    assertThat(
            generator.generate(
                Arrays.asList(
                    new int[] {1},
                    new double[] {2},
                    new Object[] {3},
                    List.of(4),
                    Stream.of(5),
                    List.of(6).iterator(),
                    "seven",
                    new char[] {'8'})))
        .isEqualTo("[[],[],[],[],[],[],\"seven\",\"8\"]");
    Generator members = filtering(Filter.all().exclude("**.a"));
    assertThat(
            Routes.all(
                members,
                () -> List.of(Map.entry("a", 1), Map.of("b", new Object[] {Map.of("a", 1)}))))
        .isEqualTo("[{},{\"b\":[{}]}]");
    assertThat(Routes.all(filtering(Filter.all().exclude("[\"1\"]")), () -> Map.of(1, 2)))
        .isEqualTo("{}");
  }

  @Test
  void linesAreFilteredEachByItself() throws Exception {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    filtering(Filter.all().exclude("a"))
        .generateLines(List.of(map("a", 1), map("b", map("a", 2)), map("a", List.of())), out);
    assertThat(out).hasToString("{}\n{\"b\":{\"a\":2}}\n{}\n");
  }

  @Test
  void layoutOrderAndConvertersWorkAsWithoutAFilter() {
    Generator generator =
        Generator.builder()
            .pretty()
            .sortKeys(true)
            .convert(Integer.class, number -> "n" + number)
            .filter(Filter.all().exclude("c"))
            .build();
    assertThat(Routes.all(generator, () -> map("b", 1, "c", 2, "a", List.of())))
        .isEqualTo("{\n  \"a\": [],\n  \"b\": \"n1\"\n}");
  }

  @ParameterizedTest
  @EnumSource(Routes.class)
  void errorsHaveTheirPathAndARedactionThatThrowsDoesNotShowTheValue(Routes route) {
    Generator generator =
        filtering(
            Filter.all()
                .exclude("x")
                .redact(
                    "secret",
                    value -> {
                      throw new IllegalStateException("mine");
                    }));
    assertThatThrownBy(
            () -> route.json(generator, map("x", 1, "a", List.of(0, new ThreadGroup("g")))))
        .isInstanceOf(GenerationException.class)
        .hasMessageEndingWith("(at $.a[1])");
    assertThatThrownBy(() -> route.json(generator, map("secret", "s3cret")))
        .isInstanceOfSatisfying(
            GenerationException.class,
            e -> {
              assertThat(e.value()).isNull();
              assertThat(e.path()).isEqualTo("$.secret");
              assertThat(e.getMessage()).doesNotContain("s3cret");
            });
    assertThat(route.json(generator, map("a", 1))).isEqualTo("{\"a\":1}");
  }

  @Test
  void depthIsLimitedAsWithoutAFilter() {
    Generator generator =
        Generator.builder().maxNesting(2).filter(Filter.all().exclude("x")).build();
    assertThat(generator.generate(List.of(List.of()))).isEqualTo("[[]]");
    assertThatThrownBy(() -> generator.generate(List.of(List.of(List.of()))))
        .isInstanceOf(NestingException.class);
    List<Object> cycle = new ArrayList<>();
    cycle.add(cycle);
    assertThatThrownBy(() -> generator.generate(cycle)).isInstanceOf(NestingException.class);
  }

  @Test
  void whatIsNoPatternIsRefusedAtOnce() {
    assertThatThrownBy(() -> Filter.all().exclude("a[0]"))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
