package org.jotjson;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Flow;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** JSON by the chunk, as fast as it is asked for. */
class PublisherTest {
  private static final Generator GENERATOR = Generator.builder().build();
  private static final Object DOCUMENT =
      List.of(Collections.nCopies(60_000, "abc"), (ToJson) w -> w.value("hook".repeat(40_000)));

  private final ExecutorService threads = Executors.newCachedThreadPool();

  @AfterEach
  void stopThreads() throws InterruptedException {
    threads.shutdown();
    // nobody is left waiting for a demand that will not come
    assertThat(threads.awaitTermination(10, TimeUnit.SECONDS)).isTrue();
  }

  /** Keeps what it gets and asks as it is told. */
  private static class Collecting implements Flow.Subscriber<ByteBuffer> {
    final CountDownLatch done = new CountDownLatch(1);
    final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    final AtomicInteger chunks = new AtomicInteger();
    volatile Flow.Subscription subscription;
    volatile Throwable error;
    volatile boolean complete;

    @Override
    public void onSubscribe(Flow.Subscription subscription) {
      this.subscription = subscription;
    }

    @Override
    public void onNext(ByteBuffer chunk) {
      chunks.incrementAndGet();
      bytes.writeBytes(UTF_8.decode(chunk).toString().getBytes(UTF_8));
    }

    @Override
    public void onError(Throwable error) {
      this.error = error;
      done.countDown();
    }

    @Override
    public void onComplete() {
      complete = true;
      done.countDown();
    }

    void awaitEnd() throws InterruptedException {
      assertThat(done.await(10, TimeUnit.SECONDS)).isTrue();
    }
  }

  private <S extends Flow.Subscriber<ByteBuffer>> S subscribe(Object value, S subscriber) {
    GENERATOR.publisher(value, threads).subscribe(subscriber);
    return subscriber;
  }

  @Test
  void allChunksTogetherAreTheDocument() throws InterruptedException {
    Flow.Publisher<ByteBuffer> publisher = GENERATOR.publisher(DOCUMENT, threads);
    for (int i = 0; i < 2; i++) {
      Collecting subscriber = new Collecting();
      publisher.subscribe(subscriber);
      subscriber.subscription.request(Long.MAX_VALUE);
      subscriber.subscription.request(Long.MAX_VALUE);
      subscriber.awaitEnd();
      assertThat(subscriber.complete).isTrue();
      assertThat(subscriber.bytes.toByteArray()).isEqualTo(GENERATOR.generateBytes(DOCUMENT));
      assertThat(subscriber.chunks.get()).isGreaterThan(10);
    }
  }

  @Test
  void aSlowSubscriberGetsNoMoreThanItAsksForAndTheDocumentWaits() throws Exception {
    AtomicInteger made = new AtomicInteger();
    Stream<Object> rows =
        IntStream.range(0, 1_000_000)
            .mapToObj(
                i -> {
                  made.incrementAndGet();
                  return "row " + i;
                });
    Collecting slow = subscribe(rows, new Collecting());
    Thread.sleep(50);
    assertThat(made).hasValue(0);
    for (int asked = 1; asked <= 5; asked++) {
      slow.subscription.request(1);
      while (slow.chunks.get() < asked) Thread.sleep(1);
      Thread.sleep(20);
      assertThat(slow.chunks).hasValue(asked);
      // one chunk and one buffer ahead at most
      assertThat(made.get()).isLessThan(250_000);
    }
    slow.subscription.cancel();
  }

  @Test
  void aSubscriberThatAsksForEachChunkInTurnGetsAll() throws InterruptedException {
    Collecting subscriber =
        new Collecting() {
          @Override
          public void onNext(ByteBuffer chunk) {
            super.onNext(chunk);
            subscription.request(1);
          }
        };
    subscribe(DOCUMENT, subscriber).subscription.request(1);
    subscriber.awaitEnd();
    assertThat(subscriber.bytes.toByteArray()).isEqualTo(GENERATOR.generateBytes(DOCUMENT));
  }

