package org.jotjson.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Says loudly if the proof on real documents is not there. */
class CorpusPresenceTest {
  @Test
  void theBenchmarkDocumentsAreWholeOrTheirAbsenceIsSaid() throws Exception {
    Path corpus = Path.of(System.getProperty("jot.corpus"));
    if (!Files.isDirectory(corpus)) {
      System.err.println("NOT TESTED: no benchmark documents in " + corpus + " (-Djot.corpus=…)");
      return;
    }
    try (var files = Files.list(corpus)) {
      assertThat(files.filter(file -> file.toString().endsWith(".json")).count()).isEqualTo(23);
    }
  }
}
