package org.jotjson.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.jotjson.cli.Command.jot;

import java.nio.file.Files;
import java.nio.file.Path;
import org.jotjson.cli.Command.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VerifyTest {
  private static final String TEXT = "{\"b\": 1, \"a\": [\"\\u00e9\\u001f/\", 1e16, 0.5]}";

  @TempDir Path folder;

  private String document(String name, String text) throws Exception {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  @Test
  void scannersRoutesAndOutsidersAgreeButForTheLayoutOfFloats() throws Exception {
    Outcome outcome = jot("verify", document("a.json", TEXT), document("b.json", "[1,\"x\"]"));
    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.out().lines().findFirst().orElseThrow())
        .contains("scalar  swar  ")
        .contains("swar+open  jackson");
    assertThat(outcome.out())
        .containsPattern("a\\.json  [0-9a-f]{40}  (✓ +){4}≈1")
        .containsPattern("b\\.json  3fe63d18[0-9a-f]{32}  (✓ +){5}")
        .containsPattern(" ruby-json: ruby \\S+, json ")
        .contains("2 documents: all agree");
    assertThat(outcome.code()).isZero();
  }

  @Test
  void aFolderStandsForItsDocuments() throws Exception {
    document("b.json", "2");
    document("a.json", "1");
    document("c.txt", "no JSON");
    assertThat(jot("verify", folder.toString()).out())
        .containsPattern("(?s)a\\.json.*b\\.json.*2 documents");
  }

  @Test
  void aDocumentThatCannotBeReadIsAMismatch() throws Exception {
    String bad = document("bad.json", "[1,");
    Outcome outcome = jot("verify", bad, document("good.json", "[]"));
    assertThat(outcome.out())
        .contains("✗ " + bad + ":1:4: the text ends inside an array: expected a value")
        .contains("2 documents: 1 mismatches");
    assertThat(outcome.code()).isEqualTo(1);
  }

  private String golden(String sha256, String compact, String sorted) throws Exception {
    String line = "a.json\t0\t%s\t%s\t0\t-\t%s\t-\t0\n";
    return document(
        "golden.tsv",
        "# file\n"
            + line.formatted(sha256, "compact", compact)
            + line.formatted(sha256, "sort_keys", sorted));
  }

  @Test
  void goldenDigestsAreCompared() throws Exception {
    String file = document("a.json", TEXT);
    String sha256 = Sha.sha256(Files.readAllBytes(Path.of(file)));
    String compact = Sha.ofLine("{\"b\":1,\"a\":[\"é\\u001f/\",1e+16,0.5]}".getBytes(UTF_8));
    String sorted = Sha.ofLine("{\"a\":[\"é\\u001f/\",1e+16,0.5],\"b\":1}".getBytes(UTF_8));
    Outcome outcome =
        jot("verify", "--golden", golden(sha256, compact, sorted), "--corpus", folder.toString());
    assertThat(outcome.out()).contains("2 texts wanted: all agree").doesNotContain("jackson");
    assertThat(outcome.code()).isZero();

    Outcome wrong = jot("verify", "--golden", golden(sha256, compact, compact), file);
    assertThat(wrong.out())
        .contains("✗ a.json: jot (scalar, string): " + sorted)
        .contains("16 mismatches");
    assertThat(wrong.code()).isEqualTo(1);
  }

  @Test
  void aGoldenFileThatSpeaksOfOtherDocumentsIsAMismatch() throws Exception {
    String file = document("a.json", TEXT);
    String golden = golden("0".repeat(64), "x", "y");
    assertThat(jot("verify", "--golden", golden, file).out())
        .contains("not the document that the golden file speaks of");
    Files.delete(Path.of(file));
    assertThat(jot("verify", "--golden", golden, "--corpus", folder.toString()).out())
        .contains(": no such file");
    String other = document("other.json", "1");
    assertThat(jot("verify", "--golden", golden, other).err())
        .contains("the golden file does not know it");
    assertThat(jot("verify", "--golden", file + ".no").err()).contains("no such file");
    assertThat(jot("verify", "--golden", other).err()).contains("not a golden file");
  }
}
