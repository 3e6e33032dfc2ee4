package org.jotjson.internal.walk;

import java.io.OutputStream;
import java.lang.ref.WeakReference;
import org.jotjson.internal.token.Layout;
import org.jotjson.internal.token.Tokens;

/**
 * All that one call needs and the next can use again: the walk, the tokens, the buffers behind
 * them.
 */
public final class Call {
  private static final int INITIAL_LENGTH = 1 << 14;

  public final Tokens tokens = new Tokens(INITIAL_LENGTH);
  public final Walk walk;

  /** The id of the thread that alone may take it, or 0 for any. */
  final long owner;

  private final WeakReference<Thread> thread;

  /** Whether it is taken. Read and written by the owner only, or under the protection of a slot. */
  boolean taken;

  Call(Thread owner, Hooks hooks) {
    this.owner = owner == null ? 0 : owner.getId();
    this.thread = new WeakReference<>(owner);
    this.walk = new Walk(tokens, hooks);
  }

  /** Whether its owner is gone. */
  boolean isOrphan() {
    Thread alive = thread.get();
    return alive == null || !alive.isAlive();
  }

  /** Lets go of all that belongs to the caller. */
  void release() {
    tokens.release();
    walk.release();
  }

  /** Starts a document. */
  public void start(Layout layout, Rules rules, OutputStream sink) {
    tokens.start(layout, sink);
    walk.start(rules);
  }
}
