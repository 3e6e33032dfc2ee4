package org.jotjson.internal.text;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.util.HexFormat;
import java.util.List;
import java.util.SplittableRandom;
import org.jotjson.InvalidText;
import org.jotjson.testing.NastyStrings;
import org.jotjson.testing.ReferenceText;
import org.jotjson.testing.ReferenceText.Escaped;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Bytes that claim to be UTF-8: which are taken, and what becomes of the others. */
@Tag("scanner")
class Utf8Test {
  private static final HexFormat HEX = HexFormat.of();

  /** One byte of each range that table 3-7 of the Unicode standard tells apart, and its ends. */
  private static final int[] BYTES = {
    'a', 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC, 0xED,
    0xEE, 0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFF
  };

  private final SplittableRandom random = new SplittableRandom(20_261_130);

  @ParameterizedTest
  @EnumSource(InvalidText.class)
  void everyMixOfBytesIsTakenOrRepairedAsUnicodeSays(InvalidText invalid) {
    int count = BYTES.length * BYTES.length * BYTES.length;
    for (int n = 0; n < count; n++) {
      byte a = (byte) BYTES[n % BYTES.length];
      byte b = (byte) BYTES[n / BYTES.length % BYTES.length];
      byte c = (byte) BYTES[n / BYTES.length / BYTES.length];
      verify(new byte[] {a, b, c}, Escaped.JSON, invalid);
      for (int lead : new int[] {0xF0, 0xF2, 0xF4}) {
        verify(new byte[] {(byte) lead, a, b, c}, Escaped.JSON, invalid);
      }
    }
  }

  @ParameterizedTest
  @EnumSource(InvalidText.class)
  void everySequenceMayBeBrokenOffAndFollowedByAnything(InvalidText invalid) {
    for (int c : NastyStrings.CODE_POINTS) {
      byte[] whole = Character.toString(c).getBytes(UTF_8);
      for (int kept = 0; kept <= whole.length; kept++) {
        for (int next : BYTES) {
          for (String before : List.of("", "1234567", "12345678", "\u20ac")) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            bytes.writeBytes(before.getBytes(UTF_8));
            bytes.write(whole, 0, kept);
            verify(bytes.toByteArray(), Escaped.ASCII, invalid);
            bytes.write(next);
            verify(bytes.toByteArray(), Escaped.SCRIPT_SAFE, invalid);
          }
        }
      }
    }
  }

  @ParameterizedTest
  @EnumSource(InvalidText.class)
  void randomDamageIsFound(InvalidText invalid) {
    for (int i = 0; i < 4_000; i++) {
      byte[] bytes = NastyStrings.random(random, 60).getBytes(UTF_8);
      for (int n = bytes.length == 0 ? 0 : random.nextInt(3); n > 0; n--) {
        bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
      }
      verify(bytes, Escaped.values()[i % 9], invalid);
    }
  }

  private static void verify(byte[] bytes, Escaped escaped, InvalidText invalid) {
    String wanted;
    try {
      wanted = ReferenceText.quoted(bytes, escaped, invalid);
    } catch (IllegalArgumentException refused) {
      wanted = null;
    }
    String written = TextKernels.checkedUtf8(bytes, escaped, invalid);
    if (wanted == null ? written != null : !wanted.equals(written)) {
      throw new AssertionError(
          invalid
              + " "
              + escaped
              + " "
              + HEX.formatHex(bytes)
              + ": "
              + written
              + ", not "
              + wanted);
    }
  }

  @Test
  void theExamplesOfTheUnicodeStandardAreRepaired() {
    // tables 3-8 to 3-11: overlong forms, surrogates, other ill-formed and truncated sequences
    assertRepaired("c0af e080bf f08182 41", "ffffffff ffffffff 41");
    assertRepaired("eda080 edbfbf edaf 41", "ffffffff ffffffff 41");
    assertRepaired("f4919293 ff 41 80bf 42", "ffffffff ff 41 ffff 42");
    assertRepaired("e180 e2 f09192 f1bf 41", "ffffffff 41");
  }

  /** In what is wanted, {@code ff} stands for U+FFFD. */
  private static void assertRepaired(String hex, String wanted) {
    byte[] bytes = HEX.parseHex(hex.replace(" ", ""));
    StringBuilder text = new StringBuilder("\"");
    for (byte b : HEX.parseHex(wanted.replace(" ", ""))) {
      text.append(b < 0 ? '\uFFFD' : (char) b);
    }
    assertThat(TextKernels.checkedUtf8(bytes, Escaped.JSON, InvalidText.REPLACE))
        .isEqualTo(text.append('"').toString());
  }

  @Test
  void surrogatesInBytesAreEscapedIfAskedFor() {
    byte[] bytes = HEX.parseHex("61eda0bdedb88062eda0");
    assertThat(TextKernels.checkedUtf8(bytes, Escaped.JSON, InvalidText.ESCAPE))
        .isEqualTo("\"a\\ud83d\\ude00b\uFFFD\uFFFD\"");
  }

  @Test
  void refusedBytesAreNamedWithTheirOffset() {
    byte[] bytes = HEX.parseHex("ffff61e282acff62");
    assertThatThrownBy(() -> Utf8.check(bytes, 2, 8, Malformed.REFUSE))
        .isInstanceOf(MalformedTextException.class)
        .hasMessage("byte 0xff at offset 4 is not UTF-8");
  }

  @Test
  void wellFormedBytesAreNotCopied() {
    byte[] bytes = "x\u20ac\uD83D\uDE00".repeat(99).getBytes(UTF_8);
    assertThat(Utf8.check(bytes, 0, bytes.length, Malformed.REFUSE)).isSameAs(bytes);
  }
}
