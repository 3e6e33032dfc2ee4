package org.jotjson.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Finds the JDK that children run on. */
final class Jdk {
  private static final List<Path> PLACES =
      List.of(
          Path.of("/usr/lib/jvm"),
          Path.of(System.getProperty("user.home"), ".sdkman/candidates/java"),
          Path.of(System.getProperty("user.home"), ".jdks"));

  private static final Pattern VERSION = Pattern.compile("JAVA_VERSION=\"(\\d+)");

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
        .filter(home -> Files.isExecutable(home.resolve("bin/java")))
        .filter(home -> feature(home) == Integer.parseInt(wanted))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no JDK " + wanted + " in " + PLACES));
  }

  /** The feature number of the JDK at {@code home}; 0 if it does not say. */
  static int feature(Path home) {
    Path release = home.resolve("release");
    if (!Files.isReadable(release)) {
      return 0;
    }
    try {
      Matcher version = VERSION.matcher(Files.readString(release));
      return version.find() ? Integer.parseInt(version.group(1)) : 0;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Stream<Path> children(Path directory) {
    try (Stream<Path> children = Files.list(directory)) {
      return children.sorted().toList().stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
