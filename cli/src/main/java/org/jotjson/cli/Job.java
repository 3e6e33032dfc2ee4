package org.jotjson.cli;

import java.nio.file.Path;

/** A document to encode, and how. */
record Job(Path file, OptionSet options) {
  private static final String SEPARATOR = "\t";

  static Job parse(String line) {
    String[] parts = line.split(SEPARATOR, 2);
    return new Job(Path.of(parts[1]), OptionSet.named(parts[0]));
  }

  /** As a line for {@link #parse}. */
  @Override
  public String toString() {
    return options + SEPARATOR + file;
  }
}
