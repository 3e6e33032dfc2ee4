package org.jotjson.internal.walk;

import java.util.function.Supplier;
import org.jotjson.internal.output.Recycler;

/** Keeps {@link Call}s for the next time. */
public final class Calls extends Recycler<Call> {
  private final Supplier<Hooks> hooks;

  /** Calls that have hooks of their own each. */
  public Calls(Supplier<Hooks> hooks) {
    this.hooks = hooks;
  }

  @Override
  protected Call make(Thread owner) {
    return new Call(owner, hooks.get());
  }
}
