package org.jotjson.internal.output;

/** The output does not fit into one array. */
public final class TooLargeException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  TooLargeException(long bytes) {
    super(
        "more than "
            + (bytes >> 20)
            + " MB of JSON do not fit into one array on this heap; generate to an OutputStream");
  }
}
