package org.jotjson.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** With an npm client that packs a folder beside it. */
class CorpusFetchTest {
  private static final CorpusFile ONE = file("one.json", "[1]");
  private static final CorpusFile TWO = file("small/two.json", "[2]");

  @TempDir Path folder;
  private Path cache;

  private static CorpusFile file(String path, String content) {
    byte[] bytes = content.getBytes(UTF_8);
    return new CorpusFile(path, bytes.length, Sha.sha256(bytes));
  }

  @BeforeEach
  void makePackage() throws IOException {
    cache = folder.resolve("cache/jot");
    Path documents = Files.createDirectories(folder.resolve("package/docs/small"));
    Files.writeString(documents.resolveSibling("one.json"), "[1]");
    Files.writeString(documents.resolve("two.json"), "[2]");
  }

  private Npm npm(String... script) throws IOException {
    Path npm = folder.resolve("npm");
    Files.writeString(npm, "#!/bin/sh\n" + String.join("\n", script) + "\n");
    Files.setPosixFilePermissions(npm, PosixFilePermissions.fromString("rwxr-xr-x"));
    return new Npm(npm.toString());
  }

  private Npm npm() throws IOException {
    return npm("tar -C '" + folder + "' -czf p-1.tgz package && echo \"$*\" >&2 && echo p-1.tgz");
  }

  private void fill(Npm npm, CorpusFile... files) {
    CorpusCache corpus = new CorpusCache(cache, List.of(files));
    corpus.fill(corpus.missing(), npm, "p@1", "docs");
  }

  private List<String> kept() throws IOException {
    try (Stream<Path> files = Files.list(cache)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void documentsComeOutOfThePackageAndNothingElseIsLeft() throws IOException {
    fill(npm(), ONE, TWO);
    assertThat(kept()).containsExactly("one.json", "two.json");
    assertThat(cache.resolve("two.json")).hasContent("[2]");
    assertThat(new CorpusCache(cache, List.of(ONE, TWO)).missing()).isEmpty();
  }

  @Test
  void aDocumentThatWasSpoiltIsFetchedAgain() throws IOException {
    fill(npm(), ONE, TWO);
    Files.writeString(cache.resolve("one.json"), "[3]");
    assertThat(new CorpusCache(cache, List.of(ONE, TWO)).missing()).containsExactly(ONE);
    fill(npm(), ONE, TWO);
    assertThat(cache.resolve("one.json")).hasContent("[1]");
  }

  @Test
  void ifOneIsNotWhatWasRecordedNoneIsKept() throws IOException {
    assertThatThrownBy(() -> fill(npm(), ONE, file("small/two.json", "[9]")))
        .hasMessage("p@1: small/two.json has not the recorded SHA-256: nothing is kept");
    assertThatThrownBy(() -> fill(npm(), ONE, file("three.json", "[3]")))
        .hasMessage("p@1: three.json is missing: nothing is kept");
    assertThat(kept()).isEmpty();
  }

  @Test
  void whatNpmComplainsOfIsToldInShort() {
    assertThatThrownBy(() -> fill(npm("echo 'npm error code ENOTFOUND' >&2; exit 1"), ONE))
        .isInstanceOf(Problem.class)
        .hasMessageContaining("pack --silent p@1' failed; is there a network?\n  npm error code");
  }

  @Test
  void withoutNpmTheUserIsToldWhereItComesFrom() {
    assertThatThrownBy(() -> fill(new Npm(folder + "/none"), ONE))
        .hasMessage("no npm on the PATH: it comes with Node.js");
  }

  @Test
  void theRecordNamesEachDocumentOnce() {
    List<String> names = CorpusFile.recorded().stream().map(CorpusFile::name).toList();
    assertThat(names).contains("twitter.json", "canada.json", "citm_catalog.json");
    assertThat(names).doesNotHaveDuplicates().hasSize(20);
  }

  @Test
  void theCommandPutsThemWhereTheEnvironmentSays() throws Exception {
    Path empty = Files.createDirectory(folder.resolve("no-programs"));
    ProcessBuilder builder =
        new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-cp",
            System.getProperty("java.class.path"),
            Main.class.getName(),
            "corpus");
    builder.environment().putAll(Map.of("PATH", "" + empty, "XDG_CACHE_HOME", "" + cache));
    Process process = builder.start();
    assertThat(new String(process.getErrorStream().readAllBytes(), UTF_8))
        .isEqualTo("jot: no npm on the PATH: it comes with Node.js\n");
    assertThat(process.waitFor()).isEqualTo(1);
    assertThat(cache.resolve("jot/corpus")).isEmptyDirectory();
  }
}
