package org.jotjson.testing;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/** Threads that end with the test. */
public final class Threads implements AutoCloseable {
  private final ExecutorService threads;

  private Threads(ExecutorService threads) {
    this.threads = threads;
  }

  /** A virtual thread for each task; before Java 21, a pool of platform threads. */
  public static Threads virtualWhereThereAreAny() throws ReflectiveOperationException {
    boolean any = Runtime.version().feature() >= 21;
    return new Threads(
        any
            ? (ExecutorService)
                Executors.class.getMethod("newVirtualThreadPerTaskExecutor").invoke(null)
            : Executors.newFixedThreadPool(8));
  }

  /** Runs a task. */
  public Future<?> submit(Runnable task) {
    return threads.submit(task);
  }

  @Override
  public void close() throws InterruptedException {
    threads.shutdown();
    if (!threads.awaitTermination(1, TimeUnit.MINUTES)) threads.shutdownNow();
  }
}
