package org.jotjson.internal.output;

import java.lang.ref.WeakReference;

/** What one call needs and the next can use again. */
public abstract class Recycled {
  /** The id of the thread that alone may take it, or 0 for any. */
  final long owner;

  private final WeakReference<Thread> thread;

  /** Whether it is taken. Read and written by the owner only, or under the protection of a slot. */
  boolean taken;

  /** One that only this thread may take, or any thread if it is null. */
  protected Recycled(Thread owner) {
    this.owner = owner == null ? 0 : owner.getId();
    this.thread = new WeakReference<>(owner);
  }

  /** Lets go of all that belongs to the caller or is too large to keep. */
  protected abstract void release();

  /** Whether its owner is gone. */
  final boolean isOrphan() {
    Thread alive = thread.get();
    return alive == null || !alive.isAlive();
  }
}
