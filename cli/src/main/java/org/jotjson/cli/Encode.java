package org.jotjson.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The face of {@link EncodeRun} on the command line. */
@Command(
    name = "encode",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    sortOptions = false,
    description = {
      "Reads JSON and writes it as JSON.generate(JSON.parse(text)) of Ruby's json gem does: compactly, with a newline"
          + " at the end, integers of any size exact, decimals as doubles, of duplicate keys the last value at the first"
          + " place."
    },
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:Everything was written.",
      "1:Something is wrong with the input or the output; a line on standard error tells what and where.",
      "2:The command line is wrong.",
      "141:The reader of the output has gone away."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  jot encode --pretty order.json",
      "  curl -s https://example.org/data.json | jot encode --sort-keys --indent 4 --array-nl '\\n' --object-nl '\\n'",
      "  jot encode --canonical contract.json | sha256sum",
      "  jot encode --lines --skip-bad log.jsonl -o clean.jsonl",
      "  jot encode --stream --pretty huge.json -o huge-pretty.json"
    })
final class Encode implements Callable<Integer> {
  @Mixin private EncodeRun encoding;

  @Spec private CommandSpec spec;

  private final Console console;

  Encode(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    String contradiction = encoding.contradiction();
    if (contradiction != null) throw new ParameterException(spec.commandLine(), contradiction);
    return encoding.run(console);
  }
}
