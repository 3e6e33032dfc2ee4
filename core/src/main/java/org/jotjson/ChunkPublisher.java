package org.jotjson;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.Objects;
import java.util.concurrent.Executor;
import java.util.concurrent.Flow;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Publishes what a source writes, in chunks, as fast as the subscriber asks for them. Follows the
 * rules of Reactive Streams 1.0.4 (section numbers are theirs).
 */
final class ChunkPublisher implements Flow.Publisher<ByteBuffer> {
  private static final int CHUNK_LENGTH = 1 << 14;

  /** Writes a document. */
  interface Source {
    void writeTo(OutputStream out) throws IOException;
  }

  private final Source source;
  private final Executor executor;

  ChunkPublisher(Source source, Executor executor) {
    this.source = source;
    this.executor = Objects.requireNonNull(executor);
  }

  @Override
  public void subscribe(Flow.Subscriber<? super ByteBuffer> subscriber) {
    Objects.requireNonNull(subscriber);
    subscriber.onSubscribe(new Demand(subscriber));
  }

  /**
   * Nothing more is to be written: for a reason that is to be told, or because of a cancellation.
   */
  private static final class StoppedException extends IOException {
    private static final long serialVersionUID = 1L;

    StoppedException(Throwable reason) {
      super(reason);
    }
  }

  /** What one subscriber has asked for and not got yet. */
  private final class Demand implements Flow.Subscription {
    private final Flow.Subscriber<? super ByteBuffer> subscriber;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private long demand;
    private boolean started;
    private boolean cancelled;
    private IllegalArgumentException misuse;

    Demand(Flow.Subscriber<? super ByteBuffer> subscriber) {
      this.subscriber = subscriber;
    }

    /** Starts with the first request, so that no thread is held for a subscriber that waits. */
    @Override
    public void request(long n) {
      lock.lock();
      boolean first;
      try {
        if (n <= 0) misuse = new IllegalArgumentException("§3.9: asked for " + n + " chunks");
        else demand = demand + n < 0 ? Long.MAX_VALUE : demand + n;
        changed.signal();
        first = !started && !cancelled;
        started = true;
      } finally {
        lock.unlock();
      }
      if (first) start();
    }

    private void start() {
      try {
        executor.execute(this::run);
      } catch (RuntimeException refused) {
        subscriber.onError(refused);
      }
    }

    @Override
    public void cancel() {
      lock.lock();
      try {
        cancelled = true;
        changed.signal();
      } finally {
        lock.unlock();
      }
    }

    private void run() {
      try {
        ChunkStream out = new ChunkStream(CHUNK_LENGTH, this::next);
        source.writeTo(out);
        out.flush();
      } catch (StoppedException e) {
        if (e.getCause() != null) subscriber.onError(e.getCause());
        return;
      } catch (Throwable e) {
        if (!isCancelled()) subscriber.onError(e);
        return;
      }
      if (!isCancelled()) subscriber.onComplete();
    }

    /** Hands a chunk over as soon as it is asked for. */
    private void next(ByteBuffer chunk) throws IOException {
      await();
      try {
        subscriber.onNext(chunk);
      } catch (RuntimeException brokenRule) {
        cancel(); // §2.13: a subscriber that throws has cancelled
        throw new StoppedException(null);
      }
    }

    private void await() throws IOException {
      lock.lock();
      try {
        while (demand == 0 && !cancelled && misuse == null) changed.await();
        if (cancelled) throw new StoppedException(null);
        if (misuse != null) throw new StoppedException(misuse);
        if (demand != Long.MAX_VALUE) demand--;
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new StoppedException(e);
      } finally {
        lock.unlock();
      }
    }

    private boolean isCancelled() {
      lock.lock();
      try {
        return cancelled;
      } finally {
        lock.unlock();
      }
    }
  }
}
