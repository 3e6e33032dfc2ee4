package org.jotjson.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jotjson.cli.Command.encode;
import static org.jotjson.cli.Command.jot;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OutputFileTest {
  @TempDir Path folder;
  private Path out;

  @BeforeEach
  void chooseFile() {
    out = folder.resolve("out.json");
  }

  private List<String> files() throws Exception {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void theFileHoldsTheOutputAndNothingElseIsLeft() throws Exception {
    assertThat(encode("[ 1 ]", "-o", out.toString()).out()).isEmpty();
    assertThat(out).hasContent("[1]\n");
    assertThat(files()).containsExactly("out.json");
  }

  @Test
  void ifTheInputIsBadAnOldFileStaysAsItWas() throws Exception {
    Files.writeString(out, "old");
    for (String option : new String[] {"--stream", "--lines", "--pretty"}) {
      assertThat(encode("[1]\n[2", option, "-o", out.toString()).code()).isEqualTo(1);
      assertThat(out).hasContent("old");
      assertThat(files()).containsExactly("out.json");
    }
  }

  @Test
  void ifTheInputIsBadNoFileAppears() throws Exception {
    assertThat(encode("[1", "--output", out.toString()).code()).isEqualTo(1);
    assertThat(files()).isEmpty();
  }

  @Test
  void aFileMayBeReadAndReplaced() throws Exception {
    Files.writeString(out, "[ 1 ]");
    assertThat(jot("encode", out.toString(), "-o", out.toString()).code()).isZero();
    assertThat(out).hasContent("[1]\n");
  }

  @Test
  void linksAndPermissionsStay() throws Exception {
    Files.writeString(out, "old");
    Files.setPosixFilePermissions(out, PosixFilePermissions.fromString("rw-r-----"));
    Path link = Files.createSymbolicLink(folder.resolve("link"), out.getFileName());
    assertThat(encode("[1]", "-o", link.toString()).code()).isZero();
    assertThat(link).isSymbolicLink();
    assertThat(out).hasContent("[1]\n");
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(out)))
        .isEqualTo("rw-r-----");
  }

  @Test
  void aDeviceIsWrittenInPlace() {
    assertThat(encode("[1]", "-o", "/dev/null")).isEqualTo(new Command.Outcome(0, "", ""));
    assertThat(encode("[1]", "-o", "/dev/full").err())
        .isEqualTo("jot: cannot write /dev/full: No space left on device\n");
  }

  @Test
  void aDashIsStandardOutput() {
    assertThat(encode("[1]", "-o", "-").out()).isEqualTo("[1]\n");
  }

  @Test
  void aFolderThatDoesNotExistIsNamed() {
    String nowhere = folder.resolve("no/out.json").toString();
    assertThat(encode("[1]", "-o", nowhere).err())
        .isEqualTo("jot: " + nowhere + ": no such file\n");
  }
}
