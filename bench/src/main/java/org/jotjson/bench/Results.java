package org.jotjson.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.List;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * Raw figures, with all that is needed to get them again.
 *
 * @param command as it was typed
 * @param scanners how Jot searched strings, and why; one for each variant at most
 */
record Results(
    String date,
    String command,
    Machine machine,
    String jvm,
    List<String> scanners,
    Measurement measurement,
    List<Sample> samples) {
  private static final JsonMapper JSON =
      JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

  static String now() {
    return ZonedDateTime.now().format(DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm xxx"));
  }

  /** Where results are kept; {@code -Djot.results=DIRECTORY} moves it. */
  static Path directory() {
    return Path.of(System.getProperty("jot.results", "bench/results"));
  }

  /** Keeps these; the names of files sort by date. */
  Path save(String name) throws IOException {
    Files.createDirectories(directory());
    String time = date.substring(0, 16).replace(" ", "T").replace(":", "");
    Path file = directory().resolve(time + "-" + name + ".json");
    write(file);
    return file;
  }

  void write(Path file) {
    JSON.writeValue(file, this);
  }

  static Results read(Path file) {
    return JSON.readValue(file, Results.class);
  }
}
