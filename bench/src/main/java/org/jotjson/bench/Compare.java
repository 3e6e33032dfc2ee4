package org.jotjson.bench;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import tools.jackson.core.JacksonException;

/** Two runs of the encoder benchmark, before and after: what {@code jot compare} starts. */
@Command(
    name = "compare",
    mixinStandardHelpOptions = true,
    usageHelpAutoWidth = true,
    description = "Compares two runs of the encoder benchmark; see 'jot compare --help'.")
final class Compare implements Callable<Integer> {
  @Parameters(index = "0", paramLabel = "BEFORE", description = "raw figures")
  private Path before;

  @Parameters(index = "1", paramLabel = "AFTER", description = "raw figures, of a later run")
  private Path after;

  @Override
  public Integer call() {
    for (Path file : List.of(before, after)) {
      if (!Files.isReadable(file)) {
        System.err.println("jot: " + file + ": no such file");
        return 1;
      }
    }
    try {
      System.out.print(
          tables(
              ResultFiles.read(before, EncoderResults.class),
              ResultFiles.read(after, EncoderResults.class)));
      return 0;
    } catch (JacksonException e) {
      System.err.println("jot: not figures of 'jot bench': " + e.getOriginalMessage());
      return 1;
    }
  }

  static String tables(EncoderResults before, EncoderResults after) {
    StringBuilder out = new StringBuilder();
    for (String document : after.documents()) {
      Markdown table = new Markdown(List.of(document, "before, i/s", "after, i/s", "after is"));
      boolean any = false;
      for (String contender : after.contenders()) {
        Measured one = before.of(document, contender);
        Measured two = after.of(document, contender);
        if (one != null && two != null) {
          any = true;
          table.row(row(contender, one.speed(), two.speed()));
        }
      }
      out.append(any ? table + "\n" : "");
    }
    return out.append(means(before, after)).toString();
  }

  private static List<String> row(String contender, Speed before, Speed after) {
    return List.of(contender, withDeviation(before), withDeviation(after), after.against(before));
  }

  private static String withDeviation(Speed speed) {
    return "%s ± %.1f%%".formatted(speed.scaled(), 100 * speed.deviation() / speed.perSecond());
  }

  private static Markdown means(EncoderResults before, EncoderResults after) {
    Markdown table = new Markdown(List.of("all documents", "after ÷ before, geometric mean"));
    for (String contender : after.contenders()) {
      List<Double> ratios = new ArrayList<>();
      for (String document : after.documents()) {
        Measured one = before.of(document, contender);
        Measured two = after.of(document, contender);
        if (one != null && two != null) {
          ratios.add(two.speed().perSecond() / one.speed().perSecond());
        }
      }
      if (!ratios.isEmpty()) {
        table.row(List.of(contender, Markdown.ratio(Figures.geometricMean(ratios))));
      }
    }
    return table;
  }
}
