package org.jotjson.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Finds the JDK that children run on. */
final class Jdk {
  private static final List<Path> PLACES =
      List.of(
          Path.of("/usr/lib/jvm"),
          Path.of(System.getProperty("user.home"), ".sdkman/candidates/java"),
          Path.of(System.getProperty("user.home"), ".jdks"));

  private Jdk() {}

  /**
   * The home of a JDK.
   *
   * @param wanted a feature number, looked for where JDKs are usually installed, or a home
   */
  static Path home(String wanted) {
    if (!wanted.chars().allMatch(Character::isDigit)) {
      return Path.of(wanted);
    }
    return PLACES.stream()
        .filter(Files::isDirectory)
        .flatMap(Jdk::children)
        .filter(home -> isFeature(home, wanted))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no JDK " + wanted + " in " + PLACES));
  }

  private static Stream<Path> children(Path directory) {
    try (Stream<Path> children = Files.list(directory)) {
      return children.sorted().toList().stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static boolean isFeature(Path home, String feature) {
    Path release = home.resolve("release");
    if (!Files.isReadable(release) || !Files.isExecutable(home.resolve("bin/java"))) {
      return false;
    }
    try {
      return Files.readString(release)
          .lines()
          .anyMatch(line -> line.matches("JAVA_VERSION=\"" + feature + "\\b.*"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
