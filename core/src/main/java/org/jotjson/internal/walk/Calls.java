package org.jotjson.internal.walk;

import org.jotjson.internal.output.Recycler;

/** Keeps {@link Call}s for the next time. */
public final class Calls extends Recycler<Call> {
  private final Hooks hooks;

  public Calls(Hooks hooks) {
    this.hooks = hooks;
  }

  @Override
  protected Call make(Thread owner) {
    return new Call(owner, hooks);
  }
}
