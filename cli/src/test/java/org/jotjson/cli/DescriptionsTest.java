package org.jotjson.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jotjson.cli.Command.jot;

import java.nio.file.Path;
import org.jotjson.cli.Command.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is made of the commands' help: completion for shells, and manual pages. */
class DescriptionsTest {
  @TempDir Path folder;

  @Test
  void completionKnowsCommandsAndOptions() {
    Outcome outcome = jot("generate-completion");
    assertThat(outcome.code()).isZero();
    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.out()).startsWith("#!").contains("verify bench", "--sort-keys", "--html");
    assertThat(outcome.out()).contains("complete -F _complete_jot");
  }

  @Test
  void eachCommandHasAManualPage() throws Exception {
    ManPages.main(new String[] {folder.toString()});
    for (String command :
        new String[] {"", "-encode", "-verify", "-bench", "-compare", "-corpus"}) {
      assertThat(folder.resolve("jot" + command + ".adoc")).exists();
    }
    assertThat(folder.resolve("jot-bench.adoc")).content().contains("--quick", "Examples");
  }
}
