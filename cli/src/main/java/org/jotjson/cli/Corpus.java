package org.jotjson.cli;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;

/** The documents to verify. */
final class Corpus {
  /** Set by the launcher: the root of the repository. */
  private static final String HOME = "jot.home";

  private Corpus() {}

  /**
   * The first there is: the folder of benchmark documents beside the repository, the one that
   * {@code jot corpus} fills, the examples.
   */
  static Path standard() {
    Path home = Path.of(System.getProperty(HOME, "."));
    Path shared = home.resolve("../shared/corpus").normalize();
    return Stream.of(shared, CorpusCache.standardFolder())
        .filter(Files::isDirectory)
        .findFirst()
        .orElse(home.resolve("examples"));
  }

  /** Files, and in place of folders the {@code *.json} in them, by name. */
  static List<Path> files(List<Path> paths) {
    List<Path> files = new ArrayList<>();
    for (Path path : paths) {
      if (Files.isDirectory(path)) files.addAll(documents(path));
      else files.add(path);
    }
    return files;
  }

  private static List<Path> documents(Path folder) {
    List<Path> found = new ArrayList<>();
    try (DirectoryStream<Path> documents = Files.newDirectoryStream(folder, "*.json")) {
      documents.forEach(found::add);
    } catch (IOException e) {
      throw Problem.withFile(folder.toString(), e);
    }
    if (found.isEmpty()) throw new Problem(folder + ": no *.json in it");
    Collections.sort(found);
    return found;
  }

  /** That all encoders agree on these documents. */
  static List<Check> agreement(List<Path> files) {
    return files.stream().map(file -> new Check(new Job(file, OptionSet.COMPACT), null)).toList();
  }

  /** What a golden file says of the documents in a folder. */
  static List<Check> golden(List<Golden> wanted, Path folder) {
    return wanted.stream().map(golden -> check(folder.resolve(golden.file()), golden)).toList();
  }

  /** What a golden file says of these documents. */
  static List<Check> golden(List<Golden> wanted, List<Path> files) {
    List<Check> checks = new ArrayList<>();
    for (Path file : files) {
      String name = file.getFileName().toString();
      List<Golden> of = wanted.stream().filter(golden -> golden.file().equals(name)).toList();
      if (of.isEmpty()) throw new Problem(file + ": the golden file does not know it");
      for (Golden golden : of) checks.add(check(file, golden));
    }
    return checks;
  }

  private static Check check(Path file, Golden golden) {
    return new Check(new Job(file, golden.options()), golden);
  }
}
