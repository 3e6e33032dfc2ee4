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

/** Turns the newest raw figures of each setting into the README's table and its chart. */
@Command(
    name = "report",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    showDefaultValues = true,
    usageHelpAutoWidth = true,
    description =
        "Writes the table between the markers of README.md, and docs/bench.svg, from the newest"
            + " results of each setting.")
final class Report implements Callable<Integer> {
  private static final String BEGIN = "<!-- bench:begin -->";
  private static final String END = "<!-- bench:end -->";

  @Option(names = "--results", paramLabel = "DIRECTORY", description = "default: bench/results")
  private Path directory = ResultFiles.DIRECTORY;

  @Option(names = "--home", paramLabel = "DIRECTORY", description = "where README.md lies")
  private Path home = ResultFiles.HOME;

  @Override
  public Integer call() throws IOException {
    Map<Setting, Results> newest = newest();
    if (newest.isEmpty()) {
      System.err.println("no results of bench/run quick or full in " + directory);
      return 1;
    }
    Path chart = Path.of("docs", "bench.svg");
    Files.createDirectories(home.resolve("docs"));
    new RatioChart(newest).write(home.resolve(chart));
    Path readme = home.resolve("README.md");
    String section =
        "\n![How much faster Jot is](%s)\n\n%s"
            .formatted(chart, new ReportTable(newest).markdown());
    Files.writeString(readme, replaced(Files.readString(readme), section));
    return 0;
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
