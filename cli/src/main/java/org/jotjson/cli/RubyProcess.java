package org.jotjson.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedInputStream;
import java.io.BufferedWriter;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;

/** A Ruby that runs a program of ours, and the dialogue with it. */
public final class RubyProcess implements AutoCloseable {
  private final RubyEncoder encoder;
  private final Process process;
  private final BufferedWriter questions;
  private final InputStream answers;

  RubyProcess(RubyEncoder encoder, ProcessBuilder builder) throws IOException {
    this.encoder = encoder;
    this.process = builder.redirectError(ProcessBuilder.Redirect.DISCARD).start();
    this.questions = process.outputWriter(UTF_8);
    this.answers = new BufferedInputStream(process.getInputStream());
  }

  public RubyEncoder encoder() {
    return encoder;
  }

  /** Writes a line for the program to read. */
  public void send(String line) throws IOException {
    questions.write(line);
    questions.newLine();
    questions.flush();
  }

  /**
   * Reads a line. The first one tells the versions of Ruby and of the library.
   *
   * @return null if the process has ended, as it does at once if it lacks the library
   */
  public String line() throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    int b;
    while ((b = answers.read()) != '\n') {
      if (b < 0) return null;
      line.write(b);
    }
    return line.toString(UTF_8);
  }

  /**
   * Reads what the program's {@code answer} wrote.
   *
   * @return null for nil
   */
  public byte[] answer() throws IOException {
    String length = line();
    if (length == null) throw new IOException(encoder.title() + " has ended");
    return length.equals("-1") ? null : answers.readNBytes(Integer.parseInt(length));
  }

  @Override
  public void close() {
    process.destroy();
  }
}
