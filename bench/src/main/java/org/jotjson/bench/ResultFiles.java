package org.jotjson.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.stream.Collectors;
import picocli.CommandLine;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** Keeps raw figures as JSON, in files whose names sort by date. */
final class ResultFiles {
  private static final JsonMapper JSON =
      JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

  /** The checkout; {@code -Djot.home=DIRECTORY} moves it. */
  static final Path HOME = Path.of(System.getProperty("jot.home", "."));

  static final Path DIRECTORY = HOME.resolve("bench/results");

  private ResultFiles() {}

  static Path save(String name, Object figures) throws IOException {
    Files.createDirectories(DIRECTORY);
    String time = LocalDateTime.now().format(DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HHmmss"));
    Path file = DIRECTORY.resolve(time + "-" + name + ".json");
    write(file, figures);
    return file;
  }

  static void write(Path file, Object figures) {
    JSON.writeValue(file, figures);
  }

  static String json(Object figures) {
    return JSON.writeValueAsString(figures);
  }

  static <T> T read(Path file, Class<T> type) {
    return JSON.readValue(file, type);
  }

  /** The date, as results carry it. */
  static String now() {
    return ZonedDateTime.now().format(DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm xxx"));
  }

  /** The command as it was typed. */
  static String typed(CommandLine command) {
    return typed("bench/run", command);
  }

  /** The same, where another program stands before it. */
  static String typed(String program, CommandLine command) {
    return command.getParseResult().originalArgs().stream()
        .map(argument -> argument.contains(" ") ? "'" + argument + "'" : argument)
        .collect(Collectors.joining(" ", program + " ", ""));
  }
}
