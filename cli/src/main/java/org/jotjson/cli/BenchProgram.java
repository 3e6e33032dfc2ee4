package org.jotjson.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** {@code bench/run}, which builds itself: the rivals are dependencies of it and not of this. */
final class BenchProgram {
  private BenchProgram() {}

  /** Runs one of its commands; the exit code. */
  static int run(String command, List<String> arguments) {
    Path program = Path.of(System.getProperty("jot.home", "."), "bench", "run");
    if (!Files.isExecutable(program)) {
      throw new Problem(program + ": not there; the benchmark needs Jot's repository");
    }
    List<String> line = new ArrayList<>(List.of(program.toString(), command));
    line.addAll(arguments);
    ProcessBuilder builder = new ProcessBuilder(line).inheritIO();
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    try {
      Process process = builder.start();
      // Ctrl-C goes to both: this one ends after the other has told what is done.
      Thread wait = new Thread(() -> process.onExit().join());
      Runtime.getRuntime().addShutdownHook(wait);
      int code = process.waitFor();
      Runtime.getRuntime().removeShutdownHook(wait);
      return code;
    } catch (IOException e) {
      throw Problem.withFile(program.toString(), e);
    } catch (IllegalStateException | InterruptedException e) {
      return Exit.INTERRUPTED; // by Ctrl-C, while the hook runs
    }
  }
}
