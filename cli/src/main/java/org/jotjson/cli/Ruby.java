package org.jotjson.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedInputStream;
import java.io.BufferedWriter;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** The json gem of the Ruby on the PATH, in one process for all documents. */
final class Ruby implements Outsider {
  /**
   * Answers each line, a file's name, with the length of its JSON, a newline and the JSON; -1 if it
   * refuses.
   */
  private static final String PROGRAM =
      """
      require "json"
      $stdout.binmode
      puts "#{RUBY_ENGINE} #{RUBY_ENGINE_VERSION}, json #{JSON::VERSION}"
      $stdout.flush
      $stdin.each_line(chomp: true) do |file|
        begin
          tree = JSON.parse(File.read(file, mode: "r:BOM|UTF-8"), max_nesting: false)
          json = JSON.generate(tree, max_nesting: 0)
        rescue StandardError, SystemStackError
          json = nil
        end
        json ? print(json.bytesize, "\\n", json) : puts(-1)
        $stdout.flush
      end
      """;

  private final Process process;
  private final BufferedWriter files;
  private final InputStream answers;
  private final String description;

  private Ruby(Path ruby) throws IOException {
    this.process =
        new ProcessBuilder(ruby.toString(), "-W0", "-e", PROGRAM)
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    this.files = process.outputWriter(UTF_8);
    this.answers = new BufferedInputStream(process.getInputStream());
    this.description = line();
  }

  /** Ruby, if there is one that has the gem. */
  static Optional<Outsider> find() {
    for (String directory : System.getenv().getOrDefault("PATH", "").split(File.pathSeparator)) {
      Path ruby = Path.of(directory, "ruby");
      if (!Files.isExecutable(ruby)) continue;
      try {
        return Optional.of(new Ruby(ruby));
      } catch (IOException e) {
        return Optional.empty();
      }
    }
    return Optional.empty();
  }

  @Override
  public String name() {
    return "ruby";
  }

  @Override
  public String description() {
    return description;
  }

  @Override
  public byte[] encode(Path file, byte[] json) throws IOException {
    files.write(file.toString());
    files.newLine();
    files.flush();
    int length = Integer.parseInt(line());
    return length < 0 ? null : answers.readNBytes(length);
  }

  private String line() throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    int b;
    while ((b = answers.read()) != '\n') {
      if (b < 0) throw new IOException("ruby has ended");
      line.write(b);
    }
    return line.toString(UTF_8);
  }

  @Override
  public void close() {
    process.destroy();
  }
}
