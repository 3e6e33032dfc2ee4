package org.jotjson.cli;

import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The encoder benchmark: starts the program that has the rivals. */
@Command(
    name = "bench",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    sortOptions = false,
    description = {
      "Times Jot and other generators, in Java and in Ruby, on the same documents.",
      "The documents are those of the json gem's encoder benchmark; of Ruby, what this machine has"
          + " is timed: the json gem and Oj of the ruby on the PATH, and of JRuby its own json and"
          + " jot/json. A contender that writes another text than the one wanted is shown with the"
          + " difference, and not timed (on canada, values are compared and not texts).",
      "The first run builds the benchmark and fetches the rivals. Ctrl-C ends it and tells what is"
          + " done."
    },
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:What was asked for has been timed.",
      "1:The benchmark cannot be built or run.",
      "2:The command line is wrong.",
      "130:Ctrl-C; what was done has been told and written."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  jot bench --quick --html report.html",
      "  jot bench --only jot,jackson,fory-json --documents twitter,canada",
      "  ONLY=jot jot bench --json before.json",
      "  jot compare before.json after.json"
    })
final class Bench implements Callable<Integer> {
  @SuppressWarnings("UnusedVariable") // the program reads them; this is for help and for mistakes
  @Mixin
  private BenchOptions options;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    List<String> given = spec.root().commandLine().getParseResult().originalArgs();
    return BenchProgram.run(
        "encoders", given.subList(given.indexOf(spec.name()) + 1, given.size()));
  }
}
