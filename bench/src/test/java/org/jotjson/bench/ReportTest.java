package org.jotjson.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class ReportTest {
  @TempDir private Path home;

  @BeforeEach
  void aReadmeWithAnOldTable() throws IOException {
    Files.writeString(
        home.resolve("README.md"),
        "before\n<!-- bench:begin -->\nold\n<!-- bench:end -->\nafter\n");
  }

  @Test
  void theTableStandsBetweenTheMarkersAndTheChartBesideIt() throws IOException {
    keep("2026-01-01T000000-full-bytes.json", 50);
    keep("2026-01-02T000000-quick-bytes.json", 250);
    keep("2026-01-01T000000-full-flags.json", 300);
    assertThat(report()).isZero();
    String readme = Files.readString(home.resolve("README.md"));
    assertThat(readme)
        .startsWith("before\n<!-- bench:begin -->\n")
        .endsWith("bench:end -->\nafter\n");
    assertThat(readme).contains("2.50 (fory)", "3.00 (fory)").doesNotContain("old", "0.50 (fory)");
    assertThat(readme).contains("wast to byte[], on activitypub");
    assertThat(Files.readString(home.resolve("docs/bench.svg"))).contains("<svg", "activitypub");
  }

  @Test
  void aSecondReportReplacesTheFirst() throws IOException {
    keep("2026-01-01T000000-full-bytes.json", 250);
    report();
    String once = Files.readString(home.resolve("README.md"));
    report();
    assertThat(Files.readString(home.resolve("README.md"))).isEqualTo(once);
  }

  @Test
  void theEncoderBenchmarkBringsTwoPicturesAndTheReport() throws IOException {
    EncoderResults results =
        CompareTest.results(
            EncoderTextTest.measured("twitter", "jot", 1000),
            EncoderTextTest.measured("twitter", "gson", 4000));
    ResultFiles.write(home.resolve("2026-01-01T000000-encoders.json"), results);
    assertThat(report()).isZero();
    assertThat(Files.readString(home.resolve("README.md")))
        .contains(
            "docs/bench-means.svg", "docs/bench-document.svg", "on twitter:", "a CPU, 2 cores")
        .doesNotContain("old");
    assertThat(Files.readString(home.resolve("docs/bench-means.svg"))).contains("gson   0.25");
    assertThat(Files.readString(home.resolve("docs/bench-document.svg"))).contains("gson   250");
    assertThat(Files.readString(home.resolve("docs/bench.html"))).startsWith("<!DOCTYPE html>");
  }

  @Test
  void withoutResultsNothingIsWritten() throws IOException {
    assertThat(report()).isNotZero();
    assertThat(Files.readString(home.resolve("README.md"))).contains("old");
  }

  @Test
  void aReadmeWithoutMarkersIsAnError() {
    assertThatThrownBy(() -> Report.replaced("text", "section"))
        .hasMessageContaining("bench:begin");
  }

  private int report() {
    String directory = home.toString();
    return new CommandLine(new Report()).execute("--results", directory, "--home", directory);
  }

  /** Results in which the rival takes {@code nanos} and Jot a hundred. */
  private void keep(String file, double nanos) {
    List<Sample> samples =
        List.of(
            FiguresTest.sample("activitypub", Contenders.JOT, 1, 100.0),
            FiguresTest.sample("activitypub", Contenders.FORY, 1, nanos),
            new Sample(
                "activitypub", Contenders.WAST, "", 1, 0, List.of(), List.of(), 0, "not JSON"));
    Results results =
        new Results(
            "2026-01-01 00:00 +00:00",
            "bench/run",
            new Machine("a CPU", 2, "an OS"),
            "a JVM",
            List.of("swar"),
            Setting.BYTES.measurement(new Timing()),
            samples);
    ResultFiles.write(home.resolve(file), results);
  }
}
