package org.jotjson.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The launcher in a repository like this one, with a Maven that only makes an empty jar, and JDKs
 * whose {@code java} prints its arguments.
 */
class LauncherTest {
  private static final String BUILDING = "jot: building, which takes a minute\n";

  @TempDir Path folder;
  private Path home;
  private final Map<String, String> environment = new HashMap<>();

  private record Run(int code, String out, String err) {}

  @BeforeEach
  void makeRepository() throws Exception {
    home = folder.resolve("the repository");
    for (String source :
        List.of(
            "core/src/main/A.java",
            "cli/src/main/B.java",
            "core/pom.xml",
            "cli/pom.xml",
            "pom.xml")) {
      Files.createDirectories(home.resolve(source).getParent());
      Files.writeString(home.resolve(source), "");
    }
    Files.copy(Path.of("../jot"), home.resolve("jot"));
    maven("mkdir -p cli/target/lib && touch cli/target/jot-cli.jar cli/target/lib/other.jar");
    environment.put("PATH", folder.resolve("bin") + ":" + System.getenv("PATH"));
    environment.put("HOME", folder.toString());
    environment.put("JOT_JAVA_HOME", jdk("25.0.1").toString());
  }

  private void maven(String does) throws Exception {
    script(
        folder.resolve("bin/mvn"),
        "echo called >>'" + folder + "/builds'",
        "echo 'Maven speaks'",
        does);
  }

  private Path jdk(String version) throws Exception {
    Path jdk = Files.createDirectories(folder.resolve(".sdkman/candidates/java/" + version));
    Files.writeString(
        jdk.resolve("release"), "OS_NAME=\"Linux\"\nJAVA_VERSION=\"" + version + "\"\n");
    script(
        jdk.resolve("bin/java"),
        "for a; do case $a in *Output=*|*AtExit=*) echo learnt >\"${a#*=}\" ;; esac; done",
        "printf '<%s>\\n' '" + version + "' \"$@\"");
    return jdk;
  }

