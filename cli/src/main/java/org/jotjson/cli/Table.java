package org.jotjson.cli;

import java.util.Iterator;
import java.util.List;

/** Lines of cells, one below the other; printed as they come, so the widths are told beforehand. */
final class Table {
  private final Console console;
  private final List<Integer> widths;

  Table(Console console, List<Integer> widths) {
    this.console = console;
    this.widths = widths;
  }

  void row(List<String> cells) {
    StringBuilder line = new StringBuilder();
    Iterator<Integer> width = widths.iterator();
    for (String cell : cells) {
      line.append(cell).append(" ".repeat(Math.max(0, width.next() - cell.length()) + 2));
    }
    console.print(line.toString().stripTrailing());
  }
}
