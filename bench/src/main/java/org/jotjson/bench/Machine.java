package org.jotjson.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** Where the figures come from. */
public record Machine(String cpu, int cores, String system) {
  private static final Path CPU_INFO = Path.of("/proc/cpuinfo");

  static Machine here() {
    String system = System.getProperty("os.name") + " " + System.getProperty("os.version");
    return new Machine(cpuName(), Runtime.getRuntime().availableProcessors(), system);
  }

  private static String cpuName() {
    if (!Files.isReadable(CPU_INFO)) {
      return System.getProperty("os.arch");
    }
    try (Stream<String> lines = Files.lines(CPU_INFO)) {
      return lines
          .filter(line -> line.startsWith("model name"))
          .findFirst()
          .map(line -> line.substring(line.indexOf(':') + 1).strip())
          .orElse(System.getProperty("os.arch"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
