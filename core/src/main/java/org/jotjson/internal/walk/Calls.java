package org.jotjson.internal.walk;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * Keeps {@link Call}s for the next time.
 *
 * <p>A platform thread finds its own by its id, in a table of this class: no lock, no atomic
 * operation, and no thread-local that would keep this class's loader alive. The id in the call says
 * whose it is, and ids are never given twice, so a racy read of the table is harmless. Threads
 * beyond the table's size, virtual threads and calls within calls share a few atomic slots; whoever
 * finds them empty makes a new call and leaves it to the collector.
 */
public final class Calls {
  private static final int OWNED = 256;
  private static final int SHARED = 16;

  /**
   * Slots of the shared array are this far apart, so that two threads do not fight for one cache
   * line.
   */
  private static final int SPREAD = 16;

  private static final MethodHandle IS_VIRTUAL = isVirtual();

  private final Call[] owned = new Call[OWNED];
  private final AtomicReferenceArray<Call> shared = new AtomicReferenceArray<>(SHARED * SPREAD);
  private final Hooks hooks;

  public Calls(Hooks hooks) {
    this.hooks = hooks;
  }

  /** Takes a call, which must be given back. */
  public Call take() {
    Thread thread = Thread.currentThread();
    long id = thread.getId();
    Call call = owned[(int) id & OWNED - 1];
    if (call != null && call.owner == id && !call.taken) {
      call.taken = true;
      return call;
    }
    return takeOther(thread, id, call);
  }

  private Call takeOther(Thread thread, long id, Call seated) {
    if ((seated == null || seated.isOrphan()) && !virtual(thread)) {
      Call call = new Call(thread, hooks);
      call.taken = true;
      owned[(int) id & OWNED - 1] = call;
      return call;
    }
    return takeShared(id);
  }

  /** Takes a call that any thread may give back, any time later. */
  public Call takeForLong() {
    return takeShared(Thread.currentThread().getId());
  }

  private Call takeShared(long id) {
    Call call = shared.getAndSet(slot(id), null);
    return call == null ? new Call(null, hooks) : call;
  }

  /** Gives a call back, whatever became of it. */
  public void give(Call call) {
    call.release();
    call.taken = false;
    if (call.owner == 0) shared.lazySet(slot(Thread.currentThread().getId()), call);
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
