package org.jotjson.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonValue;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;
import org.jotjson.Generator;
import org.jotjson.Naming;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Writers made at build time are used, can be read, and write what those of the run time write. */
class RecordProcessorTest {
  private static final String MODELS =
      """
      package models;

      import com.fasterxml.jackson.annotation.*;
      import java.time.*;
      import java.util.*;
      import org.jotjson.annotation.*;
      import org.jotjson.annotation.JsonFormat;
      import org.jotjson.annotation.JsonIgnore;
      import org.jotjson.annotation.JsonInclude;
      import org.jotjson.annotation.JsonInclude.Include;

      public class Models {
        @JsonRecord
        record Point(int x, double y) {}

        @JsonRecord
        record Everything(boolean z, byte b, short s, int i, long l, float f, double d, char c,
            String text, Object any, Integer boxed, List<Point> list, int[] array,
            Optional<String> optional, LocalDate day, Thread.State state, Point point,
            @JsonName("\\u00e9 \\"quoted\\"") String odd, String parseHTMLPage) {}

        interface Named { String getName(); default String getGreeting() { return "Hi " + getName(); } }

        static class Base<T> {
          private final T base;
          public final int open = 3;
          Base(T base) { this.base = base; }
          public T getBase() { return base; }
        }

        @JsonRecord
        static class Bean extends Base<String> implements Named {
          private final String url = "u";
          private final boolean active = true;
          @JsonIgnore public String ignored = "i";
          @JsonName("own") String own = "o";
          Bean() { super("b"); }
          public boolean isActive() { return active; }
          public String getURL() { return url; }
          public String getName() { return "n"; }
          public String getDefault() { return "d"; }
          @JsonName("fluent") public String method() { return "m"; }
        }

        @JsonRecord
        @JsonInclude(Include.NON_NULL)
        @JsonOrder({"last", "raw"})
        record Annotated(@JsonRaw String raw, String none, @JsonInclude(Include.NON_DEFAULT) int zero,
            @JsonInclude(Include.ALWAYS) String always,
            @JsonFormat(pattern = "dd.MM.yyyy") LocalDate day,
            @JsonFormat(shape = JsonFormat.Shape.STRING) long number,
            @JsonProperty("last") int first, @JsonAnyGetter Map<String, Integer> more) {}

        @JsonType("kind")
        sealed interface Shape permits Circle, Square {}
        @JsonRecord @JsonName("circle") record Circle(double radius) implements Shape {}
        @JsonRecord record Square(double side) implements Shape {}

        @JsonRecord record Generic<T extends Number, U>(T number, U other, List<? extends T> all) {}

        @JsonRecord record Node(String text, Node next) {}

        @JsonRecord
        public static class Child {
          @JsonBackReference public Child parent = this;
          @JsonGetter("size") public int count() { return 1; }
          public int get1() { return 1; }
          @JsonFormat(pattern = "HH:mm") public List<LocalTime> times = List.of(LocalTime.NOON);
          @JsonFormat(shape = JsonFormat.Shape.STRING) public List<Integer> numbers = List.of(1);
        }

        @JsonRecord record Wide(@JsonValue String whole) {}

        @JsonRecord
        public static class Asks {
          public String getWriter() {
            for (StackTraceElement frame : new Throwable().getStackTrace()) {
              if (frame.getClassName().endsWith("JsonWriter")) return frame.getClassName();
            }
            return "run time";
          }
        }

        public static List<Object> all() {
          Point point = new Point(1, 2.5);
          Map<String, Integer> more = new TreeMap<>(Map.of("extra", 1));
          return Arrays.asList(
              new Everything(true, (byte) -1, (short) 2, 3, 1L << 60, 0.1f, -2.5, 'c', "t", more, 7,
                  new ArrayList<>(List.of(point)), new int[] {1}, Optional.empty(),
                  LocalDate.of(2026, 11, 30), Thread.State.NEW, point, "odd", "page"),
              new Everything(false, (byte) 0, (short) 0, 0, 0, 0, 0, ' ', null, null, null, null, null,
                  null, null, null, null, null, null),
              new Bean(),
              new Annotated("[1]", null, 0, null, LocalDate.of(2026, 1, 2), 5, 6, more),
              new Annotated(null, "x", 1, "a", null, 5, 6, null),
              new Circle(1), new Square(2),
              new Generic<>(1, "two", List.of(3)),
              new Node("a", new Node("b", null)),
              new Child(),
              new Wide("w"));
        }

        public static Object asks() { return new Asks(); }
      }
      """;

  @TempDir private Path folder;

  /** Classes compiled with the processor or without, and what the compiler said. */
  private record Compiled(Path classes, List<Diagnostic<? extends JavaFileObject>> messages) {}

