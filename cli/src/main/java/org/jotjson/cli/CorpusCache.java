package org.jotjson.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** A folder that {@code jot corpus} keeps benchmark documents in. */
public final class CorpusCache {
  private final Path folder;
  private final List<CorpusFile> wanted;

  CorpusCache(Path folder, List<CorpusFile> wanted) {
    this.folder = folder;
    this.wanted = wanted;
  }

  /** {@code jot/corpus} in {@code $XDG_CACHE_HOME}, by default {@code ~/.cache}. */
  public static Path standardFolder() {
    String cache = System.getenv("XDG_CACHE_HOME");
    boolean said = cache != null && Path.of(cache).isAbsolute(); // else it is to be ignored
    Path base = said ? Path.of(cache) : Path.of(System.getProperty("user.home"), ".cache");
    return base.resolve("jot/corpus");
  }

  /** What is not there, or is not what it should be. */
  List<CorpusFile> missing() {
    return wanted.stream().filter(file -> !file.isAt(folder.resolve(file.name()))).toList();
  }

  /** Takes what is missing from an npm package; all of it, or nothing. */
  void fill(List<CorpusFile> missing, Npm npm, String name, String subfolder) {
    Path unpacked = null;
    try {
      Files.createDirectories(folder);
      unpacked = Files.createTempDirectory(folder, ".fetching");
      Path documents = npm.unpack(name, unpacked).resolve(subfolder);
      for (CorpusFile file : missing) check(file, documents.resolve(file.path()), name);
      for (CorpusFile file : missing) {
        Files.deleteIfExists(folder.resolve(file.name()));
        Files.move(documents.resolve(file.path()), folder.resolve(file.name()));
      }
    } catch (IOException e) {
      throw Problem.withFile(folder.toString(), e);
    } finally {
      if (unpacked != null) delete(unpacked);
    }
  }

  private static void check(CorpusFile file, Path found, String name) {
    if (file.isAt(found)) return;
    String what = Files.exists(found) ? " has not the recorded SHA-256" : " is missing";
    throw new Problem(name + ": " + file.path() + what + ": nothing is kept");
  }

  private static void delete(Path folder) {
    try (Stream<Path> inside = Files.walk(folder)) {
      for (Path file : inside.sorted(Comparator.reverseOrder()).toList()) Files.delete(file);
    } catch (IOException e) {
      throw Problem.withFile(folder.toString(), e);
    }
  }
}
