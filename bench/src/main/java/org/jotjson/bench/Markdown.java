package org.jotjson.bench;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A Markdown table whose columns line up in a terminal too. The first column is text. */
final class Markdown {
  private final List<List<String>> rows = new ArrayList<>();

  Markdown(List<String> head) {
    rows.add(List.copyOf(head));
  }

  Markdown row(List<String> cells) {
    rows.add(List.copyOf(cells));
    return this;
  }

  /** Microseconds, or a dash. */
  static String micros(Double nanos) {
    return nanos == null ? "–" : significant(nanos / 1e3);
  }

  /** At least three significant digits. */
  static String significant(double value) {
    int decimals = value >= 100 ? 0 : value >= 10 ? 1 : value >= 1 ? 2 : value >= 0.1 ? 3 : 4;
    return ("%." + decimals + "f").formatted(value);
  }

  static String ratio(Double ratio) {
    return ratio == null || ratio.isNaN() ? "–" : "%.2f".formatted(ratio);
  }

  @Override
  public String toString() {
    int columns = rows.get(0).size();
    int[] widths =
        IntStream.range(0, columns)
            .map(i -> rows.stream().mapToInt(row -> row.get(i).length()).max().orElse(0))
            .toArray();
    String[] rule = new String[columns];
    Arrays.setAll(rule, i -> i == 0 ? "-".repeat(widths[i]) : "-".repeat(widths[i] - 1) + ":");
    List<List<String>> all = new ArrayList<>(rows);
    all.add(1, List.of(rule));
    return all.stream().map(row -> line(row, widths)).collect(Collectors.joining());
  }

  private static String line(List<String> row, int[] widths) {
    StringBuilder out = new StringBuilder("|");
    for (int i = 0; i < widths.length; i++) {
      String padding = " ".repeat(widths[i] - row.get(i).length());
      out.append(' ');
      out.append(i == 0 ? row.get(i) + padding : padding + row.get(i));
      out.append(" |");
    }
    return out.append('\n').toString();
  }

  static List<String> blanks(int count) {
    return Collections.nCopies(count, "");
  }
}
