package org.jotjson.bench;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class TextDifferenceTest {
  private static String find(Documents document, String wanted, String got) {
    return TextDifference.find(
        document, List.of(1e7, 2L), wanted.getBytes(UTF_8), got.getBytes(UTF_8));
  }

  @Test
  void theFirstByteThatDiffersIsShownInItsPlace() {
    assertThat(find(Documents.TWITTER, "[10000000.0,2]", "[10000000.0,2]")).isNull();
    assertThat(find(Documents.TWITTER, "[10000000.0,2]", "[1.0E7,2]"))
        .isEqualTo("byte 2: [1.0E7,2], not [10000000.0,2]");
    String before = "[" + "1,".repeat(50);
    assertThat(find(Documents.TWITTER, before + "\"a\"]", before + "\n" + "2,".repeat(50) + "]"))
        .isEqualTo(
            "byte 101: …1,1,1,1,1,1,1,1,1,1,\\n"
                + "2,2,2,2,2,2,2,2,2,2…, not …1,1,1,1,1,1,1,1,1,1,\"a\"]");
    assertThat(find(Documents.TWITTER, "[1]", "[1]\n")).startsWith("byte 3: ");
  }

  @Test
  void onCanadaValuesAreCompared() {
    assertThat(find(Documents.CANADA, "[10000000.0,2]", "[1.0E7,2]")).isNull();
    assertThat(find(Documents.CANADA, "[10000000.0,2]", "[1.0E6,2]")).contains("$[0]");
    assertThat(find(Documents.CANADA, "[10000000.0,2]", "[1.0E7,")).startsWith("not JSON");
  }
}
