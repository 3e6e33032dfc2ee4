package org.jotjson.conformance;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import org.jotjson.Generator;
import org.jotjson.GeneratorBuilder;
import org.jotjson.testing.Golden;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.ObjectMapper;

/**
 * The benchmark documents, re-encoded, have the hashes of what the reference encoders write. Where
 * the documents are absent the build leaves out the tag and {@link CorpusPresenceTest} says so.
 */
@Tag("corpus")
class GoldenCorpusTest {
  private static final ObjectMapper JACKSON =
      new ObjectMapper(
          JsonFactory.builder()
              .streamReadConstraints(
                  StreamReadConstraints.builder()
                      .maxNumberLength(Integer.MAX_VALUE)
                      .maxStringLength(Integer.MAX_VALUE)
                      .build())
              .build());

  @Test
  void everyDocumentHasTheHashesOfTheReferenceUnderEveryOption() throws Exception {
    Path corpus = Path.of(System.getProperty("jot.corpus"));
    List<String> lines = Golden.lines("corpus.tsv.gz");
    String read = "";
    Object value = null;
    for (String line : lines) {
      String[] columns = line.split("\t");
      if (!read.equals(columns[0])) {
        read = columns[0];
        value = JACKSON.readValue(Files.readAllBytes(corpus.resolve(read)), Object.class);
      }
      verify(options(columns[3]).build(), value, columns);
    }
    assertThat(lines).hasSize(115);
  }

  private static void verify(Generator generator, Object value, String[] columns) throws Exception {
    byte[] json = generator.generateBytes(value);
    assertThat(json).as("%s %s", columns[0], columns[3]).hasSize(Integer.parseInt(columns[4]));
    assertThat(sha1(json)).as("%s %s", columns[0], columns[3]).isEqualTo(columns[5]);
    assertThat(generator.generate(value).getBytes(UTF_8)).isEqualTo(json);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    generator.generate(value, out);
    out.write('\n');
    assertThat(sha1(out.toByteArray())).isEqualTo(columns[6]);
  }

  private static GeneratorBuilder options(String name) {
    GeneratorBuilder builder = Generator.builder();
    return switch (name) {
      case "compact" -> builder;
      case "pretty" -> builder.pretty();
      case "script_safe" -> builder.scriptSafe(true);
      case "ascii_only" -> builder.asciiOnly(true);
      case "sort_keys" -> builder.sortKeys(true);
      default -> throw new AssertionError(name);
    };
  }

  private static String sha1(byte[] bytes) throws Exception {
    return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-1").digest(bytes));
  }
}
