package org.jotjson.conformance;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.jotjson.Generator;
import org.jotjson.InvalidText;
import org.jotjson.Json;
import org.jotjson.conformance.JsonTrees.Tree;
import org.jotjson.testing.NastyStrings;
import org.jotjson.testing.Options;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.json.JsonMapper;

/** What goes in comes out: read by Jackson, a parser that shares no line with Jot. */
class ReadBackTest {
  private static final ObjectMapper JACKSON = JsonMapper.builder().build();

  private static Object read(String json) {
    return JACKSON.readValue(json, Object.class);
  }

  /** Strict decoding: an error for what is not UTF-8. */
  private static String decode(byte[] utf8) {
    try {
      return UTF_8.newDecoder().decode(ByteBuffer.wrap(utf8)).toString();
    } catch (CharacterCodingException e) {
      throw new AssertionError(e);
    }
  }

  @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
  void everyTreeReadsBackTheSame(@ForAll Tree tree) {
    assertThat(read(Json.generate(tree.value()))).isEqualTo(tree.value());
    assertThat(read(decode(Json.generateBytes(tree.value())))).isEqualTo(tree.value());
    assertThat(read(Json.prettyGenerate(tree.value()))).isEqualTo(tree.value());
  }

  @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
  void everyTreeReadsBackTheSameUnderEveryOptionThatKeepsValues(
      @ForAll Tree tree, @ForAll long seed) {
    Options options = Options.random(new SplittableRandom(seed));
    options.omitNulls = false;
    options.longsAsStrings = false;
    // whole numbers lose their point there, and so their type
    boolean types = options.floatLayout != org.jotjson.FloatLayout.ECMASCRIPT;
    String json = options.builder().build().generate(tree.value());
    if (types) {
      assertThat(read(json)).as("%s", options).isEqualTo(tree.value());
    } else {
      assertThat(JACKSON.readTree(json)).isNotNull();
    }
    if (options.asciiOnly) {
      assertThat(json).matches(text -> text.chars().allMatch(c -> c < 0x80));
    }
  }

  @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
  void everyStringIsAName(@ForAll Tree tree, @ForAll long seed) {
    String name = NastyStrings.random(new SplittableRandom(seed), 300);
    Object document = java.util.Collections.singletonMap(name, tree.value());
    assertThat(read(Json.generate(document))).isEqualTo(document);
  }

  @Property
  void brokenTextIsRepairedIntoValidUtf8(@ForAll long seed) {
    String broken = NastyStrings.broken(new SplittableRandom(seed), 200);
    Generator replacing = Generator.builder().invalidText(InvalidText.REPLACE).build();
    // the JDK replaces a lone surrogate by a question mark
    StringBuilder repaired = new StringBuilder();
    broken
        .codePoints()
        .map(c -> c >= 0xD800 && c <= 0xDFFF ? 0xFFFD : c)
        .forEach(repaired::appendCodePoint);
    assertThat(read(decode(replacing.generateBytes(broken)))).isEqualTo(repaired.toString());
    Generator escaping = Generator.builder().invalidText(InvalidText.ESCAPE).build();
    String escaped = decode(escaping.generateBytes(List.of(broken)));
    assertThat(escaped.contains("\\ud")).isEqualTo(!broken.contentEquals(repaired));
  }

  @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
  void linesReadBackOneByOne(@ForAll Tree first, @ForAll Tree second) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Generator.builder().build().generateLines(Stream.of(first.value(), second.value()), out);
    List<Object> read = new java.util.ArrayList<>();
    for (String line : decode(out.toByteArray()).split("\n")) {
      read.add(read(line));
    }
    assertThat(read).hasSize(2);
    assertThat(read.get(0)).isEqualTo(first.value());
    assertThat(read.get(1)).isEqualTo(second.value());
  }
}
