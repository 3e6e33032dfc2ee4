package org.jotjson.bench;

import java.util.List;
import picocli.CommandLine.Command;

/** Ten minutes for a table of ratios. */
@Command(
    name = "quick",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    showDefaultValues = true,
    usageHelpAutoWidth = true,
    description = "All documents and contenders once, in ten minutes.")
final class Quick extends Series {
  Quick() {
    super(List.of(Setting.BYTES));
    timing.warmUp = 2;
  }
}
