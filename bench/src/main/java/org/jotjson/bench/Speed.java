package org.jotjson.bench;

import java.util.List;
import java.util.Locale;

/**
 * Iterations per second, as benchmark-ips tells them, but for the noise of machines: the median of
 * the rounds and not their mean, and as the deviation of a round 1.4826 times the median distance
 * from it, which is the standard deviation where that exists, and which a few disturbed rounds
 * leave as it is.
 */
public record Speed(double perSecond, double deviation) {
  private static final double NORMAL = 1.4826;

  /**
   * From the rounds.
   *
   * @param nanos per call, in each round
   */
  static Speed of(List<Double> nanos) {
    double median = 1e9 / Figures.median(nanos);
    List<Double> distances = nanos.stream().map(each -> Math.abs(1e9 / each - median)).toList();
    return new Speed(median, NORMAL * Figures.median(distances));
  }

  /** Whether both may be the same, for all that was seen: the intervals overlap. */
  boolean isSameIsh(Speed other) {
    return Math.abs(perSecond - other.perSecond) <= deviation + other.deviation;
  }

  /** As {@code 12.345k (± 1.2%) i/s (81.00 μs/i)}. */
  String text() {
    String percent = String.format(Locale.ROOT, "(±%4.1f%%)", 100 * deviation / perSecond);
    String time = "(" + time() + "/i)";
    return String.format(Locale.ROOT, "%9s %s i/s %14s", scaled(), percent, time);
  }

  /** Iterations per second in five digits. */
  String scaled() {
    String[] units = {"", "k", "M", "B"};
    int unit = perSecond < 1000 ? 0 : Math.min(3, (int) (Math.log10(perSecond) / 3));
    return String.format(Locale.ROOT, "%.3f%s", perSecond / Math.pow(1000, unit), units[unit]);
  }

  private String time() {
    double nanos = 1e9 / perSecond;
    if (nanos < 1e3) {
      return String.format(Locale.ROOT, "%.2f ns", nanos);
    }
    return nanos < 1e6
        ? String.format(Locale.ROOT, "%.2f μs", nanos / 1e3)
        : String.format(Locale.ROOT, "%.2f ms", nanos / 1e6);
  }

  /** How this compares with a first one: {@code 1.40x faster}, {@code 1.10x slower}, same-ish. */
  String against(Speed first) {
    if (isSameIsh(first)) {
      return "same-ish";
    }
    double ratio = perSecond / first.perSecond;
    return ratio > 1
        ? String.format(Locale.ROOT, "%.2fx faster", ratio)
        : String.format(Locale.ROOT, "%.2fx slower", 1 / ratio);
  }
}
