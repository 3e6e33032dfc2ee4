package org.jotjson.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * Fetches a package with the npm client, which knows where packages come from, and unpacks it with
 * tar.
 *
 * @param npm the client's program
 */
record Npm(String npm) {
  private static final String ARCHIVE = "package.tgz";

  /** Unpacks {@code wanted}, such as {@code name@1.0.0}, into the folder {@code package} there. */
  Path unpack(String wanted, Path folder) {
    String name =
        run(folder, "no npm on the PATH: it comes with Node.js", npm, "pack", "--silent", wanted);
    String archive = name.lines().reduce(ARCHIVE, (before, line) -> line).strip();
    run(folder, "no tar on the PATH", "tar", "-xzf", archive);
    return folder.resolve("package");
  }

  /** What it prints; a {@link Problem} if it cannot be started or fails. */
  private static String run(Path folder, String missing, String... command) {
    Process process;
    try {
      process = new ProcessBuilder(command).directory(folder.toFile()).start();
    } catch (IOException e) {
      throw new Problem(missing);
    }
    try {
      String out = new String(process.getInputStream().readAllBytes(), UTF_8);
      String err = new String(process.getErrorStream().readAllBytes(), UTF_8);
      if (process.waitFor() != 0) throw failed(List.of(command), err);
      return out;
    } catch (IOException | InterruptedException e) {
      throw new Problem(command[0] + ": " + e.getMessage());
    }
  }

  private static Problem failed(List<String> command, String err) {
    String said = err.strip().lines().limit(2).reduce("", (text, line) -> text + "\n  " + line);
    return new Problem("'" + String.join(" ", command) + "' failed; is there a network?" + said);
  }
}
