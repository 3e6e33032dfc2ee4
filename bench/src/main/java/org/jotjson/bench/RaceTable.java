package org.jotjson.bench;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Medians over all rounds of all forks, as Markdown. */
final class RaceTable {
  private final Map<String, Map<Contenders, double[]>> nanos = new LinkedHashMap<>();
  private final Map<String, Long> sizes = new LinkedHashMap<>();
  private final Map<String, String> refusals = new LinkedHashMap<>();

  RaceTable(List<Sample> samples, Clock clock) {
    for (Sample sample : samples) {
      if (sample.refusal() != null) {
        refusals.put(sample.document() + ", " + sample.contender(), sample.refusal());
        continue;
      }
      sizes.merge(sample.document(), sample.bytes(), Math::min);
      double[] more = sample.times().stream().mapToDouble(clock::of).toArray();
      nanos
          .computeIfAbsent(sample.document(), key -> new EnumMap<>(Contenders.class))
          .merge(sample.contender(), more, RaceTable::joined);
    }
  }

  String markdown() {
    return comparison() + "\n" + matrix() + "\n" + refused();
  }

  private List<Contenders> present() {
    return Arrays.stream(Contenders.values())
        .filter(who -> nanos.values().stream().anyMatch(row -> row.containsKey(who)))
        .toList();
  }

  /** Jot beside each document's best rival; the ratio is the rival's time over Jot's. */
  private String comparison() {
    List<Contenders> jots = present().stream().filter(Contenders::isJot).toList();
    StringBuilder out = new StringBuilder("| document | bytes | best rival | µs | MB/s |");
    jots.forEach(who -> out.append(" %s µs | MB/s | ratio |".formatted(who)));
    out.append("\n|---|--:|---|--:|--:|").append("--:|--:|--:|".repeat(jots.size())).append('\n');
    Map<Contenders, List<Double>> ratios = new EnumMap<>(Contenders.class);
    nanos.forEach(
        (document, row) -> {
          Contenders best = best(row);
          out.append("| %s | %d |".formatted(document, sizes.get(document)));
          out.append(best == null ? " – | – | – |" : " " + best + " |" + speed(document, best));
          for (Contenders who : jots) {
            if (best == null || !row.containsKey(who)) {
              out.append(row.containsKey(who) ? speed(document, who) : " – | – |").append(" – |");
            } else {
              double ratio = median(row.get(best)) / median(row.get(who));
              ratios.computeIfAbsent(who, key -> new ArrayList<>()).add(ratio);
              out.append(speed(document, who)).append(" %.2f |".formatted(ratio));
            }
          }
          out.append('\n');
        });
    out.append("| **geometric mean** | | | | |");
    jots.forEach(who -> out.append(" | | %s |".formatted(geometricMean(ratios.get(who)))));
    return out.append('\n').toString();
  }

  private String speed(String document, Contenders who) {
    double time = median(nanos.get(document).get(who));
    return " %s | %.0f |".formatted(micros(time), sizes.get(document) * 1e3 / time);
  }

  private static String geometricMean(List<Double> ratios) {
    return ratios == null
        ? "–"
        : "**%.2f**"
            .formatted(Math.exp(ratios.stream().mapToDouble(Math::log).average().orElseThrow()));
  }

  /** Microseconds of everybody. */
  private String matrix() {
    List<Contenders> present = present();
    StringBuilder out = new StringBuilder("| document, µs |");
    present.forEach(who -> out.append(' ').append(who).append(" |"));
    out.append("\n|---|").append("--:|".repeat(present.size())).append('\n');
    nanos.forEach(
        (document, row) -> {
          out.append("| %s |".formatted(document));
          present.forEach(
              who ->
                  out.append(
                      row.containsKey(who) ? " " + micros(median(row.get(who))) + " |" : " – |"));
          out.append('\n');
        });
    return out.toString();
  }

  private String refused() {
    StringBuilder out = new StringBuilder();
    refusals.forEach((who, why) -> out.append("- %s: %s%n".formatted(who, why)));
    return out.toString();
  }

  private static Contenders best(Map<Contenders, double[]> row) {
    Contenders best = null;
    for (Contenders who : row.keySet()) {
      if (who.isRival() && (best == null || median(row.get(who)) < median(row.get(best)))) {
        best = who;
      }
    }
    return best;
  }

  private static String micros(double nanos) {
    double micros = nanos / 1e3;
    return micros >= 100
        ? "%.0f".formatted(micros)
        : micros >= 1 ? "%.2f".formatted(micros) : "%.4f".formatted(micros);
  }

  private static double median(double[] values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    int half = sorted.length / 2;
    return sorted.length % 2 == 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
  }

  private static double[] joined(double[] left, double[] right) {
    double[] all = Arrays.copyOf(left, left.length + right.length);
    System.arraycopy(right, 0, all, left.length, right.length);
    return all;
  }
}
