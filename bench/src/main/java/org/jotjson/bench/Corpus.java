package org.jotjson.bench;

import java.nio.file.Files;
import java.nio.file.Path;
import org.jotjson.cli.CorpusCache;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * The corpus files, read the way any Jackson user would: equal keys are one String object, integers
 * are Integer, Long or BigInteger, other numbers Double.
 */
final class Corpus {
  private static final String PROPERTY = "jot.corpus";

  /** Where the files are; {@code -Djot.corpus=DIRECTORY} moves it. */
  private static Path directory =
      System.getProperty(PROPERTY) == null
          ? standard(ResultFiles.HOME.resolve("../shared/corpus"))
          : Path.of(System.getProperty(PROPERTY));

  private static final JsonMapper READER = new JsonMapper();

  private static final JsonMapper LENIENT =
      JsonMapper.builder()
          .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .disable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
          .build();

  private Corpus() {}

  static boolean has(String file) {
    return Files.isReadable(directory.resolve(file));
  }

  static Object read(String file) {
    return READER.readValue(directory.resolve(file), Object.class);
  }

  /** Beside the repository, or else what {@code jot corpus} has fetched. */
  private static Path standard(Path shared) {
    return Files.isDirectory(shared) ? shared : CorpusCache.standardFolder();
  }

  /** Moves it, for the children too. */
  static void directory(Path elsewhere) {
    directory = elsewhere;
  }

  /** The file as an object of this class; what the class has no name for is left out. */
  static Object read(String file, Class<?> type) {
    return LENIENT.readValue(directory.resolve(file), type);
  }

  static Path directory() {
    return directory.toAbsolutePath().normalize();
  }
}
