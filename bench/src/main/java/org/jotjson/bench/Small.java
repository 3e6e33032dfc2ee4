package org.jotjson.bench;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** What a call costs besides the text: the three ways into Jot on the three small documents. */
@Command(
    name = "small",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    showDefaultValues = true,
    usageHelpAutoWidth = true,
    description =
        "Json.generate against a kept generator and its writers on small documents: time, and bytes"
            + " allocated beyond the result.")
final class Small implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Mixin private final Timing timing = new Timing();

  @Option(names = "--jdk", description = "for the children: 17, 25, or a home")
  private String jdk = "25";

  @Option(names = "--flags", description = "JVM flags for the children, in one argument")
  private String flags = "";

  Small() {
    timing.documents =
        List.of(Documents.SMALL_MIXED, Documents.SMALL_NESTED_ARRAY, Documents.SMALL_HASH);
    timing.contenders =
        List.of(Contenders.JOT, Contenders.JOT_GENERATOR, Contenders.JOT_WRITER, Contenders.COPY);
    timing.forks = 3;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    for (Mode mode : List.of(Mode.BYTES, Mode.STRING)) {
      String title = "small-" + mode.name().toLowerCase(Locale.ROOT);
      List<Variant> variants = List.of(Variant.of(flags, null));
      Results results =
          timing
              .measurement(mode, Profile.CLEAN, false, jdk, variants)
              .run(title, spec.commandLine());
      System.out.println(table(new Figures(results.samples(), timing.clock(), ""), mode));
      System.out.println("Raw figures: " + ResultFiles.save(title, results));
    }
    return 0;
  }

  private Markdown table(Figures figures, Mode mode) {
    List<String> head = new ArrayList<>(List.of(mode.toString()));
    for (Contenders who : timing.contenders) {
      head.addAll(List.of(who + " µs", "÷ " + timing.contenders.get(0), "bytes beyond result"));
    }
    Markdown table = new Markdown(head);
    for (String document : figures.documents()) {
      Double first = figures.nanos(document, timing.contenders.get(0));
      List<String> row = new ArrayList<>(List.of(document));
      for (Contenders who : timing.contenders) {
        Double nanos = figures.nanos(document, who);
        row.add(Markdown.micros(nanos));
        row.add(Markdown.ratio(nanos == null || first == null ? null : nanos / first));
        long result = mode.resultBytes(figures.size(document));
        row.add(nanos == null ? "–" : "" + (figures.allocated(document, who) - result));
      }
      table.row(row);
    }
    return table;
  }
}
