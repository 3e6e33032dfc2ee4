package org.jotjson.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jotjson.cli.Command.encode;
import static org.jotjson.cli.Command.jot;

import java.nio.file.Files;
import java.nio.file.Path;
import org.jotjson.cli.Command.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LinesTest {
  @TempDir Path folder;

  @Test
  void everyLineIsADocumentAndBlankLinesAreNone() {
    String lines = "{ \"a\": 1 }\r\n\n[ 2 ]\n  \t \n\"last\"";
    assertThat(encode(lines, "--lines"))
        .isEqualTo(new Outcome(0, "{\"a\":1}\n[2]\n\"last\"\n", ""));
    assertThat(encode("", "--lines")).isEqualTo(new Outcome(0, "", ""));
  }

  /** Several megabytes are many batches, of which some are done before earlier ones. */
  @Test
  void theOrderIsKept() {
    StringBuilder lines = new StringBuilder();
    for (int i = 0; i < 100_000; i++) {
      lines
          .append("{\"i\":")
          .append(i)
          .append(",\"x\":\"")
          .append("x".repeat(i % 97))
          .append("\"}\n");
    }
    Outcome outcome = encode(lines.toString(), "--lines");
    assertThat(outcome.out().equals(lines.toString())).isTrue();
  }

  @Test
  void aLineMayBeLongerThanABatch() {
    String line = "[\"" + "x".repeat(1_000_000) + "\"]\n";
    assertThat(
            encode("1\n" + line + line + "2", "--lines").out().equals("1\n" + line + line + "2\n"))
        .isTrue();
  }

  @Test
  void aBadLineStopsTheRunBehindTheLinesBeforeIt() {
    Outcome outcome = encode("[1]\n\n[2,\n[3]\n", "--lines");
    assertThat(outcome)
        .isEqualTo(
            new Outcome(
                1, "[1]\n", "jot: <stdin>:3:4: the text ends inside an array: expected a value\n"));
  }

  @Test
  void lineNumbersGoOnFromBatchToBatch() {
    int good = 60_000;
    Outcome outcome = encode("[1,2,3,4,5,6,7]\n".repeat(good) + "[\"é\" x]\n[1]\n", "--lines");
    assertThat(outcome.err())
        .isEqualTo("jot: <stdin>:" + (good + 1) + ":6: expected ',' or ']', not 'x'\n");
    assertThat(outcome.out().equals("[1,2,3,4,5,6,7]\n".repeat(good))).isTrue();
  }

  @Test
  void badLinesCanBeLeftOutAndAreCounted() throws Exception {
    Path log =
        Files.writeString(folder.resolve("log.jsonl"), "[1]\n{\n[2]\nx\n[\"\\ud800\"]\n[3]\n");
    assertThat(jot("encode", "--lines", "--skip-bad", log.toString()))
        .isEqualTo(
            new Outcome(
                0,
                "[1]\n[2]\n[3]\n",
                "jot: 3 bad lines left out, the first: "
                    + log
                    + ":2:2: the text ends inside an object: expected '}'\n"));
  }

  @Test
  void duplicateKeysAreToldOnceAFile() {
    Outcome outcome = encode("[1]\n{\"a\":1,\"a\":2}\n{\"b\":1,\"b\":2}\n", "--lines");
    assertThat(outcome.out()).isEqualTo("[1]\n{\"a\":2}\n{\"b\":2}\n");
    assertThat(outcome.err())
        .isEqualTo(
            "jot: <stdin>:2:12: warning: 2 duplicate keys, the first \"a\"; the last value counts\n");
  }

  @Test
  void linesOfSeveralFilesFollowEachOther() throws Exception {
    String one = Files.writeString(folder.resolve("1.jsonl"), "1\n2").toString();
    String two = Files.writeString(folder.resolve("2.jsonl"), "3\n").toString();
    assertThat(jot("encode", "--lines", one, two).out()).isEqualTo("1\n2\n3\n");
  }
}
