package org.jotjson.bench;

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
    return matrix() + "\n" + refused();
  }

  private String matrix() {
    List<Contenders> present =
        Arrays.stream(Contenders.values())
            .filter(who -> nanos.values().stream().anyMatch(row -> row.containsKey(who)))
            .toList();
    StringBuilder out = new StringBuilder("| document | bytes | best | µs | MB/s |");
    present.forEach(who -> out.append(' ').append(who).append(" |"));
    out.append("\n|---|--:|---|--:|--:|").append("--:|".repeat(present.size())).append('\n');
    nanos.forEach(
        (document, row) -> {
          Contenders best = best(row);
          double time = median(row.get(best));
          long size = sizes.get(document);
          out.append(
              "| %s | %d | %s | %s | %.0f |"
                  .formatted(document, size, best, micros(time), size * 1e3 / time));
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
