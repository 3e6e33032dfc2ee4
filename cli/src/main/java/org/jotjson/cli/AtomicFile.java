package org.jotjson.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/**
 * A file that appears when it is whole: it is written under another name beside its place, and
 * renamed by {@link #commit}. Until then a file that was there stays as it was; without it nothing
 * remains.
 */
final class AtomicFile implements AutoCloseable {
  private final Path file;
  private final Path unfinished;
  private final Sink sink;

  private AtomicFile(Path file) throws IOException {
    this.file = file;
    String name = "." + file.getFileName() + "." + ProcessHandle.current().pid() + ".unfinished";
    this.unfinished = file.resolveSibling(name);
    this.sink =
        new Sink(Files.newOutputStream(unfinished, StandardOpenOption.CREATE_NEW), file.toString());
    Runtime.getRuntime().addShutdownHook(new Thread(this::delete)); // for Ctrl-C
  }

  static AtomicFile at(Path path) {
    try {
      return new AtomicFile(Files.exists(path) ? path.toRealPath() : path.toAbsolutePath());
    } catch (IOException e) {
      throw Problem.withFile(path.toString(), e);
    }
  }

  Sink sink() {
    return sink;
  }

  void commit() {
    sink.close();
    try {
      if (isPosix() && Files.exists(file)) {
        Files.setPosixFilePermissions(unfinished, Files.getPosixFilePermissions(file));
      }
      Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      throw Problem.withFile(file.toString(), e);
    }
  }

  @Override
  public void close() {
    delete();
  }

  private void delete() {
    try {
      Files.deleteIfExists(unfinished);
    } catch (IOException e) {
      throw Problem.withFile(unfinished.toString(), e);
    }
  }

  private boolean isPosix() {
    return file.getFileSystem().supportedFileAttributeViews().contains("posix");
  }
}
