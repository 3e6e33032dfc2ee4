package org.jotjson.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;

/** Runs the command in this JVM. */
final class Command {
  /** What came of it. */
  record Outcome(int code, String out, String err) {}

  private Command() {}

  /** Runs {@code jot} with {@code arguments} and nothing on standard input. */
  static Outcome jot(String... arguments) {
    return jot(new byte[0], arguments);
  }

  /** Runs {@code jot} with {@code arguments} and {@code input} on standard input. */
  static Outcome jot(byte[] input, String... arguments) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Console console =
        new Console(
            new ByteArrayInputStream(input),
            new Sink(out, "standard output"),
            new PrintStream(err, true, UTF_8),
            false);
    int code = Main.run(console, arguments);
    return new Outcome(code, out.toString(UTF_8), err.toString(UTF_8));
  }

  /** Runs {@code jot encode} with {@code options} and {@code input} on standard input. */
  static Outcome encode(String input, String... options) {
    String[] arguments = new String[options.length + 1];
    arguments[0] = "encode";
    System.arraycopy(options, 0, arguments, 1, options.length);
    return jot(input.getBytes(UTF_8), arguments);
  }
}