  private Compiled compile(boolean process) throws IOException {
    Path classes = Files.createDirectories(folder.resolve(process ? "processed" : "plain"));
    Path file = Files.writeString(folder.resolve("Models.java"), MODELS);
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> messages = new DiagnosticCollector<>();
    List<String> options = new ArrayList<>(List.of("-d", classes.toString(), "-Xlint:-options"));
    String home = home(Generator.class) + File.pathSeparator + home(JsonValue.class);
    options.addAll(List.of("-cp", home));
    if (!process) options.add("-proc:none");
    try (var files = compiler.getStandardFileManager(messages, Locale.ROOT, null)) {
      var units = files.getJavaFileObjects(file);
      JavaCompiler.CompilationTask task =
          compiler.getTask(null, files, messages, options, null, units);
      if (process) task.setProcessors(List.of(new RecordProcessor()));
      assertThat(task.call()).as(messages.getDiagnostics()::toString).isTrue();
    }
    return new Compiled(classes, messages.getDiagnostics());
  }

  private static String home(Class<?> type) {
    return Path.of(URI.create(type.getProtectionDomain().getCodeSource().getLocation().toString()))
        .toString();
  }

  private static String json(Generator generator, Compiled compiled, String method)
      throws Exception {
    URL[] urls = {compiled.classes().toUri().toURL()};
    try (URLClassLoader loader =
        new URLClassLoader(urls, RecordProcessorTest.class.getClassLoader())) {
      Object value = loader.loadClass("models.Models").getMethod(method).invoke(null);
      return generator.generate(value);
    }
  }

  private static Map<String, Generator> generators() {
    Map<String, Generator> generators = new TreeMap<>();
    generators.put("default", Generator.builder().build());
    generators.put("pretty", Generator.builder().pretty().build());
    generators.put("sorted", Generator.builder().sortKeys(true).build());
    generators.put("without nulls", Generator.builder().omitNulls(true).build());
    generators.put("snake", Generator.builder().naming(Naming.SNAKE_CASE).build());
    generators.put("converting", Generator.builder().convert((value, isKey) -> value).build());
    return generators;
  }

  @Test
  void theBytesAreThoseOfTheRunTime() throws Exception {
    Compiled processed = compile(true);
    Compiled plain = compile(false);
    for (Map.Entry<String, Generator> entry : generators().entrySet()) {
      String wanted = json(entry.getValue(), plain, "all");
      assertThat(wanted).contains("1152921504606846976", "circle");
      assertThat(json(entry.getValue(), processed, "all")).as(entry.getKey()).isEqualTo(wanted);
    }
  }

  @Test
  void theWriterIsUsedWithoutBeingAskedFor() throws Exception {
    Generator generator = Generator.builder().build();
    assertThat(json(generator, compile(true), "asks"))
        .isEqualTo("{\"writer\":\"models.Models_AsksJsonWriter\"}");
    assertThat(json(generator, compile(false), "asks")).isEqualTo("{\"writer\":\"run time\"}");
  }

  @Test
  void theSourceCanBeRead() throws Exception {
    Path source = compile(true).classes().resolve("models/Models_PointJsonWriter.java");
    assertThat(source)
        .hasContent(
            """
            package models;

            import org.jotjson.Naming;
            import org.jotjson.bind.MemberName;
            import org.jotjson.bind.MemberWriter;
            import org.jotjson.bind.ObjectWriter;

            /** Writes {@link models.Models.Point} as JSON. Made by jot-processor. */
            public final class Models_PointJsonWriter extends ObjectWriter<models.Models.Point> {
              private final MemberName xName;
              private final MemberName yName;

              /** A writer with the names that {@code naming} makes of the class's own. */
              public Models_PointJsonWriter(Naming naming) {
                xName = name(naming.name("x"));
                yName = name(naming.name("y"));
              }

              @Override
              public void write(models.Models.Point object, MemberWriter members) {
                members.member(xName, object.x());
                members.member(yName, object.y());
              }
            }
            """);
  }

  @Test
  void whatItCannotSeeIsLeftToTheRunTimeWithAWarning() throws Exception {
    assertThat(compile(true).messages())
        .extracting(message -> message.getKind() + " " + message.getMessage(Locale.ROOT))
        .containsExactly(
            "WARNING whole stands for the whole object, so its writer is made at run time");
  }

  @Test
  void nativeImagesAreToldOfTheWriters() throws Exception {
    try (var files = Files.walk(compile(true).classes().resolve("META-INF/native-image"))) {
      Path config = files.filter(Files::isRegularFile).findFirst().orElseThrow();
      assertThat(config).hasFileName("reflect-config.json");
      assertThat(Files.readString(config))
          .contains(
              "{\"name\":\"models.Models_PointJsonWriter\",\"methods\":[{\"name\":\"<init>\","
                  + "\"parameterTypes\":[\"org.jotjson.Naming\"]}]}");
    }
  }
}
