package org.jotjson.bench;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The same contender in several JVMs: times of each variant, and the first one's over them. */
final class VariantTable {
  private final Map<String, Figures> figures = new LinkedHashMap<>();
  private final List<String> labels;

  VariantTable(Results results, Clock clock) {
    labels = results.measurement().variants().stream().map(Variant::label).toList();
    for (String label : labels) {
      figures.put(label, new Figures(results.samples(), clock, label));
    }
  }

  String markdown() {
    StringBuilder out = new StringBuilder();
    for (Contenders who : figures.get(labels.get(0)).contenders()) {
      out.append(table(who)).append('\n');
    }
    return out.toString();
  }

  private Markdown table(Contenders who) {
    List<String> head = new ArrayList<>(List.of(who + ", µs"));
    head.addAll(labels);
    labels.stream().skip(1).forEach(label -> head.add(labels.get(0) + " ÷ " + label));
    Markdown table = new Markdown(head);
    Map<String, List<Double>> ratios = new LinkedHashMap<>();
    for (String document : figures.get(labels.get(0)).documents()) {
      List<String> row = new ArrayList<>(List.of(document));
      labels.forEach(label -> row.add(Markdown.micros(nanos(label, document, who))));
      for (String label : labels.subList(1, labels.size())) {
        Double first = nanos(labels.get(0), document, who);
        Double other = nanos(label, document, who);
        Double ratio = first == null || other == null ? null : first / other;
        row.add(Markdown.ratio(ratio));
        if (ratio != null) {
          ratios.computeIfAbsent(label, key -> new ArrayList<>()).add(ratio);
        }
      }
      table.row(row);
    }
    List<String> means = new ArrayList<>(List.of("geometric mean"));
    means.addAll(Markdown.blanks(labels.size()));
    labels.stream()
        .skip(1)
        .map(label -> Figures.geometricMean(ratios.getOrDefault(label, List.of())))
        .forEach(mean -> means.add(Markdown.ratio(mean)));
    return table.row(means);
  }

  private Double nanos(String label, String document, Contenders who) {
    return figures.get(label).nanos(document, who);
  }
}
