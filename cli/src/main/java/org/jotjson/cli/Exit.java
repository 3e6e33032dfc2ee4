package org.jotjson.cli;

import java.util.function.IntSupplier;

/** How commands end. */
final class Exit {
  static final int FAILURE = 1;
  static final int BAD_USAGE = 2;

  /** What a shell reports of a program that a closed pipe (signal 13) ended. */
  static final int CLOSED_PIPE = 128 + 13;

  /** The same of Ctrl-C (signal 2). */
  static final int INTERRUPTED = 128 + 2;

  private Exit() {}

  /** Runs the action and tells the user of a {@link Problem}; the exit code. */
  static int code(Console console, IntSupplier action) {
    try {
      return action.getAsInt();
    } catch (ClosedPipe e) {
      return CLOSED_PIPE;
    } catch (Problem e) {
      console.complain(e.getMessage());
    } catch (OutOfMemoryError e) {
      console.complain(Problem.outOfMemory().getMessage());
    }
    return FAILURE;
  }
}
