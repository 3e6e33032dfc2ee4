package org.jotjson;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jotjson.annotation.JsonInclude;
import org.jotjson.annotation.JsonInclude.Include;
import org.jotjson.annotation.JsonName;
import org.jotjson.testing.Options;
import org.jotjson.testing.Routes;
import org.junit.jupiter.api.Test;

/** Members of each type have a way of their own, which writes what a map's members are. */
class DirectMembersTest {
  enum Tone {
    LOW,
    HIGH {}
  }

  record Part(int no, String text) {}

  record All(
      boolean flag,
      byte tiny,
      short small,
      char letter,
      int number,
      long large,
      float single,
      double real,
      String text,
      Boolean boxedFlag,
      Integer boxedNumber,
      Long boxedLarge,
      Double boxedReal,
      Tone tone,
      Part part,
      List<Part> parts,
      List<String> texts,
      List<Integer> numbers,
      Object any,
      @JsonName("n\u00e4me") int odd,
      @JsonName("\u20ac") String odder) {}

  private static All all(int i, boolean empty) {
    boolean even = i % 2 == 0;
    String text = even ? "plain text " + i : "not \"plain\" \u20ac\n".repeat(i % 90);
    return new All(
        even,
        (byte) i,
        (short) -i,
        even ? 'c' : '\u20ac',
        i * 7_654_321,
        i * 987_654_321_987L << i,
        i / 3f,
        i / 7d,
        empty ? null : text,
        empty ? null : even,
        empty ? null : i,
        empty ? null : Long.MIN_VALUE + i,
        empty ? null : i * 1e17,
        empty ? null : even ? Tone.LOW : Tone.HIGH,
        empty ? null : new Part(i, text),
        empty ? null : new ArrayList<>(Collections.nCopies(i % 4, new Part(-i, text))),
        empty ? null : new ArrayList<>(List.of(text, "b")),
        empty ? null : new ArrayList<>(List.of(i, -i)),
        empty ? null : Map.of("k", i),
        i,
        empty ? null : text);
  }

