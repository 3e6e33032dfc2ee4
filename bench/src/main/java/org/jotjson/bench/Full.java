package org.jotjson.bench;

import java.util.List;
import picocli.CommandLine.Command;

/** The figures to publish. */
@Command(
    name = "full",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    showDefaultValues = true,
    usageHelpAutoWidth = true,
    description = "Everything, in five JVMs for each document: about an hour for each setting.")
final class Full extends Series {
  Full() {
    super(List.of(Setting.values()));
    timing.forks = 5;
  }
}
