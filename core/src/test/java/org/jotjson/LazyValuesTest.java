package org.jotjson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jotjson.testing.Routes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Iterators and streams: read once, as they come, and closed whatever happens. */
class LazyValuesTest {
  private static final Generator SHALLOW = Generator.builder().maxNesting(2).build();
  private static final Generator DEEP = Generator.builder().maxNesting(0).build();

  private final AtomicInteger closed = new AtomicInteger();

  private Stream<Object> stream(Object... elements) {
    return Stream.of(elements).onClose(closed::incrementAndGet);
  }

  private static Object nested(int levels, Object value) {
    Object nest = value;
    for (int level = 0; level < levels; level++) {
      nest = List.of(nest);
    }
    return nest;
  }

  @ParameterizedTest
  @EnumSource(Routes.class)
  void streamsAreClosedAfterUse(Routes route) {
    route.json(SHALLOW, stream(1, 2));
    route.json(SHALLOW, Map.of("k", stream(1)));
    route.json(SHALLOW, IntStream.range(0, 2).onClose(closed::incrementAndGet));
    route.json(DEEP, nested(150, stream(1, stream(2))));
    assertThat(closed).hasValue(5);
  }

  @ParameterizedTest
  @EnumSource(Routes.class)
  void streamsAreClosedAfterAFailure(Routes route) {
    List<UnaryOperator<Object>> failures =
        List.of(
            stream -> List.of(stream, 1),
            stream -> nested(2, stream),
            stream -> Map.of("k", nested(1, stream)));
    for (UnaryOperator<Object> failure : failures) {
      closed.set(0);
      Object bad = failure.apply(stream(1, new Object()));
      assertThatThrownBy(() -> route.json(SHALLOW, bad)).isInstanceOf(GenerationException.class);
      assertThat(closed).hasValue(1);
    }
    closed.set(0);
    Object bad = nested(150, stream(1, stream(2, new Object())));
    assertThatThrownBy(() -> route.json(DEEP, bad)).isInstanceOf(GenerationException.class);
    assertThat(closed).hasValue(2);
    Generator limited = Generator.builder().maxNesting(150).build();
    closed.set(0);
    Object tooDeep = nested(150, stream(1));
    assertThatThrownBy(() -> route.json(limited, tooDeep)).isInstanceOf(NestingException.class);
    assertThat(closed).hasValue(1);
  }

  @Test
  void streamsOfLinesAreClosedEitherWay() throws IOException {
    DEEP.generateLines(stream(1, 2), new ByteArrayOutputStream());
    assertThatThrownBy(
            () -> DEEP.generateLines(stream(1, new Object()), new ByteArrayOutputStream()))
        .isInstanceOf(GenerationException.class);
    assertThat(closed).hasValue(2);
  }

  @Test
  void elementsAreWrittenAsTheyComeInConstantMemory() throws IOException {
    long[] written = {0};
    OutputStream sink =
        new OutputStream() {
          @Override
          public void write(int b) {
            written[0]++;
          }

          @Override
          public void write(byte[] bytes, int from, int length) {
            written[0] += length;
          }
        };
    int count = 3_000_000;
    long[] worstLag = {0};
    Iterator<Object> elements =
        IntStream.range(0, count)
            .<Object>mapToObj(
                i -> {
                  worstLag[0] = Math.max(worstLag[0], i * 14L - written[0]);
                  return "ten digits";
                })
            .iterator();
    DEEP.generate(Map.of("items", elements), sink);
    assertThat(written[0]).isGreaterThan(13L * count);
    // each element takes 13 bytes; what is not yet in the sink is in one buffer, which is at most
    // as large as the largest that a thread keeps
    assertThat(worstLag[0]).isLessThan(count + (1 << 20));
  }

  @Test
  void anIteratorThatNeverEndsCanBeCutOffByTheSink() {
    Iterator<Integer> endless = Stream.generate(() -> 7).iterator();
    OutputStream full =
        new OutputStream() {
          private int room = 100_000;

          @Override
          public void write(int b) throws IOException {
            if (--room < 0) {
              throw new IOException("full");
            }
          }
        };
    assertThatThrownBy(() -> Json.generate(endless, full))
        .isExactlyInstanceOf(IOException.class)
        .hasMessage("full");
  }
}
