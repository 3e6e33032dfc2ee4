package org.jotjson;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.spi.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Runs a program that is a module itself against the packaged jar, in the Java that runs this test.
 */
class ModulePathIT {
  private static final String JAR = System.getProperty("jot.core.jar");

  private static final String MODULE =
      "module program { requires org.jotjson; exports program.open; }";

  private static final String SHOWN =
      """
      package program.open;

      public record Shown(int a, String b) {}
      """;

  private static final String MAIN =
      """
      package program;

      public class Main {
        public static void main(String[] args) {
          System.out.println(org.jotjson.Json.class.getModule());
          System.out.println(org.jotjson.Json.generate("/".repeat(99) + '"'));
          System.out.println(org.jotjson.Json.generate(new program.open.Shown(1, "x")));
          try {
            org.jotjson.Json.generate(java.util.List.of(new Hidden(1)));
          } catch (org.jotjson.GenerationException e) {
            System.out.println(e.getMessage());
          }
        }

        record Hidden(int a) {}
      }
      """;

  private static final String PRINTED =
      ("module org.jotjson\n\"" + "/".repeat(99) + "\\\"\"\n{\"a\":1,\"b\":\"x\"}\n")
          + "module program does not let Jot see program.Main$Hidden:"
          + " add \"opens program to org.jotjson;\" to its module-info,"
          + " or export a public class (at $[0])\n";

  @TempDir private Path folder;

  @BeforeEach
  void compileTheProgram() throws IOException {
    Path source = Files.createDirectories(folder.resolve("source/program"));
    Path module = Files.writeString(folder.resolve("source/module-info.java"), MODULE);
    Path main = Files.writeString(source.resolve("Main.java"), MAIN);
    Path open = Files.createDirectories(folder.resolve("source/program/open"));
    Path shown = Files.writeString(open.resolve("Shown.java"), SHOWN);
    String[] arguments = {
      "-p", JAR, "-d", classes(), module.toString(), main.toString(), shown.toString()
    };
    ToolProvider javac = ToolProvider.findFirst("javac").orElseThrow();
    assertThat(javac.run(System.out, System.err, arguments)).isZero();
  }

  @Test
  void jotIsANamedModuleThatWorksWithoutTheVectorModule() throws Exception {
    assertThat(run()).isEqualTo(PRINTED);
    assertThat(loadedClasses()).contains("SwarRunScanner ").doesNotContain("jdk.incubator.vector.");
  }

  @Test
  void jotIsANamedModuleThatWorksWithTheVectorModule() throws Exception {
    assertThat(run("--add-modules", "jdk.incubator.vector", "-Dorg.jotjson.scanner=256"))
        .isEqualTo(PRINTED);
    assertThat(loadedClasses()).contains("VectorRunScanner ", "jdk.incubator.vector.ByteVector ");
  }

  private String run(String... options) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of(options));
    command.add("-Xlog:class+load:file=" + folder.resolve("loaded"));
    command.addAll(
        List.of("-p", JAR + File.pathSeparator + classes(), "-m", "program/program.Main"));
    Path errors = folder.resolve("errors");
    Process java = new ProcessBuilder(command).redirectError(errors.toFile()).start();
    String printed = new String(java.getInputStream().readAllBytes(), UTF_8);
    assertThat(java.waitFor()).as(Files.readString(errors)).isZero();
    return printed;
  }

  private String classes() {
    return folder.resolve("classes").toString();
  }

  private String loadedClasses() throws IOException {
    return Files.readString(folder.resolve("loaded"));
  }
}
