package org.jotjson.bench;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.RunResult;

/**
 * Medians of the passes: a line for each combination of parameters, a column for each contender.
 */
final class JmhTable {
  private static final String CONTENDER = "contender";

  private final Map<String, Map<String, List<Double>>> scores = new LinkedHashMap<>();
  private final Set<String> columns = new LinkedHashSet<>();
  private String unit = "";

  JmhTable(Collection<RunResult> results) {
    for (RunResult result : results) {
      BenchmarkParams params = result.getParams();
      String column = column(params);
      columns.add(column);
      unit = result.getPrimaryResult().getScoreUnit();
      scores
          .computeIfAbsent(row(params), key -> new LinkedHashMap<>())
          .computeIfAbsent(column, key -> new ArrayList<>())
          .add(result.getPrimaryResult().getScore());
    }
  }

  private static String column(BenchmarkParams params) {
    String contender = params.getParam(CONTENDER);
    String benchmark = params.getBenchmark();
    return contender != null ? contender : benchmark.substring(benchmark.lastIndexOf('.') + 1);
  }

  private static String row(BenchmarkParams params) {
    String[] path = params.getBenchmark().split("\\.");
    StringBuilder row = new StringBuilder(path[path.length - 2]);
    for (String key : params.getParamsKeys()) {
      if (!key.equals(CONTENDER)) {
        row.append(' ').append(params.getParam(key));
      }
    }
    return row.toString();
  }

  String markdown() {
    List<String> head = new ArrayList<>(List.of(unit));
    head.addAll(columns);
    Markdown table = new Markdown(head);
    scores.forEach(
        (row, cells) -> {
          List<String> line = new ArrayList<>(List.of(row));
          for (String column : columns) {
            List<Double> all = cells.get(column);
            line.add(all == null ? "–" : Markdown.significant(Figures.median(all)));
          }
          table.row(line);
        });
    return table.toString();
  }
}
