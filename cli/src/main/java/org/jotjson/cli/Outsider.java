package org.jotjson.cli;

import java.io.IOException;
import java.nio.file.Path;

/** An encoder that is not Jot. */
interface Outsider extends AutoCloseable {
  String name();

  /** With versions, for the report. */
  String description();

  /**
   * What it makes of a document, compactly.
   *
   * @param json what Jot makes of it
   * @return null if it refuses the document
   */
  byte[] encode(Path file, byte[] json) throws IOException;

  @Override
  default void close() {}
}
