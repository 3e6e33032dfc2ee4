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

  private static final String MODULE = "module program { requires org.jotjson; }";

  private static final String MAIN =
      """
      package program;

      public class Main {
        public static void main(String[] args) {
          ModuleLayer layer = ModuleLayer.boot();
          Module jot = layer.findModule("org.jotjson").orElseThrow();
          for (String name : args) {
            if (Class.forName(jot, name) == null) {
              throw new AssertionError(name);
            }
          }
          System.out.print(jot.getDescriptor().isAutomatic() ? "automatic" : "named");
          System.out.print(layer.findModule("jdk.incubator.vector").isPresent() ? ", vector" : "");
        }
      }
      """;

  @TempDir private Path folder;

  @BeforeEach
  void compile() throws IOException {
    Path source = Files.createDirectories(folder.resolve("source/program"));
    Files.writeString(source.resolve("../module-info.java"), MODULE);
    Files.writeString(source.resolve("Main.java"), MAIN);
    int failed =
        ToolProvider.findFirst("javac")
            .orElseThrow()
            .run(
                System.out,
                System.err,
                "-p",
                JAR,
                "-d",
                folder.resolve("classes").toString(),
                source.resolve("../module-info.java").toString(),
                source.resolve("Main.java").toString());
    assertThat(failed).isZero();
  }

  @Test
  void jotIsANamedModuleThatDoesWithoutTheVectorModule() throws Exception {
    assertThat(run()).isEqualTo("named");
  }

  @Test
  void jotIsANamedModuleThatTakesTheVectorModule() throws Exception {
    assertThat(run("--add-modules", "jdk.incubator.vector")).isEqualTo("named, vector");
  }

  private String run(String... options) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of(options));
    command.addAll(List.of("-p", JAR + File.pathSeparator + folder.resolve("classes")));
    command.addAll(
        List.of("-m", "program/program.Main", "org.jotjson.internal.bytes.LittleEndian"));
    Path errors = folder.resolve("errors");
    Process java = new ProcessBuilder(command).redirectError(errors.toFile()).start();
    String printed = new String(java.getInputStream().readAllBytes(), UTF_8);
    assertThat(java.waitFor()).as(Files.readString(errors)).isZero();
    return printed;
  }
}
