package org.jotjson.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** With a program in the benchmark's place that prints its arguments. */
class BenchTest {
  @TempDir Path home;

  private record Run(int code, String out, String err) {}

  private Run jot(String... arguments) throws Exception {
    List<String> line = new ArrayList<>();
    line.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    line.addAll(List.of("-Djot.home=" + home, "-cp", System.getProperty("java.class.path")));
    line.add(Main.class.getName());
    line.addAll(List.of(arguments));
    Path err = home.resolve("err");
    Process process = new ProcessBuilder(line).redirectError(err.toFile()).start();
    String out = new String(process.getInputStream().readAllBytes(), UTF_8);
    return new Run(process.waitFor(), out, Files.readString(err));
  }

  private void program(String ends) throws Exception {
    Path program = Files.createDirectories(home.resolve("bench")).resolve("run");
    Files.writeString(program, "#!/bin/sh\nprintf '<%s>' \"$@\"\n" + ends + "\n");
    Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  @Test
  void argumentsReachTheProgramAndItsExitCodeComesBack() throws Exception {
    program("exit 7");
    assertThat(jot("bench", "--quick", "--documents", "small hash,twitter"))
        .isEqualTo(new Run(7, "<encoders><--quick><--documents><small hash,twitter>", ""));
    assertThat(jot("compare", "a b.json", "c.json").out()).isEqualTo("<compare><a b.json><c.json>");
  }

  @Test
  void mistakesAreFoundBeforeTheProgramStarts() throws Exception {
    program("exit 0");
    Run run = jot("bench", "--quik");
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("--quick");
    assertThat(jot("compare", "a.json").code()).isEqualTo(2);
  }

  @Test
  void withoutTheRepositoryThereIsNoBenchmark() throws Exception {
    assertThat(jot("bench").err())
        .isEqualTo(
            "jot: " + home + "/bench/run: not there; the benchmark needs Jot's repository\n");
  }

  @Test
  void itWaitsForAProgramThatTellsWhatIsDoneWhenInterrupted() throws Exception {
    program("sleep 60 & s=$!; trap 'kill $s; sleep 0.3; echo done; exit 130' TERM; echo; wait");
    ProcessBuilder builder =
        new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-Djot.home=" + home,
            "-cp",
            System.getProperty("java.class.path"),
            Main.class.getName(),
            "bench");
    Process process = builder.start();
    process.inputReader(UTF_8).readLine();
    process.children().forEach(ProcessHandle::destroy);
    process.toHandle().destroy(); // leaves the stream open
    assertThat(process.inputReader(UTF_8).readLine()).isEqualTo("done");
    process.waitFor();
  }
}
