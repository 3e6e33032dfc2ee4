package org.jotjson.bench;

import java.nio.file.Files;
import java.nio.file.Path;
import tools.jackson.databind.json.JsonMapper;

/**
 * The corpus files, read the way any Jackson user would: equal keys are one String object, integers
 * are Integer, Long or BigInteger, other numbers Double.
 */
final class Corpus {
  /** Where the files are; {@code -Djot.corpus=DIRECTORY} moves it. */
  private static final Path DIRECTORY =
      Path.of(System.getProperty("jot.corpus", "../shared/corpus"));

  private static final JsonMapper READER = new JsonMapper();

  private Corpus() {}

  static boolean has(String file) {
    return Files.isReadable(DIRECTORY.resolve(file));
  }

  static Object read(String file) {
    return READER.readValue(DIRECTORY.resolve(file), Object.class);
  }

  static Path directory() {
    return DIRECTORY.toAbsolutePath().normalize();
  }
}
