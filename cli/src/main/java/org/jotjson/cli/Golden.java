package org.jotjson.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * A line of a golden file: what a document must be encoded to.
 *
 * @param sha256 of the document
 * @param sha1 of the wanted text and a newline
 */
record Golden(String file, String sha256, OptionSet options, String sha1) {
  /** Columns are parted by tabs and told in the first line. */
  private static Golden parse(String line) {
    String[] columns = line.split("\t");
    return new Golden(columns[0], columns[2], OptionSet.named(columns[3]), columns[6]);
  }

  static List<Golden> read(Path file) {
    try {
      return Files.readAllLines(file).stream()
          .filter(line -> !line.startsWith("#"))
          .map(Golden::parse)
          .toList();
    } catch (IOException e) {
      throw Problem.withFile(file.toString(), e);
    } catch (RuntimeException e) {
      throw new Problem(file + ": not a golden file of documents");
    }
  }
}
