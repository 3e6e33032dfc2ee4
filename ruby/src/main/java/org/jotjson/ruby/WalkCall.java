package org.jotjson.ruby;

import java.util.function.Function;
import org.jotjson.internal.output.Recycled;
import org.jotjson.internal.output.Recycler;
import org.jotjson.internal.output.TooLargeException;
import org.jotjson.internal.token.Tokens;
import org.jruby.Ruby;
import org.jruby.exceptions.RaiseException;

/** What one call needs and the next can use again. */
public final class WalkCall<W extends ValueWalker> extends Recycled {
  private static final int INITIAL_LENGTH = 1 << 14;

  public final Tokens tokens;
  public final W walker;

  private WalkCall(Function<Tokens, W> walkers, Thread owner) {
    super(owner);
    tokens = new Tokens(INITIAL_LENGTH);
    walker = walkers.apply(tokens);
  }

  @Override
  protected void release() {
    tokens.release();
    walker.release();
  }

  /** Keeps calls for the next ones. */
  public static <W extends ValueWalker> Recycler<WalkCall<W>> recycler(
      Function<Tokens, W> walkers) {
    return new Recycler<>() {
      @Override
      protected WalkCall<W> make(Thread owner) {
        return new WalkCall<>(walkers, owner);
      }
    };
  }

  /**
   * Ruby's error for one of Java's: a stack overflow, an output that is too large, or whatever a
   * container throws that another thread changes.
   */
  public static RaiseException rubyError(Ruby runtime, Throwable error) {
    if (error instanceof StackOverflowError) {
      return runtime.newSystemStackError("stack level too deep");
    }
    if (error instanceof TooLargeException) {
      return runtime.newRaiseException(
          runtime.getClass("NoMemoryError"), "failed to allocate memory");
    }
    return runtime.newConcurrencyError("data changed while it was being generated");
  }
}
