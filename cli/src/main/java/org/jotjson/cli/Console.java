package org.jotjson.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.PrintWriter;

/**
 * The three streams of a command.
 *
 * @param terminal whether somebody watches {@code err}
 */
record Console(InputStream in, Sink out, PrintStream err, boolean terminal) {
  /**
   * Set by the launcher, which asks the shell; Java's own answer differs from release to release.
   */
  private static final String TERMINAL = "jot.terminal";

  static Console ofProcess() {
    return new Console(
        System.in,
        new Sink(new FileOutputStream(FileDescriptor.out), "standard output"),
        new PrintStream(new FileOutputStream(FileDescriptor.err), true, UTF_8),
        Boolean.getBoolean(TERMINAL));
  }

  /** Prints a message that says what is wrong. */
  void complain(String message) {
    err.println("jot: " + message);
  }

  /** Prints a line of the answer. */
  void print(String line) {
    out.write((line + "\n").getBytes(UTF_8));
    out.flush();
  }

  PrintWriter errorWriter() {
    return new PrintWriter(new OutputStreamWriter(err, UTF_8), true);
  }
}
