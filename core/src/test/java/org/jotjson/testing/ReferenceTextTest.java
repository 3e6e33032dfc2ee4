package org.jotjson.testing;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.HexFormat;
import java.util.List;
import org.jotjson.InvalidText;
import org.jotjson.testing.ReferenceText.Escaped;
import org.junit.jupiter.api.Test;

/** Guards the oracle. */
class ReferenceTextTest {
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

  @Test
  void theGoldenStringsAreWritten() {
    for (String line : Golden.lines("strings.tsv.gz")) {
      String[] columns = line.split("\t");
      byte[] input = HexFormat.of().parseHex(columns[0]);
      if (!columns[1].startsWith("!")) {
        for (int i = 0; i < COLUMNS.size(); i++) {
          assertThat(ReferenceText.quoted(input, COLUMNS.get(i), InvalidText.ERROR))
              .isEqualTo(new String(HexFormat.of().parseHex(columns[i + 1]), UTF_8));
        }
      }
    }
  }
}
