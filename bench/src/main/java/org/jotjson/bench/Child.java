package org.jotjson.bench;

import java.io.File;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import tools.jackson.databind.json.JsonMapper;

/** A JVM of its own, started for one plan; what it prints goes where ours goes. */
record Child(Path jdk, Variant variant) {
  /** What the JVM says where it is given vectors. */
  private static final Predicate<String> KNOWN =
      line -> line.startsWith("WARNING: Using incubator modules");

  private static final JsonMapper JSON = JsonMapper.builder().build();

  /** Runs a main class that takes a plan and a file for its outcome, both as JSON. */
  <T> T run(List<String> memory, Class<?> main, Object plan, Class<T> type)
      throws IOException, InterruptedException {
    Path outcome = Files.createTempFile("jot-bench", ".json");
    try {
      start(memory, main, List.of(JSON.writeValueAsString(plan), outcome.toString()));
      return JSON.readValue(outcome, type);
    } finally {
      Files.delete(outcome);
    }
  }

  private void start(List<String> memory, Class<?> main, List<String> arguments)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(jdk.resolve("bin/java").toString());
    command.addAll(memory);
    if (Jdk.feature(jdk) >= 24) {
      // Silences the warning that some rivals would cause.
      command.add("--sun-misc-unsafe-memory-access=allow");
    }
    command.addAll(variant.flags());
    command.addAll(List.of("-Djot.corpus=" + Corpus.directory(), "-cp", classPath()));
    command.add(main.getName());
    command.addAll(arguments);
    Process process = new ProcessBuilder(command).inheritIO().redirectError(Redirect.PIPE).start();
    process.errorReader().lines().filter(line -> !KNOWN.test(line)).forEach(System.err::println);
    int exit = process.waitFor();
    if (exit != 0) {
      throw new IOException("the child JVM ended with " + exit);
    }
  }

  private String classPath() {
    String own = System.getProperty("java.class.path");
    return variant.jotClasses() == null
        ? own
        : variant.jotClasses().toAbsolutePath() + File.pathSeparator + own;
  }
}
