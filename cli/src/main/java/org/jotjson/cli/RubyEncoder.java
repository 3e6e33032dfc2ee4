package org.jotjson.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The encoders in Ruby that a machine may have. */
public enum RubyEncoder {
  JRUBY_JOT("jruby-jot", "jot", true),
  JRUBY_JSON("jruby-json", "json", true),
  MRI_JSON("ruby-json", "json", false),
  MRI_OJ("ruby-oj", "oj", false);

  private static final int JRUBY_NEEDS_JAVA = 21;
  private static final Path HOME = Path.of(System.getProperty("jot.home", "."));
  private static final Path GEM = HOME.resolve("ruby/target/gem/lib");

  private final String title;
  private final String library;
  private final boolean jruby;

  RubyEncoder(String title, String library, boolean jruby) {
    this.title = title;
    this.library = library;
    this.jruby = jruby;
  }

  /** The name in tables. */
  public String title() {
    return title;
  }

  public boolean isJruby() {
    return jruby;
  }

  /**
   * Starts a Ruby that knows {@code encode(tree, options = nil)} and {@code answer(text)} and runs
   * a program.
   *
   * @return nothing if the machine has no such Ruby; whether it has the library shows when the
   *     process is asked what it is
   */
  public Optional<RubyProcess> start(String program, String... arguments) throws IOException {
    Optional<Path> ruby = ruby();
    if (ruby.isEmpty()) return Optional.empty();
    List<String> command = new ArrayList<>(List.of(ruby.get().toString(), "-W0"));
    if (library.equals("jot")) command.addAll(List.of("-I", GEM.toString()));
    command.addAll(List.of("-e", resource(RubyEncoder.class, "encoder.rb") + program, library));
    command.addAll(Arrays.asList(arguments));
    ProcessBuilder builder = new ProcessBuilder(command);
    if (jruby) {
      builder.environment().remove("RUBYOPT"); // names what the other Ruby is to load
      if (Runtime.version().feature() >= JRUBY_NEEDS_JAVA) {
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
      }
    }
    return Optional.of(new RubyProcess(this, builder));
  }

  private Optional<Path> ruby() {
    if (library.equals("jot") && !Files.isDirectory(GEM)) return Optional.empty();
    Stream<Path> onPath =
        Arrays.stream(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
            .map(directory -> Path.of(directory, jruby ? "jruby" : "ruby"));
    Stream<Path> all = onPath;
    if (jruby) {
      Stream<Path> named = Stream.ofNullable(System.getenv("JRUBY")).map(Path::of);
      Path own = HOME.resolve("ruby/bin/jruby"); // of the local Maven repository
      all = Stream.concat(named, Stream.concat(onPath, Stream.of(own)));
    }
    return all.filter(Files::isExecutable).findFirst();
  }

  /** A program that lies beside a class. */
  public static String resource(Class<?> beside, String name) {
    try (InputStream in = beside.getResourceAsStream(name)) {
      return new String(in.readAllBytes(), UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
