package org.jotjson.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * A benchmark document, and how to know it.
 *
 * @param path in the package, parted by slashes; the last part is the document's name
 * @param sha256 of the file
 */
record CorpusFile(String path, long bytes, String sha256) {
  /** Tab-separated lines of path, size and SHA-256. */
  private static final String RECORDED = "corpus.tsv";

  /** All that {@code jot corpus} brings. */
  static List<CorpusFile> recorded() {
    try (InputStream lines = CorpusFile.class.getResourceAsStream(RECORDED)) {
      return new String(lines.readAllBytes(), UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(line -> line.split("\t"))
          .map(parts -> new CorpusFile(parts[0], Long.parseLong(parts[1]), parts[2]))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  String name() {
    return path.substring(path.lastIndexOf('/') + 1);
  }

  /** Whether the file is there, as it was recorded. */
  boolean isAt(Path file) {
    if (!Files.isReadable(file)) return false;
    byte[] content = Source.file(file).bytes();
    return content.length == bytes && Sha.sha256(content).equals(sha256);
  }
}
