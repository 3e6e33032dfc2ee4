package org.jotjson.cli;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;

/** Something the user is told in one line, without a stack trace. */
final class Problem extends RuntimeException {
  private static final long serialVersionUID = 1L;

  Problem(String message) {
    super(message, null, false, false);
  }

  /** A file that cannot be used. */
  static Problem withFile(String file, IOException e) {
    return new Problem(file + ": " + reason(e));
  }

  static Problem outOfMemory() {
    long megabytes = Runtime.getRuntime().maxMemory() >> 20;
    return new Problem(
        "out of memory (%,d MB): --stream needs little, JOT_JAVA_OPTIONS=-Xmx8g gives more"
            .formatted(megabytes));
  }

  private static String reason(IOException e) {
    if (e instanceof NoSuchFileException) return "no such file";
    if (e instanceof AccessDeniedException) return "permission denied";
    if (e instanceof NotDirectoryException) return "not a directory";
    if (e instanceof FileSystemException detailed && detailed.getReason() != null) {
      return detailed.getReason();
    }
    return String.valueOf(e.getMessage());
  }
}
