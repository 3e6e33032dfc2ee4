package org.jotjson.internal.output;

import java.io.IOException;
import java.io.UncheckedIOException;

/** The sink threw, and not the user's own code somewhere in the walk. */
public final class SinkException extends UncheckedIOException {
  private static final long serialVersionUID = 1L;

  SinkException(IOException cause) {
    super(cause);
  }
}
