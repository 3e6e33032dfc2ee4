package org.jotjson.bench;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.util.List;
import org.junit.jupiter.api.Test;

class EncoderTextTest {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream terminal = new ByteArrayOutputStream();
  private final EncoderText text =
      new EncoderText(new PrintStream(out, true, UTF_8), new PrintStream(terminal, true, UTF_8), 2);

  static Measured measured(String document, String who, double nanos) {
    return new Measured(document, who, 1000, List.of(nanos, nanos), null);
  }

  static Measured refused(String document, String who) {
    return new Measured(document, who, 0, List.of(), "byte 3: 1.0, not 1");
  }

  @Test
  void aDocumentIsHeadedByItsNameAndLength() {
    text.heading(Documents.SMALL_HASH, 65, EncoderResults.Rounds.QUICK);
    assertThat(out.toString(UTF_8))
        .isEqualTo(
            "== Encoding small hash (65 bytes)\n"
                + "warm-up of 1.0 s each, then 10 rounds of 50 ms in turn\n");
  }

  @Test
  void aLineHasIterationsDeviationTimeAndMegabytes() {
    text.line(measured("d", "jot", 1000));
    assertThat(out.toString(UTF_8))
        .isEqualTo("                 jot    1.000M (± 0.0%) i/s    (1.00 μs/i)    1000.0 MB/s\n");
  }

  @Test
  void whoWritesAnotherTextIsShownWithTheDifference() {
    text.line(refused("d", "gson"));
    assertThat(out.toString(UTF_8))
        .isEqualTo(
            "                gson does not match the wanted text, skipped: byte 3: 1.0, not 1\n");
  }

  @Test
  void allAreComparedWithTheFirstThatWasTimed() {
    text.comparison(
        List.of(
            refused("d", "wast"),
            measured("d", "jot", 1000),
            measured("d", "gson", 2000),
            measured("d", "fory-json", 500),
            measured("d", "jackson", 1000)));
    assertThat(out.toString(UTF_8).lines().skip(2))
        .containsExactly(
            "                 jot:    1000000.0 i/s",
            "                gson:     500000.0 i/s - 2.00x slower",
            "           fory-json:    2000000.0 i/s - 2.00x faster",
            "             jackson:    1000000.0 i/s - same-ish: difference falls within error",
            "");
  }

  @Test
  void whatGoesOnIsShownOnATerminalOnlyAndIsGoneBeforeTheNextLine() {
    text.status("twitter: jackson");
    text.print("line");
    assertThat(terminal.toString(UTF_8)).isEqualTo("\r\033[K[0/2] twitter: jackson\r\033[K");
    assertThat(out.toString(UTF_8)).isEqualTo("line\n");
  }
}
