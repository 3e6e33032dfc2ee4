package org.jotjson.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** An encoder in Ruby, in one process for all documents. */
final class Ruby implements Outsider {
  private final RubyProcess process;
  private final String description;

  private Ruby(RubyProcess process, String description) {
    this.process = process;
    this.description = description;
  }

  /** Those that this machine has. They start side by side. */
  static List<Outsider> all() throws IOException {
    String program = RubyEncoder.resource(Ruby.class, "verify.rb");
    List<RubyProcess> started = new ArrayList<>();
    for (RubyEncoder encoder : RubyEncoder.values()) {
      Optional<RubyProcess> process = encoder.start(program);
      process.ifPresent(started::add);
    }
    List<Outsider> all = new ArrayList<>();
    for (RubyProcess process : started) {
      String description = process.line();
      if (description == null) process.close();
      else all.add(new Ruby(process, description));
    }
    return all;
  }

  @Override
  public String name() {
    return process.encoder().title();
  }

  @Override
  public String description() {
    return description;
  }

  @Override
  public byte[] encode(Path file, byte[] json) throws IOException {
    process.send(file.toString());
    return process.answer();
  }

  @Override
  public void close() {
    process.close();
  }
}
