package org.jotjson.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** What a race has to say: Jot beside the best rival of each document, then everybody. */
final class RaceTable {
  private final Figures figures;
  private final List<Contenders> jots;

  RaceTable(Figures figures) {
    this.figures = figures;
    this.jots = figures.contenders().stream().filter(Contenders::isJot).toList();
  }

  String markdown() {
    StringBuilder out = new StringBuilder();
    out.append(comparison()).append('\n').append(everybody()).append('\n');
    figures.refusals().forEach((who, why) -> out.append("- %s: %s%n".formatted(who, why)));
    return out.toString();
  }

  private Markdown comparison() {
    List<String> head = new ArrayList<>(List.of("document", "bytes", "best rival", "µs", "MB/s"));
    jots.forEach(who -> head.addAll(List.of(who + " µs", "MB/s", "ratio")));
    Markdown table = new Markdown(head);
    for (String document : figures.documents()) {
      Contenders best = figures.best(document);
      List<String> row = new ArrayList<>(List.of(document, "" + figures.size(document)));
      row.add(best == null ? "–" : best.toString());
      row.addAll(speed(document, best));
      for (Contenders who : jots) {
        row.addAll(speed(document, who));
        row.add(Markdown.ratio(figures.ratio(document, who)));
      }
      table.row(row);
    }
    List<String> means = new ArrayList<>(List.of("geometric mean"));
    means.addAll(Markdown.blanks(4));
    jots.forEach(who -> means.addAll(List.of("", "", Markdown.ratio(geometricMean(who)))));
    return table.row(means);
  }

  private double geometricMean(Contenders who) {
    return Figures.geometricMean(
        figures.documents().stream()
            .map(document -> figures.ratio(document, who))
            .filter(Objects::nonNull)
            .toList());
  }

  private List<String> speed(String document, Contenders who) {
    Double nanos = who == null ? null : figures.nanos(document, who);
    return nanos == null
        ? List.of("–", "–")
        : List.of(Markdown.micros(nanos), "%.0f".formatted(figures.size(document) * 1e3 / nanos));
  }

  private Markdown everybody() {
    List<String> head = new ArrayList<>(List.of("µs"));
    figures.contenders().forEach(who -> head.add(who.toString()));
    Markdown table = new Markdown(head);
    for (String document : figures.documents()) {
      List<String> row = new ArrayList<>(List.of(document));
      figures.contenders().forEach(who -> row.add(Markdown.micros(figures.nanos(document, who))));
      table.row(row);
    }
    return table;
  }
}
