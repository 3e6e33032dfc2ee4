package org.jotjson.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What only shows in a process of its own: exit codes, pipes, signals and heaps. */
class ProcessTest {
  private static final String ELEMENT = "{\"id\":12345678,\"name\":\"Zoë\",\"price\":4.95}";

  @TempDir Path folder;

  private ProcessBuilder jot(List<String> jvm, String... arguments) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(jvm);
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
    command.addAll(List.of(arguments));
    return new ProcessBuilder(command).redirectError(folder.resolve("stderr").toFile());
  }

  private String stderr() throws IOException {
    return Files.readString(folder.resolve("stderr"));
  }

  /** Writes an array of {@code count} elements to the process, from a thread of its own. */
  private static Thread feed(Process process, int count) {
    Thread feeder =
        new Thread(
            () -> {
              try (OutputStream in = new BufferedOutputStream(process.getOutputStream(), 1 << 16)) {
                byte[] element = (ELEMENT + ",").getBytes(UTF_8);
                in.write('[');
                for (int i = 0; i < count; i++) in.write(element);
                in.write((ELEMENT + "]").getBytes(UTF_8));
              } catch (IOException e) {
                if (process.isAlive()) throw new UncheckedIOException(e);
              }
            });
    feeder.start();
    return feeder;
  }

  @Test
  void theExitCodeTellsWhatBecameOfIt() throws Exception {
    Path good = Files.writeString(folder.resolve("good.json"), "[ 1 ]");
    Process process = jot(List.of(), "encode", good.toString()).start();
    assertThat(new String(process.getInputStream().readAllBytes(), UTF_8)).isEqualTo("[1]\n");
    assertThat(process.waitFor()).isZero();
    assertThat(jot(List.of(), "encode", "missing.json").start().waitFor()).isEqualTo(1);
    assertThat(jot(List.of(), "encode", "--nonsense").start().waitFor()).isEqualTo(2);
  }

  @Test
  void streamingTakesADocumentThatIsLargerThanTheHeap() throws Exception {
    int count = 400_000;
    Process process = jot(List.of("-Xmx12m"), "encode", "--stream").start();
    Thread feeder = feed(process, count);
    long length = 0;
    byte[] chunk = new byte[1 << 16];
    InputStream out = process.getInputStream();
    for (int n; (n = out.read(chunk)) >= 0; ) length += n;
    feeder.join();
    assertThat(process.waitFor()).isZero();
    assertThat(stderr()).isEmpty();
    assertThat(length).isEqualTo((count + 1L) * (ELEMENT.getBytes(UTF_8).length + 1) + 2);
  }

  @Test
  void withoutStreamingSuchADocumentIsRefusedInOneLine() throws Exception {
    Process process = jot(List.of("-Xmx12m"), "encode").start();
    Thread feeder = feed(process, 400_000);
    assertThat(process.getInputStream().readAllBytes()).isEmpty();
    assertThat(process.waitFor()).isEqualTo(1);
    feeder.join();
    assertThat(stderr()).startsWith("jot: out of memory (").contains("--stream").hasLineCount(1);
  }

  @Test
  void aReaderThatGoesAwayEndsTheRunQuietly() throws Exception {
    for (String option : new String[] {"--stream", "--lines", "--pretty"}) {
      Path input =
          Files.writeString(folder.resolve("lines"), "[" + (ELEMENT + ",").repeat(50_000) + "1]");
      Process process = jot(List.of(), "encode", option, input.toString()).start();
      process.getInputStream().read();
      process.getInputStream().close();
      assertThat(process.waitFor()).isEqualTo(128 + 13);
      assertThat(stderr()).isEmpty();
    }
  }

  @Test
  void aRunThatIsKilledLeavesNoFile() throws Exception {
    Path out = folder.resolve("out.json");
    Process process = jot(List.of(), "encode", "--stream", "-o", out.toString()).start();
    OutputStream in = process.getOutputStream();
    in.write(("[" + (ELEMENT + ",").repeat(20_000)).getBytes(UTF_8));
    in.flush();
    assertThat(unfinished()).isNotEmpty();
    process.destroy();
    assertThat(process.waitFor(10, TimeUnit.SECONDS)).isTrue();
    assertThat(unfinished()).isEmpty();
    assertThat(out).doesNotExist();
  }

  /** Files that are being written; waits a little for one to appear. */
  private List<Path> unfinished() throws Exception {
    for (int i = 0; i < 100; i++) {
      try (Stream<Path> files = Files.list(folder)) {
        List<Path> found = files.filter(file -> file.toString().endsWith(".unfinished")).toList();
        if (!found.isEmpty()) return found;
      }
      Thread.sleep(20);
    }
    return List.of();
  }
}
