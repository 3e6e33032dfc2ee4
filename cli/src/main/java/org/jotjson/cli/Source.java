package org.jotjson.cli;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** Where a text comes from: a file, or standard input, which is called {@code -}. */
final class Source {
  static final String STANDARD_INPUT = "-";

  private final Path file;
  private final InputStream standardInput;

  private Source(Path file, InputStream standardInput) {
    this.file = file;
    this.standardInput = standardInput;
  }

  static Source of(String name, Console console) {
    boolean standardInput = name.equals(STANDARD_INPUT);
    return standardInput ? new Source(null, console.in()) : file(Path.of(name));
  }

  static Source file(Path file) {
    return new Source(file, null);
  }

  /** The name for messages. */
  String name() {
    return file == null ? "<stdin>" : file.toString();
  }

  /** Bytes, or -1 if that is not known. */
  long size() throws IOException {
    return isRegularFile() ? Files.size(file) : -1;
  }

  InputStream open() throws IOException {
    if (file == null) return standardInput;
    if (Files.isDirectory(file)) throw new Problem(name() + ": is a directory");
    return Files.newInputStream(file);
  }

  byte[] bytes() {
    try (InputStream in = open()) {
      if (size() > Integer.MAX_VALUE - 8) {
        throw new Problem(name() + ": larger than 2 GB, which only --stream and --lines take");
      }
      return in.readAllBytes();
    } catch (IOException e) {
      throw Problem.withFile(name(), e);
    }
  }

  /** The place in this text, as exact as can be told. */
  Place count(Place place) {
    if (!isRegularFile()) return place;
    try (InputStream text = new BufferedInputStream(Files.newInputStream(file), 1 << 16)) {
      return place.countedIn(text);
    } catch (IOException e) {
      return place;
    }
  }

  private boolean isRegularFile() {
    return file != null && Files.isRegularFile(file);
  }
}
