package org.jotjson.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class CompareTest {
  @TempDir private Path folder;

  static EncoderResults results(Measured... measured) {
    return new EncoderResults(
        "2026-01-01 00:00 +00:00",
        "jot bench",
        new Machine("a CPU", 2, "an OS"),
        List.of("a JVM", "a Ruby"),
        EncoderResults.Rounds.QUICK,
        List.of("ohai: not in here"),
        List.of(measured),
        List.of(),
        List.of());
  }

  @Test
  void eachDocumentIsATableOfBeforeAndAfter() {
    EncoderResults before =
        results(
            EncoderTextTest.measured("a", "jot", 1400),
            EncoderTextTest.measured("a", "gson", 2000),
            EncoderTextTest.measured("b", "jot", 1000));
    EncoderResults after =
        results(
            EncoderTextTest.measured("a", "jot", 1000),
            EncoderTextTest.measured("a", "gson", 2000),
            EncoderTextTest.refused("a", "wast"),
            EncoderTextTest.measured("b", "jot", 1000),
            EncoderTextTest.measured("c", "jot", 1000));
    assertThat(Compare.tables(before, after))
        .containsSubsequence(
            "| a ",
            "| jot ",
            "714.286k ± 0.0% |   1.000M ± 0.0% | 1.40x faster |",
            "| gson",
            "same-ish |")
        .containsSubsequence("| b ", "same-ish |", "| all documents ", "| jot ", "1.18 |")
        .doesNotContain("| c ", "wast");
  }

  @Test
  void figuresOutliveAFile() {
    Path file = folder.resolve("a.json");
    EncoderResults results =
        results(EncoderTextTest.measured("a", "jot", 1400), EncoderTextTest.refused("a", "wast"));
    ResultFiles.write(file, results);
    assertThat(ResultFiles.read(file, EncoderResults.class)).isEqualTo(results);
  }

  @Test
  void otherFilesAreRefusedInALine() throws Exception {
    Path file = Files.writeString(folder.resolve("a.json"), "[1]");
    assertThat(new CommandLine(new Compare()).execute("" + file, "" + file)).isEqualTo(1);
    assertThat(new CommandLine(new Compare()).execute("" + file, file + ".no")).isEqualTo(1);
  }
}
