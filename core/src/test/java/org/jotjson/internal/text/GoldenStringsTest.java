package org.jotjson.internal.text;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.HexFormat;
import java.util.List;
import org.jotjson.GenerationException;
import org.jotjson.Generator;
import org.jotjson.InvalidText;
import org.jotjson.testing.Golden;
import org.jotjson.testing.Options;
import org.jotjson.testing.ReferenceText.Escaped;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The strings as Ruby's json gem and Oj write them. */
@Tag("scanner")
class GoldenStringsTest {
  private static final HexFormat HEX = HexFormat.of();

  /** The columns behind the input: four policies of the json gem, then six of Oj. */
  private static final List<Escaped> COLUMNS =
      List.of(
          Escaped.JSON,
          Escaped.SCRIPT_SAFE,
          Escaped.ASCII,
          Escaped.ASCII_SCRIPT_SAFE,
          Escaped.JSON,
          Escaped.OJ_SLASH,
          Escaped.OJ_ASCII,
          Escaped.OJ_XSS_SAFE,
          Escaped.OJ_UNICODE_XSS,
          Escaped.OJ_NEWLINE);

  private static final List<String> LINES = Golden.lines("strings.tsv.gz");

  @Test
  void utf8IsWrittenUnderEveryPolicyAsTheReferencesWriteIt() {
    int valid = 0;
    for (String line : LINES) {
      String[] columns = line.split("\t");
      byte[] input = HEX.parseHex(columns[0]);
      boolean refused = columns[1].startsWith("!");
      for (int i = 0; i < (refused ? 4 : COLUMNS.size()); i++) {
        String wanted = refused ? null : new String(HEX.parseHex(columns[i + 1]), UTF_8);
        assertThat(TextKernels.checkedUtf8(input, COLUMNS.get(i), InvalidText.ERROR))
            .as("%s of %s", COLUMNS.get(i), columns[0])
            .isEqualTo(wanted);
      }
      valid += refused ? 0 : 1;
    }
    assertThat(valid).isEqualTo(4_753);
    assertThat(LINES).hasSize(4_764);
  }

  @Test
  void stringsAreWrittenUnderTheJsonGemsPoliciesThroughTheGenerator() {
    for (int column = 1; column <= 4; column++) {
      Options options = new Options();
      options.scriptSafe = column % 2 == 0;
      options.asciiOnly = column > 2;
      Generator generator = options.builder().build();
      for (String line : LINES) {
        String[] columns = line.split("\t");
        if (!columns[column].startsWith("!")) {
          String text = new String(HEX.parseHex(columns[0]), UTF_8);
          assertThat(HEX.formatHex(generator.generateBytes(text))).isEqualTo(columns[column]);
          assertThat(generator.generate(text))
              .isEqualTo(new String(HEX.parseHex(columns[column]), UTF_8));
        }
      }
    }
  }

  @Test
  void bytesThatAreNotUtf8AreAnErrorForTheWriter() {
    int refused = 0;
    for (String line : LINES) {
      String[] columns = line.split("\t");
      if (columns[1].startsWith("!")) {
        byte[] input = HEX.parseHex(columns[0]);
        try (var writer =
            Generator.builder().build().writer(java.io.OutputStream.nullOutputStream())) {
          writer.utf8(input, 0, input.length);
        } catch (GenerationException e) {
          assertThat(e.rule()).contains("is not UTF-8");
          refused++;
        }
      }
    }
    assertThat(refused).isEqualTo(11);
  }
}
