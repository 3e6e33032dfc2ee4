package org.jotjson.internal.output;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.jotjson.testing.Threads;
import org.junit.jupiter.api.Test;

/** Few are made, whatever the threads, and few are kept. */
class RecyclerTest {
  /** Counts what it makes. */
  private static final class Counting extends Recycler<Counting.Thing> {
    final AtomicInteger made = new AtomicInteger();

    /** Holds nothing. */
    static final class Thing extends Recycled {
      Thing(Thread owner) {
        super(owner);
      }

      @Override
      protected void release() {}
    }

    @Override
    protected Thing make(Thread owner) {
      made.incrementAndGet();
      return new Thing(owner);
    }
  }

  private final Counting recycler = new Counting();

  private void useOften(int times) {
    for (int i = 0; i < times; i++) recycler.give(recycler.take());
  }

  @Test
  void aThreadMakesOne() {
    useOften(1_000);
    assertThat(recycler.made).hasValue(1);
  }

  @Test
  void manyThreadsMakeOneEach() throws Exception {
    List<Thread> threads = new ArrayList<>();
    CountDownLatch start = new CountDownLatch(1);
    for (int i = 0; i < 16; i++) {
      Thread thread =
          new Thread(
              () -> {
                await(start);
                useOften(2_000);
              });
      thread.start();
      threads.add(thread);
    }
    start.countDown();
    for (Thread thread : threads) thread.join();
    assertThat(recycler.made.get()).isBetween(16, 16 + 16);
  }

  @Test
  void aCallWithinACallTakesAnotherAndLeavesIt() {
    for (int i = 0; i < 100; i++) {
      Counting.Thing outer = recycler.take();
      Counting.Thing inner = recycler.take();
      assertThat(inner).isNotSameAs(outer);
      recycler.give(inner);
      recycler.give(outer);
    }
    assertThat(recycler.made).hasValue(2);
  }

  @Test
  void aHundredThousandVirtualThreadsShareAFew() throws Exception {
    List<Future<?>> all = new ArrayList<>();
    try (Threads threads = Threads.virtualWhereThereAreAny()) {
      for (int i = 0; i < 100_000; i++) all.add(threads.submit(() -> useOften(1)));
      for (Future<?> one : all) one.get();
    }
    // one for each slot that was found empty: rarely more than the slots and the carriers
    assertThat(recycler.made.get()).isLessThan(1_000);
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