  private static void script(Path file, String... lines) throws Exception {
    Files.createDirectories(file.getParent());
    Files.writeString(file, "#!/bin/sh\n" + String.join("\n", lines) + "\n");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  private long builds() throws Exception {
    Path builds = folder.resolve("builds");
    return Files.exists(builds) ? Files.readAllLines(builds).size() : 0;
  }

  private Run jot(String... arguments) throws Exception {
    return run(home, "./jot", arguments);
  }

  private Run run(Path directory, String command, String... arguments) throws Exception {
    List<String> line = new ArrayList<>(List.of(command));
    line.addAll(List.of(arguments));
    Path err = folder.resolve("err");
    ProcessBuilder builder =
        new ProcessBuilder(line).directory(directory.toFile()).redirectError(err.toFile());
    builder.environment().clear();
    builder.environment().putAll(environment);
    Process process = builder.start();
    String out = new String(process.getInputStream().readAllBytes(), UTF_8);
    return new Run(process.waitFor(), out, Files.readString(err));
  }

  @Test
  void buildsOnFirstUseAndOnlyThen() throws Exception {
    assertThat(jot("encode").err()).isEqualTo(BUILDING);
    assertThat(jot("encode").err()).isEmpty();
    assertThat(builds()).isEqualTo(1);
  }

  @Test
  void buildsAgainIfASourceIsNewerOrGone() throws Exception {
    jot("encode");
    Path source = home.resolve("core/src/main/A.java");
    Files.setLastModifiedTime(source, FileTime.from(Instant.now().plusSeconds(5)));
    assertThat(jot("encode").err()).isEqualTo(BUILDING);
    Files.setLastModifiedTime(source, FileTime.from(Instant.now().minusSeconds(5)));
    assertThat(jot("encode").err()).isEmpty();
    Files.delete(source);
    Files.setLastModifiedTime(source.getParent(), FileTime.from(Instant.now().plusSeconds(5)));
    assertThat(jot("encode").err()).isEqualTo(BUILDING);
  }

  @Test
  void aBuildThatFailsShowsWhatMavenSaidAndIsTriedAgain() throws Exception {
    maven("exit 1");
    String said =
        BUILDING + "Maven speaks\njot: the build failed; CONTRIBUTING.md says what it needs\n";
    assertThat(jot("encode")).isEqualTo(new Run(1, "", said));
    assertThat(jot("encode")).isEqualTo(new Run(1, "", said));
    assertThat(builds()).isEqualTo(2);
  }

  @Test
  void argumentsReachTheCommandAsTheyAre() throws Exception {
    Run run = jot("encode", "a b", "", "*", "$x", "--indent", "\t");
    assertThat(run.code()).isZero();
    assertThat(run.out())
        .endsWith("<org.jotjson.cli.Main>\n<encode>\n<a b>\n<>\n<*>\n<$x>\n<--indent>\n<\t>\n");
    assertThat(run.out())
        .contains("<-cp>\n<./cli/target/jot-cli.jar:./cli/target/lib/other.jar>\n");
  }

  @Test
  void whatTheJvmLearntInOneRunServesTheLaterOnes() throws Exception {
    String use = "<-XX:AOTCache=./cli/target/jot-25.0.1.aot>";
    assertThat(jot("encode").out()).contains(use);
    assertThat(home.resolve("cli/target/jot-25.0.1.aot")).hasContent("learnt");
    environment.put("JOT_JAVA_HOME", jdk("17.0.9").toString());
    assertThat(jot("encode").out())
        .contains("<-XX:SharedArchiveFile=./cli/target/jot-17.0.9.jsa>")
        .doesNotContain(use);
  }

  @Test
  void worksFromElsewhereAndThroughLinks() throws Exception {
    Path elsewhere = Files.createDirectories(folder.resolve("elsewhere/deep"));
    Path absolute = Files.createSymbolicLink(elsewhere.resolve("absolute"), home.resolve("jot"));
    Files.createSymbolicLink(elsewhere.resolve("relative"), Path.of("../../the repository/jot"));
    Files.createSymbolicLink(folder.resolve("bin/jot"), elsewhere.resolve("relative"));
    for (String command : List.of(absolute.toString(), "./relative", "jot")) {
      Run run = run(elsewhere, "/bin/sh", "-c", "exec " + command + " encode x");
      assertThat(run.out()).contains("<25.0.1>").endsWith("<encode>\n<x>\n");
    }
    assertThat(builds()).isEqualTo(1);
  }

  @Test
  void takesTheNewestJdkUnlessToldOtherwise() throws Exception {
    Path older = jdk("21.0.2");
    environment.remove("JOT_JAVA_HOME");
    jdk("99.0.1");
    assertThat(jot("encode").out()).startsWith("<99.0.1>");
    environment.put("JAVA_HOME", older.toString());
    assertThat(jot("encode").out()).startsWith("<99.0.1>");
    environment.put("JAVA_HOME", "/nowhere");
    assertThat(jot("encode").out()).startsWith("<99.0.1>");
    environment.put("JOT_JAVA_HOME", older.toString());
    assertThat(jot("encode").out()).startsWith("<21.0.2>");
  }

  @Test
  void optionsForTheJvmAreHandedOn() throws Exception {
    environment.put("JOT_JAVA_OPTIONS", "-Xmx8g -Da=b");
    assertThat(jot("encode").out()).contains("<-Xmx8g>\n<-Da=b>\n");
  }

  @Test
  void theExitCodeIsThatOfTheCommand() throws Exception {
    script(Path.of(environment.get("JOT_JAVA_HOME"), "bin/java"), "echo no >&2", "exit 7");
    jot("encode");
    assertThat(jot("encode")).isEqualTo(new Run(7, "", "no\n"));
  }
}
