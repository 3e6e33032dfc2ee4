package org.jotjson;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.jotjson.testing.ChildJvm;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The examples of docs/java.md do what they say. Of each block of Java, what stands behind its last
 * blank line becomes the body of a method, and what stands before it members of the class;
 * statements with a comment of JSON, or of an exception and a path, are compared with it.
 */
class DocumentationTest {
  private static final Pattern BLOCK = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL);

  /** A statement on a line of its own, and what it gives. */
  private static final Pattern PROMISE =
      Pattern.compile("(?m)^(\\S.*);\\s+// ([\\[{\"].*|GenerationException at .*)$");

  private static final String HEAD =
      """
      import java.math.*;
      import java.nio.*;
      import java.nio.charset.*;
      import java.time.*;
      import java.util.*;
      import java.util.concurrent.*;
      import java.util.function.*;
      import java.util.stream.*;
      import org.jotjson.*;
      import org.jotjson.annotation.*;
      import org.jotjson.annotation.JsonFormat.Shape;
      import org.jotjson.annotation.JsonInclude.Include;

      public class Example implements Supplier<List<Object>> {
        static Object outcome(java.util.concurrent.Callable<?> call) throws Exception {
          try {
            return call.call();
          } catch (GenerationException e) {
            return "GenerationException at " + e.path();
          }
        }

      """;

  private static final String METHOD =
      """
        public List<Object> get() {
          try {
            List<Object> outcomes = new ArrayList<>();
      """;

  private static final String TAIL =
      """
            return outcomes;
          } catch (Exception e) {
            throw new IllegalStateException(e);
          }
        }
      }
      """;

  @TempDir private Path folder;

  static Stream<String> blocks() throws IOException {
    Path here = Path.of("").toAbsolutePath();
    Path root = here.endsWith("core") ? here.getParent() : here;
    Matcher blocks = BLOCK.matcher(Files.readString(root.resolve("docs/java.md")));
    List<String> all = blocks.results().map(block -> block.group(1)).toList();
    assertThat(all).hasSizeGreaterThan(5);
    return all.stream();
  }

  @ParameterizedTest
  @MethodSource("blocks")
  void everyExampleDoesWhatItSays(String block) throws Exception {
    List<Object> promised = new ArrayList<>();
    StringBuilder body = new StringBuilder();
    int statements = block.lastIndexOf("\n\n") + 1;
    Matcher promise = PROMISE.matcher(block.substring(statements));
    while (promise.find()) {
      promised.add(promise.group(2));
      String call = Matcher.quoteReplacement(promise.group(1));
      promise.appendReplacement(body, "outcomes.add(outcome(() -> " + call + "));");
    }
    promise.appendTail(body);
    assertThat(promised).as("what the block promises").isNotEmpty();
    assertThat(run(HEAD + block.substring(0, statements) + METHOD + body + TAIL))
        .isEqualTo(promised);
  }

  @SuppressWarnings("unchecked") // the class is the one above
  private List<Object> run(String source) throws Exception {
    Path file = Files.writeString(folder.resolve("Example.java"), source);
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter messages = new StringWriter();
    List<String> options =
        List.of("-proc:none", "-cp", ChildJvm.home(Json.class).toString(), "-d", folder.toString());
    try (var files = compiler.getStandardFileManager(null, null, null)) {
      var units = files.getJavaFileObjects(file);
      assertThat(compiler.getTask(messages, files, null, options, null, units).call())
          .as(() -> messages + "\n" + source)
          .isTrue();
    }
    URL[] classes = {folder.toUri().toURL()};
    try (URLClassLoader loader = new URLClassLoader(classes, getClass().getClassLoader())) {
      Object example = loader.loadClass("Example").getConstructor().newInstance();
      return ((java.util.function.Supplier<List<Object>>) example).get();
    }
  }
}