  @Test
  void nothingComesAfterACancellationAndWhatIsReadIsClosed() throws Exception {
    CountDownLatch closed = new CountDownLatch(1);
    Stream<Object> endless = Stream.<Object>generate(() -> "abc").onClose(closed::countDown);
    Collecting subscriber =
        new Collecting() {
          @Override
          public void onNext(ByteBuffer chunk) {
            super.onNext(chunk);
            if (chunks.get() == 3) subscription.cancel();
          }
        };
    subscribe(List.of(endless), subscriber).subscription.request(Long.MAX_VALUE);
    assertThat(closed.await(10, TimeUnit.SECONDS)).isTrue();
    stopThreads();
    assertThat(subscriber.chunks).hasValue(3);
    assertThat(subscriber.complete).isFalse();
    assertThat(subscriber.error).isNull();
  }

  @Test
  void aCancellationWhileTheDocumentWaitsLetsTheThreadGo() throws Exception {
    Collecting subscriber = subscribe(DOCUMENT, new Collecting());
    subscriber.subscription.request(1);
    while (subscriber.chunks.get() < 1) Thread.sleep(1);
    subscriber.subscription.cancel();
    subscriber.subscription.cancel();
    subscriber.subscription.request(1);
    stopThreads();
    assertThat(subscriber.chunks).hasValue(1);
    assertThat(subscriber.error).isNull();
  }

  @Test
  void aCancellationBeforeTheFirstRequestStartsNothing() throws Exception {
    Collecting subscriber = subscribe(DOCUMENT, new Collecting());
    subscriber.subscription.cancel();
    subscriber.subscription.request(1);
    stopThreads();
    assertThat(subscriber.chunks).hasValue(0);
  }

  @Test
  void anErrorOfTheDocumentIsTheSubscribers() throws InterruptedException {
    Object bad = Map.of("a", List.of("x".repeat(2_000_000), new ThreadGroup("g")));
    Collecting subscriber = subscribe(bad, new Collecting());
    subscriber.subscription.request(Long.MAX_VALUE);
    subscriber.awaitEnd();
    assertThat(subscriber.complete).isFalse();
    assertThat(subscriber.error)
        .isInstanceOf(GenerationException.class)
        .hasMessageEndingWith("(at $.a[1])");
  }

  @Test
  void askingForNothingIsAnErrorEvenFromWithinAHook() throws InterruptedException {
    for (Object value : List.of(DOCUMENT, (ToJson) w -> w.value("hook".repeat(400_000)))) {
      Collecting subscriber = subscribe(value, new Collecting());
      subscriber.subscription.request(0);
      subscriber.awaitEnd();
      assertThat(subscriber.error)
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("3.9");
      assertThat(subscriber.chunks).hasValue(0);
    }
  }

  @Test
  void aSubscriberThatThrowsIsLeftAlone() throws Exception {
    Collecting subscriber =
        new Collecting() {
          @Override
          public void onNext(ByteBuffer chunk) {
            super.onNext(chunk);
            throw new IllegalStateException("mine");
          }
        };
    subscribe(DOCUMENT, subscriber).subscription.request(Long.MAX_VALUE);
    stopThreads();
    assertThat(subscriber.chunks).hasValue(1);
    assertThat(subscriber.error).isNull();
    assertThat(subscriber.complete).isFalse();
  }

  @Test
  void anExecutorThatRefusesIsAnError() {
    Collecting subscriber = new Collecting();
    GENERATOR
        .publisher(
            DOCUMENT,
            task -> {
              throw new RejectedExecutionException("full");
            })
        .subscribe(subscriber);
    subscriber.subscription.request(1);
    assertThat(subscriber.error).isInstanceOf(RejectedExecutionException.class);
    assertThatThrownBy(() -> GENERATOR.publisher(1, threads).subscribe(null))
        .isInstanceOf(NullPointerException.class);
  }
}
