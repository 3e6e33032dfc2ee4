package org.jotjson.bench;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The ratios of all settings, side by side, and where they come from. */
final class ReportTable {
  private static final Contenders JOT = Contenders.JOT;

  private final Map<Setting, Results> results;
  private final Map<Setting, Figures> figures = new EnumMap<>(Setting.class);

  ReportTable(Map<Setting, Results> results) {
    this.results = results;
    results.forEach(
        (setting, one) -> figures.put(setting, new Figures(one.samples(), Clock.WALL, "")));
  }

  String markdown() {
    return """
        Time of the fastest other generator (its name in brackets) over Jot's: above 1, Jot is faster.

        %s
        %s%s"""
        .formatted(ratios(), refusals(), sources());
  }

  private Markdown ratios() {
    List<String> head = new ArrayList<>(List.of("document", "bytes", "Jot, MB/s"));
    figures.keySet().forEach(setting -> head.add(setting.title()));
    Markdown table = new Markdown(head);
    Figures first = figures.values().iterator().next();
    for (String document : documents()) {
      Double nanos = first.nanos(document, JOT);
      List<String> row = new ArrayList<>(List.of(document));
      row.add(nanos == null ? "–" : "%,d".formatted(first.size(document)));
      row.add(nanos == null ? "–" : "%.0f".formatted(first.size(document) * 1e3 / nanos));
      figures.values().forEach(each -> row.add(cell(each, document)));
      table.row(row);
    }
    table.row(summary("**geometric mean**", Figures::geometricMean));
    return table.row(summary("lowest", all -> all.stream().min(Double::compare).orElseThrow()));
  }

  private Set<String> documents() {
    return figures.values().stream()
        .flatMap(each -> each.documents().stream())
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  private static String cell(Figures figures, String document) {
    Double ratio = figures.ratio(document, JOT);
    return ratio == null
        ? "–"
        : "%s (%s)".formatted(Markdown.ratio(ratio), name(figures.best(document)));
  }

  private interface Summary {
    double of(List<Double> ratios);
  }

  private List<String> summary(String title, Summary summary) {
    List<String> row = new ArrayList<>(List.of(title, "", ""));
    for (Figures each : figures.values()) {
      List<Double> ratios =
          each.documents().stream()
              .map(document -> each.ratio(document, JOT))
              .filter(Objects::nonNull)
              .toList();
      row.add(ratios.isEmpty() ? "–" : "**" + Markdown.ratio(summary.of(ratios)) + "**");
    }
    return row;
  }

  /** Contenders that were not timed, without the one that says itself what it does not do. */
  private String refusals() {
    Map<String, Set<String>> documents = new TreeMap<>();
    for (Results one : results.values()) {
      for (Sample sample : one.samples()) {
        if (sample.refusal() != null && sample.contender() != Contenders.JSONITER_SCALA) {
          String who = name(sample.contender()) + " " + one.measurement().mode().title();
          documents.computeIfAbsent(who, key -> new TreeSet<>()).add(sample.document());
        }
      }
    }
    return documents.entrySet().stream()
        .map(
            entry ->
                "Not timed, for its output does not read back as what it was given: %s, on %s.%n"
                    .formatted(entry.getKey(), String.join(", ", entry.getValue())))
        .collect(Collectors.joining());
  }

  private String sources() {
    Machine machine = results.values().iterator().next().machine();
    String when =
        each(one -> one.date().substring(0, 10)).sorted().collect(Collectors.joining(", "));
    String forks =
        each(one -> one.measurement().forks() + " × " + one.measurement().rounds())
            .collect(Collectors.joining(", "));
    return """
        Medians of %s rounds (JVMs × rounds in each). The contenders take turns in each JVM, after each has been proved right on the
        document. %s; %s, %d cores, %s; %s.
        The raw figures are in `bench/results`; `bench/run full` and `bench/run report` make all of this again.
        """
        .formatted(
            forks,
            when,
            machine.cpu(),
            machine.cores(),
            machine.system(),
            each(Results::jvm).collect(Collectors.joining(", ")));
  }

  private Stream<String> each(Function<Results, String> property) {
    return results.values().stream().map(property).distinct();
  }

  static String name(Contenders who) {
    return who.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
