package org.jotjson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.jotjson.annotation.JsonName;
import org.jotjson.testing.NastyStrings;
import org.jotjson.testing.Options;
import org.jotjson.testing.Routes;
import org.junit.jupiter.api.Test;

/** Records are objects of their components, in their order. */
class RecordsTest {
  record Point(int x, double y) {}

  record Everything(
      boolean z,
      byte b,
      short s,
      int i,
      long l,
      float f,
      double d,
      char c,
      String text,
      Object any,
      Integer boxed,
      List<String> list,
      int[] array,
      Optional<String> optional,
      LocalDate day,
      Thread.State state,
      Point point,
      List<Point> points,
      @JsonName("\u00e9t\u00e9") Object odd,
      String aNameThatIsMuchTooLongToBeKeptReadyAndHasToBeEncodedAnewEachTimeItIsWritten) {}

  private static final String EVERYTHING =
      "{\"z\":true,\"b\":-1,\"s\":2,\"i\":3,\"l\":1152921504606846976,\"f\":0.1,\"d\":-2.5,"
          + "\"c\":\"\\\"\",\"text\":\"a\u00e9\u20ac\",\"any\":{\"k\":1},\"boxed\":7,"
          + "\"list\":[\"p\",\"q\"],\"array\":[1,2],\"optional\":null,\"day\":\"2026-11-30\","
          + "\"state\":\"NEW\",\"point\":{\"x\":1,\"y\":2.5},"
          + "\"points\":[{\"x\":1,\"y\":2.5},null,{\"x\":-3,\"y\":0.0}],\"\u00e9t\u00e9\":null,"
          + "\"aNameThatIsMuchTooLongToBeKeptReadyAndHasToBeEncodedAnewEachTimeItIsWritten\":\"\"}";

  private static Everything everything() {
    Point point = new Point(1, 2.5);
    List<Point> points = new ArrayList<>();
    Collections.addAll(points, point, null, new Point(-3, 0));
    return new Everything(
        true,
        (byte) -1,
        (short) 2,
        3,
        1L << 60,
        0.1f,
        -2.5,
        '"',
        "a\u00e9\u20ac",
        Map.of("k", 1),
        7,
        List.of("p", "q"),
        new int[] {1, 2},
        Optional.empty(),
        LocalDate.of(2026, 11, 30),
        Thread.State.NEW,
        point,
        points,
        null,
        "");
  }

