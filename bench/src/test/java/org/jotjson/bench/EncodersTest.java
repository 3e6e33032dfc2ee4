package org.jotjson.bench;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class EncodersTest {
  @TempDir private Path folder;

  private final StringWriter err = new StringWriter();

  private int run(String... arguments) {
    return new CommandLine(new Encoders()).setErr(new PrintWriter(err)).execute(arguments);
  }

  @Test
  void runtimesRaceOnADocumentAndAnAbsentCorpusIsToldOf() {
    Path json = folder.resolve("a.json");
    PrintStream out = System.out;
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    System.setOut(new PrintStream(printed, true, UTF_8));
    int code;
    try {
      code =
          run(
              "--quick",
              "--documents=small hash,twitter",
              "--only=JOT,jot_swar ruby-json",
              "--except=jot-swar",
              "--corpus=" + folder,
              "--json=" + json);
    } finally {
      System.setOut(out);
    }
    assertThat(code).isZero();
    assertThat(printed.toString(UTF_8))
        .startsWith("== Encoding small hash (65 bytes)\nwarm-up of ")
        .containsPattern("\nComparison:\n(?:.*\n)*.* i/s - (?:[0-9.]+x slower|same-ish: .*)\n")
        .contains("Left out: twitter: not in " + folder + "; 'jot corpus' fetches most");
    EncoderResults results = ResultFiles.read(json, EncoderResults.class);
    assertThat(results.contenders()).containsExactly("jot", "ruby-json");
    assertThat(results.runtimes()).hasSize(2);
    assertThat(results.of("small hash", "jot").nanos()).hasSize(10);
    double ratio = results.ratio("small hash", "ruby-json", "jot");
    assertThat(results.ratio("small hash", "jot", "ruby-json")).isCloseTo(1 / ratio, within(1e-9));
  }

  @Test
  void contendersCanBeNamedInTheEnvironment() throws Exception {
    for (String variable : new String[] {"ONLY", "EXCEPT"}) {
      ProcessBuilder builder =
          new ProcessBuilder(
              Path.of(System.getProperty("java.home"), "bin", "java").toString(),
              "-cp",
              System.getProperty("java.class.path"),
              Race.class.getName(),
              "encoders");
      builder.environment().put(variable, "jot:jackson jott");
      Process process = builder.start();
      assertThat(new String(process.getErrorStream().readAllBytes(), UTF_8))
          .startsWith("bench/run encoders: 'jott' is none of [jot,");
      assertThat(process.waitFor()).isEqualTo(2);
    }
  }

  @Test
  void anUnknownNameIsBadUsage() {
    assertThat(run("--only=jott")).isEqualTo(2);
    assertThat(err.toString()).contains("'jott' is none of [jot, jot-generator,");
    assertThat(run("--html=" + folder.resolve("none/a.html"))).isEqualTo(2);
    assertThat(err.toString()).contains("a.html: there is no such folder");
  }
}
