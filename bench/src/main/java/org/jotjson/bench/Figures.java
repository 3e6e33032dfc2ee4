package org.jotjson.bench;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Medians over all rounds of all forks of one variant. */
final class Figures {
  private final Map<String, Map<Contenders, Double>> nanos = new LinkedHashMap<>();
  private final Map<String, Map<Contenders, Long>> allocated = new LinkedHashMap<>();
  private final Map<String, Long> sizes = new LinkedHashMap<>();
  private final Map<String, String> refusals = new TreeMap<>();

  Figures(List<Sample> samples, Clock clock, String variant) {
    Map<String, Map<Contenders, List<Double>>> times = new LinkedHashMap<>();
    for (Sample sample : samples) {
      if (!sample.variant().equals(variant)) {
        continue;
      }
      String document = sample.document();
      if (sample.refusal() != null) {
        String firstLine = sample.refusal().lines().findFirst().orElse("");
        refusals.put(document + ", " + sample.contender(), firstLine);
        continue;
      }
      sizes.merge(document, sample.bytes(), Math::min);
      row(allocated, document).merge(sample.contender(), sample.allocated(), Math::min);
      row(times, document)
          .computeIfAbsent(sample.contender(), key -> new ArrayList<>())
          .addAll(clock.of(sample));
    }
    times.forEach(
        (document, row) -> row.forEach((who, all) -> row(nanos, document).put(who, median(all))));
  }

  private static <V> Map<Contenders, V> row(Map<String, Map<Contenders, V>> map, String document) {
    return map.computeIfAbsent(document, key -> new EnumMap<>(Contenders.class));
  }

  Set<String> documents() {
    return nanos.keySet();
  }

  /** Those that finished anywhere, in the order of the enum. */
  List<Contenders> contenders() {
    return Arrays.stream(Contenders.values())
        .filter(who -> nanos.values().stream().anyMatch(row -> row.containsKey(who)))
        .toList();
  }

  /** Bytes of the text; the shortest, where contenders differ. */
  long size(String document) {
    return sizes.get(document);
  }

  /** Median nanoseconds per call, or null if it was not timed. */
  Double nanos(String document, Contenders who) {
    return nanos.getOrDefault(document, Map.of()).get(who);
  }

  /** Bytes allocated per call. */
  long allocated(String document, Contenders who) {
    return allocated.get(document).get(who);
  }

  /** Why a contender was not timed on a document, by both. */
  Map<String, String> refusals() {
    return refusals;
  }

  /** The fastest rival, or null if there is none. */
  Contenders best(String document) {
    return nanos.getOrDefault(document, Map.of()).entrySet().stream()
        .filter(entry -> entry.getKey().isRival())
        .min(Map.Entry.comparingByValue())
        .map(Map.Entry::getKey)
        .orElse(null);
  }

  /** Time of the best rival over that of {@code who}; null if one of them is missing. */
  Double ratio(String document, Contenders who) {
    Contenders best = best(document);
    Double time = nanos(document, who);
    return best == null || time == null ? null : nanos(document, best) / time;
  }

  static double geometricMean(Collection<Double> ratios) {
    return Math.exp(ratios.stream().mapToDouble(Math::log).average().orElse(Double.NaN));
  }

  static double median(List<Double> values) {
    double[] sorted = values.stream().mapToDouble(Double::doubleValue).sorted().toArray();
    int half = sorted.length / 2;
    return sorted.length % 2 == 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
  }
}
