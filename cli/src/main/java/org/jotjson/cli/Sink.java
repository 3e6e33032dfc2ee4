package org.jotjson.cli;

import java.io.BufferedOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * Where output goes. Its failures are {@link Problem}s, so that nobody takes them for failures to
 * read.
 */
final class Sink extends FilterOutputStream {
  private final String name;

  Sink(OutputStream out, String name) {
    super(new BufferedOutputStream(out, 1 << 16));
    this.name = name;
  }

  /** A file, a device or a pipe, written in place. */
  static Sink to(Path file) {
    try {
      return new Sink(Files.newOutputStream(file, StandardOpenOption.WRITE), file.toString());
    } catch (IOException e) {
      throw Problem.withFile(file.toString(), e);
    }
  }

  @Override
  public void write(int b) {
    guard(() -> out.write(b));
  }

  @Override
  public void write(byte[] bytes) {
    write(bytes, 0, bytes.length);
  }

  @Override
  public void write(byte[] bytes, int from, int length) {
    guard(() -> out.write(bytes, from, length));
  }

  @Override
  public void flush() {
    guard(out::flush);
  }

  @Override
  public void close() {
    guard(out::close);
  }

  /** This sink for those who close what they were given. */
  OutputStream lent() {
    return new FilterOutputStream(this) {
      @Override
      public void write(byte[] bytes, int from, int length) {
        Sink.this.write(bytes, from, length);
      }

      @Override
      public void close() {}
    };
  }

  private interface Action {
    void run() throws IOException;
  }

  private void guard(Action action) {
    try {
      action.run();
    } catch (IOException e) {
      String reason = String.valueOf(e.getMessage());
      if (reason.contains("Broken pipe")) throw new ClosedPipe();
      throw new Problem("cannot write " + name + ": " + reason);
    }
  }
}
