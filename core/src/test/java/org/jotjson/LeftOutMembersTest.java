package org.jotjson;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import org.jotjson.testing.Routes;
import org.junit.jupiter.api.Test;

/** Members that are left out leave nothing behind: no comma too many, none too few. */
class LeftOutMembersTest {
  private static final Generator GENERATOR = Generator.builder().omitNulls(true).build();
  private static final Object[] VALUES = {1, "b", List.of(), Map.of("x", 1), true};
  private static final String[] JSON = {"1", "\"b\"", "[]", "{\"x\":1}", "true"};

  /** Five members, of which those with a bit in {@code pattern} are null. */
  private static Map<String, Object> map(int pattern) {
    Map<String, Object> map = new LinkedHashMap<>();
    for (int i = 0; i < 5; i++) map.put("m" + i, (pattern >> i & 1) == 1 ? null : VALUES[i]);
    return map;
  }

  private static String json(int pattern) {
    StringJoiner members = new StringJoiner(",", "{", "}");
    for (int i = 0; i < 5; i++) {
      if ((pattern >> i & 1) == 0) members.add("\"m" + i + "\":" + JSON[i]);
    }
    return members.toString();
  }

  @Test
  void everyPatternOfNullsIsWritten() {
    List<Object> all = new ArrayList<>();
    StringJoiner wanted = new StringJoiner(",", "[", "]");
    for (int pattern = 0; pattern < 32; pattern++) {
      int nulls = pattern;
      assertThat(Routes.all(GENERATOR, () -> map(nulls))).isEqualTo(json(pattern));
      all.add(List.of(map(pattern), List.of(map(pattern))));
      wanted.add("[" + json(pattern) + ",[" + json(pattern) + "]]");
    }
    assertThat(Routes.all(GENERATOR, () -> all)).isEqualTo(wanted.toString());
  }

  @Test
  void everyPatternIsWrittenWhereverTheBufferEnds() throws IOException {
    for (int pattern = 0; pattern < 32; pattern++) {
      String tail = "\"," + json(pattern) + "," + json(~pattern) + ",\"end\"]";
      for (int padding = 65_536 - 90; padding < 65_536; padding += 3) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        GENERATOR.generate(List.of("p".repeat(padding), map(pattern), map(~pattern), "end"), out);
        assertThat(out.toString(UTF_8).substring(2 + padding)).isEqualTo(tail);
      }
    }
  }

  @Test
  void everyPatternIsWrittenByAWriterThatIsFlushedAnywhere() {
    for (int pattern = 0; pattern < 32; pattern++) {
      for (int flush = 0; flush < 5; flush++) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        JsonWriter writer = GENERATOR.writer(out);
        writer.beginArray();
        for (int i = 0; i < 4; i++) {
          if (i == flush) writer.flush();
          writer.value(map(pattern >> i)).beginArray();
          if (i == flush) writer.flush();
          writer.endArray();
        }
        writer.endArray().close();
        StringJoiner wanted = new StringJoiner(",[],", "[", ",[]]");
        for (int i = 0; i < 4; i++) wanted.add(json(pattern >> i));
        assertThat(out).hasToString(wanted.toString());
      }
    }
  }
}
