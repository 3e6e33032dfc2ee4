package org.jotjson.cli;

/** The reader of the output has gone away: no failure, but the end of the work. */
final class ClosedPipe extends RuntimeException {
  private static final long serialVersionUID = 1L;

  ClosedPipe() {
    super(null, null, false, false);
  }
}
