package org.jotjson.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Compares two runs of the benchmark. */
@Command(
    name = "compare",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Compares two runs of the benchmark, in tables for a pull request.",
      "Takes the raw figures that 'jot bench --json FILE' wrote. 'same-ish' means that the"
          + " difference falls within the deviations."
    },
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:The tables have been printed.",
      "1:A file cannot be read.",
      "2:The command line is wrong."
    },
    footerHeading = "%nExamples:%n",
    footer = {"  jot compare before.json after.json"})
final class Compare implements Callable<Integer> {
  @Parameters(index = "0", paramLabel = "BEFORE", description = "Raw figures.")
  private Path before;

  @Parameters(index = "1", paramLabel = "AFTER", description = "Raw figures, of a later run.")
  private Path after;

  @Override
  public Integer call() {
    return BenchProgram.run("compare", List.of(before.toString(), after.toString()));
  }
}
