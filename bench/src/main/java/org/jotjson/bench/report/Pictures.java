package org.jotjson.bench.report;

import java.awt.Dimension;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Function;
import org.jfree.chart.JFreeChart;
import org.jotjson.bench.EncoderResults;
import org.jotjson.bench.Measured;

/** The pictures of a run. */
public final class Pictures {
  /** What all others are compared with. */
  static final String FIRST = "jot";

  private final EncoderResults results;

  public Pictures(EncoderResults results) {
    this.results = results;
  }

  /** How an element is made of a chart. */
  private interface Form {
    String of(JFreeChart chart, Dimension size, String title);
  }

  /** The document's contenders by speed, for HTML. */
  String document(String document) {
    return document(document, Svg::inline);
  }

  /** The same, as a file. */
  public String documentFile(String document) {
    return document(document, Svg::standalone);
  }

  private String document(String document, Form form) {
    List<Charts.Bar> bars =
        results.contenders().stream()
            .map(contender -> results.of(document, contender))
            .filter(Objects::nonNull)
            .map(Pictures::bar)
            .sorted(Comparator.comparing(Charts.Bar::value).reversed())
            .toList();
    return form.of(Charts.bars(bars, "MB/s"), Charts.sizeOfBars(bars.size()), document + ", MB/s");
  }

  private static Charts.Bar bar(Measured one) {
    double speed = one.megabytes();
    String shown = String.format(Locale.ROOT, speed < 10 ? "%.1f" : "%,.0f", speed);
    return new Charts.Bar(one.contender(), speed, one.megabytesDeviation(), shown);
  }

  String means() {
    return means(Svg::inline);
  }

  /** The geometric means, as a file. */
  public String meansFile() {
    return means(Svg::standalone);
  }

  private String means(Form form) {
    List<Charts.Bar> bars =
        results.contenders().stream()
            .map(who -> mean(who, results.meanRatio(who, FIRST)))
            .filter(bar -> !Double.isNaN(bar.value()))
            .sorted(Comparator.comparing(Charts.Bar::value).reversed())
            .toList();
    String title = "speed, all documents, jot = 1";
    return form.of(Charts.bars(bars, title), Charts.sizeOfBars(bars.size()), title);
  }

  private static Charts.Bar mean(String who, double ratio) {
    return new Charts.Bar(who, ratio, null, String.format(Locale.ROOT, "%.2f", ratio));
  }

  String strings() {
    return lines(results.strings(), Measured::megabytes, "characters in a string", "MB/s");
  }

  String growth() {
    return lines(
        results.growth(),
        one -> 1e3 / one.megabytes(),
        "size of the document",
        "nanoseconds per byte");
  }

  private static String lines(
      List<Measured> all, Function<Measured, Double> value, String x, String y) {
    List<Charts.Point> points =
        all.stream()
            .filter(one -> one.difference() == null)
            .map(one -> new Charts.Point(one.contender(), size(one), value.apply(one)))
            .toList();
    return Svg.inline(Charts.lines(points, x, y), Charts.sizeOfLines(), y + " by " + x);
  }

  private static String size(Measured one) {
    long size = Long.parseLong(one.document());
    if (size % 1_000_000 == 0) {
      return size / 1_000_000 + " MB";
    }
    if (size % 1024 == 0) {
      return size / 1024 + "K";
    }
    return size % 1_000 == 0 ? size / 1_000 + " KB" : String.valueOf(size);
  }
}