  private static Map<String, Object> map(Part part) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("no", part.no);
    map.put("text", part.text);
    return map;
  }

  private static Map<String, Object> map(All all) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("flag", all.flag);
    map.put("tiny", all.tiny);
    map.put("small", all.small);
    map.put("letter", all.letter);
    map.put("number", all.number);
    map.put("large", all.large);
    map.put("single", all.single);
    map.put("real", all.real);
    map.put("text", all.text);
    map.put("boxedFlag", all.boxedFlag);
    map.put("boxedNumber", all.boxedNumber);
    map.put("boxedLarge", all.boxedLarge);
    map.put("boxedReal", all.boxedReal);
    map.put("tone", all.tone);
    map.put("part", all.part == null ? null : map(all.part));
    map.put("parts", all.parts == null ? null : all.parts.stream().map(part -> map(part)).toList());
    map.put("texts", all.texts);
    map.put("numbers", all.numbers);
    map.put("any", all.any);
    map.put("n\u00e4me", all.odd);
    map.put("\u20ac", all.odder);
    return map;
  }

  @Test
  void everyTypeIsWrittenLikeAMapsUnderAllOptions() {
    SplittableRandom random = new SplittableRandom(11);
    for (int i = 0; i < 400; i++) {
      Options options = Options.random(random);
      Generator generator = options.builder().build();
      All all = all(random.nextInt(400), random.nextBoolean());
      assertThat(generator.generate(all))
          .as(options.toString())
          .isEqualTo(generator.generate(map(all)));
    }
  }

  @Test
  void everyTypeIsWrittenWhereverTheBufferEnds() throws IOException {
    Generator generator = Generator.builder().build();
    for (int padding = 65_536 - 5_000; padding < 65_536; padding += 13) {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      All all = all(padding % 97, false);
      generator.generate(List.of("p".repeat(padding), all, all), out);
      String json = generator.generate(map(all));
      assertThat(out.toString(UTF_8).substring(3 + padding))
          .isEqualTo("," + json + "," + json + "]");
    }
    List<All> many = Stream.iterate(0, i -> i + 1).limit(300).map(i -> all(i, i % 5 == 0)).toList();
    List<Object> maps = new ArrayList<>();
    for (All all : many) maps.add(map(all));
    assertThat(Routes.all(generator, () -> many)).isEqualTo(generator.generate(maps));
  }

  static class Tags extends ArrayList<String> implements ToJson {
    private static final long serialVersionUID = 1L;

    @Override
    public void toJson(JsonWriter writer) {
      writer.value(String.join("+", this));
    }
  }

  static class Backwards extends ArrayList<Part> {
    private static final long serialVersionUID = 1L;

    @Override
    public java.util.Iterator<Part> iterator() {
      List<Part> copy = new LinkedList<>();
      for (int i = 0; i < size(); i++) copy.add(0, get(i));
      return copy.iterator();
    }
  }

  record Lists(List<String> texts, List<Part> parts) {}

  @Test
  void aListOfAClassOfItsOwnIsWrittenAsThatClassIs() {
    Tags tags = new Tags();
    tags.addAll(List.of("a", "b"));
    Backwards parts = new Backwards();
    parts.addAll(List.of(new Part(1, "x"), new Part(2, "y")));
    assertThat(Json.generate(new Lists(tags, parts)))
        .isEqualTo(
            "{\"texts\":\"a+b\",\"parts\":[{\"no\":2,\"text\":\"y\"},{\"no\":1,\"text\":\"x\"}]}");
  }

  record Collected(
      List<Part> fixed, Iterable<Part> linked, List<String> array, List<Integer> unmodifiable) {}

  @Test
  void listsOfTheJdkAreWrittenWhateverTheirClass() {
    Part part = new Part(1, "x");
    Collected lists =
        new Collected(
            List.of(part),
            new LinkedList<>(List.of(part, part)),
            Arrays.asList("a", null),
            Collections.unmodifiableList(new ArrayList<>(new TreeSet<>(List.of(2, 1)))));
    String json = "{\"no\":1,\"text\":\"x\"}";
    assertThat(Json.generate(lists))
        .isEqualTo(
            "{\"fixed\":["
                + json
                + "],\"linked\":["
                + json
                + ","
                + json
                + "],\"array\":[\"a\",null],\"unmodifiable\":[1,2]}");
  }

  record Many(
      Set<Part> set, Part[] array, Collection<Long> longs, Set<String> texts, Object[] any) {}

  @Test
  void everyContainerIsWrittenLikeAMapsUnderAllOptions() {
    Set<Part> set = new LinkedHashSet<>(List.of(new Part(1, "x"), new Part(2, "\u20ac")));
    Part[] array = {new Part(3, null), null};
    Collection<Long> longs = new ArrayDeque<>(List.of(0L, Long.MAX_VALUE, -(1L << 53)));
    Set<String> texts = new LinkedHashSet<>(Arrays.asList("a", null, "\"\n"));
    Object[] any = {1, new Part(4, "y"), List.of()};
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("set", set.stream().map(part -> map(part)).toList());
    map.put("array", Arrays.asList(map(array[0]), null));
    map.put("longs", longs);
    map.put("texts", texts);
    map.put("any", List.of(1, map((Part) any[1]), List.of()));
    SplittableRandom random = new SplittableRandom(12);
    for (int i = 0; i < 200; i++) {
      Options options = Options.random(random);
      Generator generator = options.builder().build();
      assertThat(generator.generate(new Many(set, array, longs, texts, any)))
          .as(options.toString())
          .isEqualTo(generator.generate(map));
    }
  }

  static class Grows {
    private final LinkedList<Grows> home;

    Grows(LinkedList<Grows> home) {
      this.home = home;
    }

    public int getSize() {
      if (home != null) home.add(new Grows(null));
      return 1;
    }
  }

  static class Holder {
    public final LinkedList<Grows> all = new LinkedList<>();
  }

  @Test
  void aContainerThatChangesOrFailsMeanwhileIsAnErrorWithItsPath() {
    Holder holder = new Holder();
    holder.all.add(new Grows(null));
    holder.all.add(new Grows(holder.all));
    holder.all.add(new Grows(null));
    assertThatThrownBy(() -> Json.generate(holder))
        .isInstanceOf(GenerationException.class)
        .hasMessageContaining("(at $.all[2");
    Set<String> texts = new LinkedHashSet<>(List.of("a", "\ud800"));
    assertThatThrownBy(() -> Json.generate(new Many(null, null, null, texts, null)))
        .hasMessageContaining("(at $.texts[1])");
    Part[] parts = {null, new Part(1, "\ud800")};
    assertThatThrownBy(() -> Json.generate(new Many(null, parts, null, null, null)))
        .hasMessageContaining("(at $.array[1].text)");
  }

  @JsonInclude(Include.NON_NULL)
  record Sparse(
      int number, String text, Integer boxed, Tone tone, Part part, List<Part> parts, Object any) {}

  @Test
  void nullsAreLeftOutOfAClassThatSaysSo() {
    assertThat(Json.generate(new Sparse(0, null, null, null, null, null, null)))
        .isEqualTo("{\"number\":0}");
    assertThat(Json.generate(new Sparse(0, "", 1, Tone.HIGH, null, new ArrayList<>(), 1.5)))
        .isEqualTo(
            "{\"number\":0,\"text\":\"\",\"boxed\":1,\"tone\":\"HIGH\",\"parts\":[],\"any\":1.5}");
  }
}
