package org.jotjson.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.jotjson.testing.Golden;
import org.jotjson.testing.Options;
import org.jotjson.testing.ReferenceWriter;
import org.jotjson.testing.Routes;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.ObjectMapper;

/** Small documents under every option of Ruby's json gem, as the gem writes them. */
class GoldenDocumentsTest {
  private static final ObjectMapper JACKSON = new ObjectMapper();

  @Test
  void documentsAreWrittenAsTheJsonGemWritesThem() {
    List<String> lines = Golden.lines("documents.jsonl.gz");
    for (String line : lines) {
      Map<?, ?> golden = JACKSON.readValue(line, Map.class);
      Options options = options((Map<?, ?>) golden.get("options"));
      Object value = golden.get("value");
      assertThat(Routes.all(options.builder().build(), () -> value))
          .as(line)
          .isEqualTo(golden.get("expect"));
      assertThat(new ReferenceWriter(options).write(value)).isEqualTo(golden.get("expect"));
    }
    assertThat(lines).hasSize(143);
  }

  private static Options options(Map<?, ?> named) {
    Options options = new Options();
    named.forEach(
        (name, value) -> {
          switch ((String) name) {
            case "indent" -> options.indent = (String) value;
            case "space" -> options.space = (String) value;
            case "space_before" -> options.spaceBefore = (String) value;
            case "object_nl" -> options.objectNl = (String) value;
            case "array_nl" -> options.arrayNl = (String) value;
            case "depth" -> options.depth = (Integer) value;
            case "script_safe" -> options.scriptSafe = (Boolean) value;
            case "ascii_only" -> options.asciiOnly = (Boolean) value;
            case "sort_keys" -> options.sortKeys = (Boolean) value;
            default -> throw new AssertionError(name);
          }
        });
    return options;
  }
}
