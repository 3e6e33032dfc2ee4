package org.jotjson.bench;

import java.util.concurrent.CountDownLatch;

/** Ctrl-C: ends the processes that run, and lets the rest be told before the JVM ends. */
final class Stop {
  /** From the end of a child until this JVM knows of the signal that both got. */
  private static final long PATIENCE_MILLIS = 500;

  private final CountDownLatch told = new CountDownLatch(1);
  private volatile boolean asked;

  /** From now on. */
  void listen() {
    Runtime.getRuntime().addShutdownHook(new Thread(this::stop));
  }

  private void stop() {
    asked = true;
    ProcessHandle.current().descendants().forEach(ProcessHandle::destroy);
    try {
      told.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Whether it is the reason why a process has just ended. */
  boolean isReason() throws InterruptedException {
    if (!asked) {
      Thread.sleep(PATIENCE_MILLIS);
    }
    return asked;
  }

  boolean wasAsked() {
    return asked;
  }

  /** All is told: the JVM may end. */
  void allTold() {
    told.countDown();
  }
}
