package org.jotjson.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jotjson.cli.Command.jot;

import org.jotjson.cli.Command.Outcome;
import org.jotjson.internal.text.RunScanners;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class UsageTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--nonsense | jot: Unknown option: '--nonsense'",
        "encod | Did you mean: jot encode",
        "encode --prety | Possible solutions: --pretty",
        "encode --indent x | 'x' is not white space",
        "encode --max-nesting many | 'many' is not an int",
        "encode --max-nesting -1 | --max-nesting is a number of levels",
        "encode --lines --stream | --lines and --stream exclude each other",
        "encode --lines --pretty | --lines wants documents without newlines",
        "encode --lines --array-nl \\n | --lines wants documents without newlines",
        "encode --skip-bad | --skip-bad goes with --lines",
        "encode --stream --sort-keys | --stream cannot order keys",
        "encode --stream --canonical | --stream cannot order keys",
        "encode --canonical --exact-numbers | --canonical says how numbers are written",
        "verify --golden | Missing required parameter for option '--golden'",
      })
  void badUsageExitsWithTwoAndALineThatHelps(String arguments, String helps) {
    Outcome outcome = jot(arguments.split(" "));
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.out()).isEmpty();
    assertThat(outcome.err()).contains(helps).contains("--help'.").doesNotContain("Exception");
  }

  @Test
  void withoutACommandTheUserIsAsked() {
    assertThat(jot()).isEqualTo(new Outcome(2, "", "jot: which command?\nTry 'jot --help'.\n"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"encode", "verify", "bench", "compare", "corpus"})
  void helpTellsOptionsExamplesAndExitCodes(String command) {
    Outcome outcome = jot(command, "--help");
    assertThat(outcome.code()).isZero();
    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.out())
        .startsWith("Usage: jot " + command)
        .contains("Examples:")
        .contains("Exit codes:")
        .contains("  2   ");
  }

  @Test
  void helpListsTheCommands() {
    assertThat(jot("--help").out())
        .contains("encode   Reads JSON")
        .contains("verify   Encodes documents")
        .contains("bench    Times Jot", "compare  Compares two runs")
        .contains("corpus   Gets the documents");
  }

  @Test
  void versionTellsJavaAndTheScannerAndWhyItWasChosen() {
    assertThat(jot("--version").out())
        .contains("jot ")
        .contains("Java " + Runtime.version())
        .contains("scanner " + RunScanners.name() + ": " + RunScanners.reason())
        .contains("jackson-core 3.")
        .contains("picocli 4.");
  }
}
