package org.jotjson.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Turns the newest raw figures of each kind into the README's pictures and table. */
@Command(
    name = "report",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    showDefaultValues = true,
    usageHelpAutoWidth = true,
    description =
        "Writes what stands between the markers of README.md, and the pictures in docs, from the"
            + " newest results of 'bench/run publish' and of 'full' or 'quick' in each setting.")
final class Report implements Callable<Integer> {
  private static final String BEGIN = "<!-- bench:begin -->";

  /** The kind of results that the encoder benchmark leaves. */
  static final String ENCODERS = "encoders";

  private static final String END = "<!-- bench:end -->";

  @Option(names = "--results", paramLabel = "DIRECTORY", description = "default: bench/results")
  private Path directory = ResultFiles.DIRECTORY;

  @Option(names = "--home", paramLabel = "DIRECTORY", description = "where README.md lies")
  private Path home = ResultFiles.HOME;

  @Override
  public Integer call() throws IOException {
    Map<Setting, Results> newest = newest();
    Path encoders = newestEncoders();
    if (newest.isEmpty() && encoders == null) {
      System.err.println("no results of bench/run publish, quick or full in " + directory);
      return 1;
    }
    Files.createDirectories(home.resolve("docs"));
    String section = encoders == null ? "" : ReadmePictures.write(home, encoders);
    section += newest.isEmpty() ? "" : ratios(newest);
    Path readme = home.resolve("README.md");
    Files.writeString(readme, replaced(Files.readString(readme), section));
    return 0;
  }

  private String ratios(Map<Setting, Results> newest) throws IOException {
    Path chart = Path.of("docs", "bench.svg");
    new RatioChart(newest).write(home.resolve(chart));
    return "\n![How much faster Jot is](%s)\n\n%s"
        .formatted(chart, new ReportTable(newest).markdown());
  }

  private Path newestEncoders() throws IOException {
    return files().stream()
        .filter(file -> file.toString().endsWith("-" + ENCODERS + ".json"))
        .reduce((older, newer) -> newer)
        .orElse(null);
  }

  /** Names of files begin with the date, so the last is the newest. */
  private Map<Setting, Results> newest() throws IOException {
    Map<Setting, Results> newest = new EnumMap<>(Setting.class);
    for (Path file : files()) {
      for (Setting setting : Setting.values()) {
        if (file.toString().matches(".*-(quick|full)-" + setting.file() + "\\.json")) {
          newest.put(setting, ResultFiles.read(file, Results.class));
        }
      }
    }
    return newest;
  }

  private List<Path> files() throws IOException {
    if (!Files.isDirectory(directory)) {
      return new ArrayList<>();
    }
    try (Stream<Path> files = Files.list(directory)) {
      return files.sorted().toList();
    }
  }

  static String replaced(String text, String section) {
    int begin = text.indexOf(BEGIN);
    int end = text.indexOf(END);
    if (begin < 0 || end < begin) {
      throw new IllegalArgumentException("no lines " + BEGIN + " and " + END);
    }
    return text.substring(0, begin + BEGIN.length()) + "\n" + section + "\n" + text.substring(end);
  }
}
