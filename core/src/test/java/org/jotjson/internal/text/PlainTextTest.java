package org.jotjson.internal.text;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class PlainTextTest {
  private static final TextPolicy JSON = new TextPolicy(Escapes.JSON, Malformed.REFUSE);
  private static final TextPolicy SCRIPT_SAFE =
      new TextPolicy(Escapes.SCRIPT_SAFE, Malformed.REFUSE);
  private static final String LETTERS = "The quick brown fox; ".repeat(5);

  @Test
  void shortStringsWithoutEscapesAreWrittenAsTheyAre() {
    for (int length = 0; length <= 64; length++) {
      String text = LETTERS.substring(0, length);
      assertThat(written(text, JSON)).isEqualTo(text);
      assertThat(written(text, JSON.toLatin1())).isEqualTo(text);
    }
  }

  @Test
  void whateverIsToBeEscapedInAnyPlaceIsLeftToOthers() {
    for (int length = 1; length <= 64; length++) {
      for (int at = 0; at < length; at++) {
        for (char c : new char[] {'"', '\\', '\0', '\u001f', '\u00e9', '\u0100', '\u2061'}) {
          String text = LETTERS.substring(0, at) + c + LETTERS.substring(at + 1, length);
          assertThat(written(text, JSON)).isNull();
        }
        String latin = LETTERS.substring(0, at) + '\u00e9' + LETTERS.substring(at + 1, length);
        assertThat(written(latin, JSON.toLatin1())).isEqualTo(latin);
      }
    }
  }

  @Test
  void longStringsAndOtherPoliciesAreLeftToOthers() {
    assertThat(written(LETTERS.substring(0, 65), JSON)).isNull();
    assertThat(written("a", SCRIPT_SAFE)).isNull();
  }

  /** What was written, or null; nothing outside the room is touched. */
  private static String written(String text, TextPolicy policy) {
    byte[] dst = new byte[PlainText.ROOM + 6];
    Arrays.fill(dst, (byte) '~');
    int end = PlainText.write(text, policy, dst, 3);
    assertThat(new String(dst, 0, 3, ISO_8859_1)).isEqualTo("~~~");
    assertThat(new String(dst, dst.length - 3, 3, ISO_8859_1)).isEqualTo("~~~");
    return end == PlainText.NOT_PLAIN ? null : new String(dst, 3, end - 3, ISO_8859_1);
  }
}
