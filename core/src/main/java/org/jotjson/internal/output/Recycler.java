package org.jotjson.internal.output;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * Keeps what a call needs for the next one.
 *
 * <p>A platform thread finds its own by its id, in a table of this class: no lock, no atomic
 * operation, and no thread-local that would keep this class's loader alive. The id in it says whose
 * it is, and ids are never given twice, so a racy read of the table is harmless. Threads beyond the
 * table's size, virtual threads and calls within calls share a few atomic slots; whoever finds them
 * empty makes a new one and leaves it to the collector.
 */
public abstract class Recycler<T extends Recycled> {
  private static final int OWNED = 256;
  private static final int SHARED = 16;

  /**
   * Slots of the shared array are this far apart, so that two threads do not fight for one cache
   * line.
   */
  private static final int SPREAD = 16;

  private static final MethodHandle IS_VIRTUAL = isVirtual();

  @SuppressWarnings("unchecked")
  private final T[] owned = (T[]) new Recycled[OWNED];

  private final AtomicReferenceArray<T> shared = new AtomicReferenceArray<>(SHARED * SPREAD);

  /** Makes one for a thread, or for any thread if it is null. */
  protected abstract T make(Thread owner);

  /** Takes one, which must be given back. */
  public final T take() {
    Thread thread = Thread.currentThread();
    long id = thread.getId();
    T own = owned[(int) id & OWNED - 1];
    if (own != null && own.owner == id && !own.taken) {
      own.taken = true;
      return own;
    }
    return takeOther(thread, id, own);
  }

  private T takeOther(Thread thread, long id, T seated) {
    if ((seated == null || seated.isOrphan()) && !virtual(thread)) {
      T own = make(thread);
      own.taken = true;
      owned[(int) id & OWNED - 1] = own;
      return own;
    }
    return takeShared(id);
  }

  /** Takes one that any thread may give back, any time later. */
  public final T takeForLong() {
    return takeShared(Thread.currentThread().getId());
  }

  private T takeShared(long id) {
    T other = shared.getAndSet(slot(id), null);
    return other == null ? make(null) : other;
  }

  /** Gives one back, whatever became of it. */
  public final void give(T used) {
    used.release();
    used.taken = false;
    if (used.owner == 0) shared.lazySet(slot(Thread.currentThread().getId()), used);
  }

  private static int slot(long id) {
    return (int) (id & SHARED - 1) * SPREAD;
  }

  private static boolean virtual(Thread thread) {
    try {
      return (boolean) IS_VIRTUAL.invokeExact(thread);
    } catch (Throwable e) {
      throw new AssertionError(e);
    }
  }

  private static MethodHandle isVirtual() {
    try {
      return MethodHandles.lookup()
          .findVirtual(Thread.class, "isVirtual", MethodType.methodType(boolean.class));
    } catch (ReflectiveOperationException beforeJava21) {
      MethodHandle no = MethodHandles.constant(boolean.class, false);
      return MethodHandles.dropArguments(no, 0, Thread.class);
    }
  }
}