  private static Map<String, Object> asMap(Everything e) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("z", e.z());
    map.put("b", e.b());
    map.put("s", e.s());
    map.put("i", e.i());
    map.put("l", e.l());
    map.put("f", e.f());
    map.put("d", e.d());
    map.put("c", e.c());
    map.put("text", e.text());
    map.put("any", e.any());
    map.put("boxed", e.boxed());
    map.put("list", e.list());
    map.put("array", e.array());
    map.put("optional", e.optional());
    map.put("day", e.day());
    map.put("state", e.state());
    map.put("point", asMap(e.point()));
    map.put("points", e.points().stream().map(RecordsTest::asMap).toList());
    map.put("\u00e9t\u00e9", e.odd());
    map.put(
        "aNameThatIsMuchTooLongToBeKeptReadyAndHasToBeEncodedAnewEachTimeItIsWritten",
        e.aNameThatIsMuchTooLongToBeKeptReadyAndHasToBeEncodedAnewEachTimeItIsWritten());
    return map;
  }

  private static Map<String, Object> asMap(Point p) {
    Map<String, Object> map = new LinkedHashMap<>();
    if (p == null) return null;
    map.put("x", p.x());
    map.put("y", p.y());
    return map;
  }

  @Test
  void componentsOfEveryKindAreMembersByEveryRoute() {
    Generator generator = Generator.builder().build();
    assertThat(Routes.all(generator, () -> new Point(1, 2.5))).isEqualTo("{\"x\":1,\"y\":2.5}");
    assertThat(Routes.all(generator, RecordsTest::everything)).isEqualTo(EVERYTHING);
  }

  @Test
  void optionsTreatARecordLikeAMapOfItsComponents() {
    SplittableRandom random = new SplittableRandom(5);
    for (int i = 0; i < 500; i++) {
      Options options = Options.random(random);
      Generator generator = options.builder().build();
      assertThat(generator.generate(everything()))
          .as(options.toString())
          .isEqualTo(generator.generate(asMap(everything())));
    }
  }

  @Test
  void aConverterThatChangesNothingChangesNothing() {
    Generator generator = Generator.builder().convert((value, isKey) -> value).build();
    assertThat(generator.generate(everything())).isEqualTo(EVERYTHING);
  }

  @Test
  void aConverterIsAskedAboutNestedRecordsToo() {
    Converter converter = (value, isKey) -> value instanceof Point p ? "(" + p.x() + ")" : value;
    Generator generator = Generator.builder().convert(converter).build();
    assertThat(generator.generate(everything()))
        .contains("\"point\":\"(1)\",\"points\":[\"(1)\",null,\"(-3)\"]");
  }

  @Test
  void strictGeneratorsRefuseRecords() {
    Generator strict = Generator.builder().strict(true).build();
    assertThatThrownBy(() -> strict.generate(new Point(1, 2)))
        .hasMessageContaining("is not allowed in strict JSON");
  }

  record Five(String a, Object b, Integer c, List<Five> d, String e) {}

  @Test
  void everyPatternOfNullsHasItsCommasInBuffersOfEverySize() {
    for (int nulls = 0; nulls < 32; nulls++) {
      Five five =
          new Five(
              (nulls & 1) == 0 ? "x".repeat(nulls) : null,
              (nulls & 2) == 0 ? 1.5 : null,
              (nulls & 4) == 0 ? nulls : null,
              (nulls & 8) == 0 ? List.of(new Five(null, null, null, null, null)) : null,
              (nulls & 16) == 0 ? "\u20ac\n" : null);
      for (boolean omit : new boolean[] {false, true}) {
        Generator generator = Generator.builder().omitNulls(omit).build();
        Map<String, Object> map = asMap(five);
        assertThat(Routes.all(generator, () -> five)).isEqualTo(generator.generate(map));
      }
    }
  }

  private static Map<String, Object> asMap(Five five) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("a", five.a());
    map.put("b", five.b());
    map.put("c", five.c());
    map.put("d", five.d() == null ? null : five.d().stream().map(RecordsTest::asMap).toList());
    map.put("e", five.e());
    return map;
  }

  record Node(String text, Node next, List<Node> more) {}

  @Test
  void recursiveTypesAreWrittenAsDeepAsTheLimitAllows() {
    Node node = null;
    for (int i = 0; i < 50_000; i++) {
      node =
          new Node(
              "t", node, i % 100 == 0 ? new ArrayList<>(List.of(new Node("l", null, null))) : null);
    }
    Node deep = node;
    String json = Generator.builder().maxNesting(0).build().generate(deep);
    assertThat(json).startsWith("{\"text\":\"t\",\"next\":{\"text\":\"t\",\"next\":{");
    assertThat(json.chars().filter(c -> c == '{').count()).isEqualTo(50_500);
    assertThat(json).endsWith("}");
    assertThatThrownBy(() -> Json.generate(deep))
        .isInstanceOf(NestingException.class)
        .hasMessageContaining("$.next.next.next");
  }

  record None() {}

  record Holder<T>(T value, List<? extends T> values) {}

  record Names(String first, String $second, int _third, String Fourth) {}

  @Test
  void emptyGenericAndOddlyNamedRecordsWork() {
    assertThat(Json.generate(new None())).isEqualTo("{}");
    assertThat(Json.generate(new Holder<>(new Point(1, 2), List.of(new Point(3, 4)))))
        .isEqualTo("{\"value\":{\"x\":1,\"y\":2.0},\"values\":[{\"x\":3,\"y\":4.0}]}");
    assertThat(Json.generate(new Names("a", "b", 3, "d")))
        .isEqualTo("{\"first\":\"a\",\"$second\":\"b\",\"_third\":3,\"Fourth\":\"d\"}");
  }

  @Test
  void stringsInRecordsAreEscapedLikeAllStrings() {
    for (String text : NastyStrings.each()) {
      String expected;
      try {
        expected = "{\"value\":" + Json.generate(text) + ",\"values\":null}";
      } catch (GenerationException e) {
        assertThatThrownBy(() -> Json.generate(new Holder<>(text, null)))
            .isInstanceOf(GenerationException.class)
            .hasMessageContaining("(at $.value)");
        continue;
      }
      assertThat(Json.generate(new Holder<>(text, null))).isEqualTo(expected);
    }
  }

  record Lists(List<String> texts, List<Integer> numbers, long id) {}

  @Test
  void listsOfTextsAndNumbersAreWrittenLikeAllLists() {
    List<String> texts =
        new ArrayList<>(List.of("", "short", "a \"quote\"", "\u20ac", "x".repeat(99)));
    List<Integer> numbers = new ArrayList<>(List.of(0, -1, Integer.MIN_VALUE, 123_456_789));
    texts.add(null);
    numbers.add(null);
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("texts", texts);
    map.put("numbers", numbers);
    map.put("id", Long.MIN_VALUE);
    Lists lists = new Lists(texts, numbers, Long.MIN_VALUE);
    SplittableRandom random = new SplittableRandom(6);
    for (int i = 0; i < 300; i++) {
      Options options = Options.random(random);
      Generator generator = options.builder().build();
      assertThat(generator.generate(lists))
          .as(options.toString())
          .isEqualTo(generator.generate(map));
    }
    Generator plain = Generator.builder().build();
    assertThat(Routes.all(plain, () -> Collections.nCopies(200, lists)))
        .isEqualTo(plain.generate(Collections.nCopies(200, map)));
    assertThat(plain.generate(new Lists(new ArrayList<>(), new ArrayList<>(), 0)))
        .isEqualTo("{\"texts\":[],\"numbers\":[],\"id\":0}");
  }

  @Test
  void aFailingElementOfAListHasItsPath() {
    List<String> texts = new ArrayList<>(List.of("a", "\ud800"));
    assertThatThrownBy(() -> Json.generate(new Lists(texts, null, 1)))
        .isInstanceOf(GenerationException.class)
        .hasMessageContaining("(at $.texts[1])");
  }
}
