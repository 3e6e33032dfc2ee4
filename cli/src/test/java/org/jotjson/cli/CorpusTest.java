package org.jotjson.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.jotjson.cli.Command.jot;

import java.nio.file.Path;
import org.jotjson.cli.Command.Outcome;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("corpus")
class CorpusTest {
  @ParameterizedTest
  @CsvSource({
    "activitypub, 421ab39e9ee7eed1392a24ddde4deee218abeae2",
    "citm_catalog, 09b74151f3e4310e9339be0ff1c0d8b316dbdabd",
    "github_events, d5248cad8f4e573145009842e9f0116919e2b4f0",
    "ohai, 8dde8bd01ef7baac0330da5a094ab1781bfbe142",
    "twitter, ccab6079fd5cf8408f7bf4ff832729d4fc59f9e8",
    "twitterescaped, ccab6079fd5cf8408f7bf4ff832729d4fc59f9e8",
    "update-center, 12d1ba8473163a50c6632821c7228b4f067642a2",
  })
  void documentsAreEncodedByteForByteAsTheJsonGemDoes(String name, String sha1) {
    String file = Path.of(System.getProperty("jot.corpus"), name + ".json").toString();
    for (String option : new String[] {"--max-nesting=100", "--stream"}) {
      Outcome outcome = jot("encode", option, file);
      assertThat(outcome.err()).isEmpty();
      assertThat(Sha.ofLine(outcome.out().stripTrailing().getBytes(UTF_8))).isEqualTo(sha1);
    }
  }
}
