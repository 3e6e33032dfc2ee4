package org.jotjson;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * In the steady state a call allocates its result and nothing else. (A list that is no ArrayList
 * costs its iterator.)
 */
class AllocationTest {
  /** Room for what a measurement allocates itself, shared by all its calls. */
  private static final int SLACK = 16;

  private static final int CALLS = 2_000;

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  record Line(int id, String name, long total, double price, boolean paid, String note) {}

  record Order(Line first, Line second, ArrayList<Line> lines, ArrayList<String> tags) {}

  private static Order order() {
    Line line = new Line(123_456, "Jane \"Q\" Doe", 1L << 50, 98.25, true, null);
    return new Order(
        line, null, new ArrayList<>(List.of(line, line)), new ArrayList<>(List.of("a", "b")));
  }

  static Stream<Arguments> documents() {
    Map<String, Object> mixed = new LinkedHashMap<>();
    mixed.put("id", 123_456);
    mixed.put("name", "Jane \"Q\" Doe");
    mixed.put("score", 98.25);
    mixed.put("active", true);
    mixed.put("note", null);
    mixed.put("tags", new ArrayList<>(List.of("a", "b", "\u20ac")));
    return Stream.of(
        Arguments.of(
            "many strings",
            new ArrayList<Object>(List.of("one", "two", "three", "four", "\u00e9t\u00e9"))),
        Arguments.of("small mixed object", mixed),
        Arguments.of("record of primitives and strings", order().first()),
        Arguments.of("nested records", order()),
        Arguments.of("numbers", new ArrayList<Object>(List.of(1, 2.5, 3L, -0.001, 1e300))));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("documents")
  void aCallAllocatesItsResultOnly(String name, Object value) {
    Generator generator = Generator.builder().build();
    writeManyOtherNames(generator);
    long bytes = perCall(generator::generateBytes, value);
    long result = perCall(any -> new byte[generator.generateBytes(value).length], value) - bytes;
    assertThat(bytes).as("generateBytes of %s", name).isLessThanOrEqualTo(result + SLACK);
    String text = generator.generate(value);
    long copy = perCall(any -> new String(text.getBytes(UTF_8), UTF_8), value);
    long encoded = perCall(any -> text.getBytes(UTF_8), value);
    assertThat(perCall(generator::generate, value))
        .as("generate of %s", name)
        .isLessThanOrEqualTo(copy - encoded + SLACK);
  }

  /** Names that are remembered from other documents must not get in the way. */
  private static void writeManyOtherNames(Generator generator) {
    for (int i = 0; i < 5_000; i++) {
      String name = Integer.toString(i * 7_919, 36);
      generator.generate(List.of(Map.of(name, 1), Map.of(name, 2)));
    }
  }

  private static Object sink;

  private static long perCall(Function<Object, Object> call, Object value) {
    long best = Long.MAX_VALUE;
    for (int round = 0; round < 20; round++) {
      long before = THREADS.getThreadAllocatedBytes(Thread.currentThread().getId());
      for (int i = 0; i < CALLS; i++) {
        sink = call.apply(value);
      }
      long after = THREADS.getThreadAllocatedBytes(Thread.currentThread().getId());
      best = Math.min(best, (after - before) / CALLS);
    }
    assertThat(sink).isNotNull();
    return best;
  }
}
