package org.jotjson.internal.output;

/** The output does not fit into one array, or is larger than it may be. */
public final class TooLargeException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private TooLargeException(String message) {
    super(message);
  }

  TooLargeException(long bytes) {
    this(
        "more than "
            + (bytes >> 20)
            + " MB of JSON do not fit into one array on this heap; generate to an OutputStream");
  }

  static TooLargeException beyond(long limit) {
    return new TooLargeException("more than " + limit + " bytes of JSON, the limit of maxOutput");
  }
}
