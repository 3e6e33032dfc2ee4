package org.jotjson.bench.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jotjson.bench.EncoderResults;

/** How many times faster Jot is than each other contender, in colours. */
final class HeatTable {
  /** From here on a colour is as strong as it gets. */
  private static final double STRONGEST = 8;

  private static final int PERCENT = 78;

  /**
   * A cell.
   *
   * @param style a background, or nothing
   */
  record Cell(String text, String style) {}

  record Row(String title, List<Cell> cells) {}

  private final EncoderResults results;
  private final List<String> contenders;

  HeatTable(EncoderResults results) {
    this.results = results;
    this.contenders =
        results.contenders().stream().filter(who -> !who.equals(Pictures.FIRST)).toList();
  }

  List<String> head() {
    return contenders;
  }

  List<Row> rows() {
    List<Row> rows = new ArrayList<>();
    for (String document : results.documents()) {
      rows.add(
          new Row(
              document,
              contenders.stream()
                  .map(who -> cell(results.ratio(document, Pictures.FIRST, who)))
                  .toList()));
    }
    rows.add(
        new Row(
            "geometric mean",
            contenders.stream()
                .map(who -> cell(1 / results.meanRatio(who, Pictures.FIRST)))
                .toList()));
    return rows;
  }

  private static Cell cell(Double ratio) {
    if (ratio == null || ratio.isNaN()) {
      return new Cell("–", "");
    }
    double strength = Math.min(1, Math.abs(Math.log(ratio)) / Math.log(STRONGEST));
    String style =
        String.format(
            Locale.ROOT,
            "background: color-mix(in srgb, var(--%s) %.0f%%, transparent)",
            ratio >= 1 ? "faster" : "slower",
            PERCENT * strength);
    return new Cell(String.format(Locale.ROOT, ratio < 100 ? "%.2f" : "%.0f", ratio), style);
  }
}
