package org.jotjson;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Collections;
import java.util.Date;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;
import java.util.UUID;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.atomic.DoubleAdder;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jotjson.testing.Routes;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every kind of value, wherever a value may stand, by every route. */
class ValueKindsTest {
  private static final Generator GENERATOR = Generator.builder().build();

  /** An enum whose text is not its name, with a constant that is a class of its own. */
  enum Level {
    LOW,
    HIGH {
      @Override
      public String toString() {
        return "overridden";
      }
    }
  }

  private static Arguments kind(Supplier<Object> value, String json) {
    return Arguments.of(json, value);
  }

  static Stream<Arguments> wordsAndNumbers() {
    return Stream.of(
        kind(() -> null, "null"),
        kind(() -> true, "true"),
        kind(() -> false, "false"),
        kind(() -> new AtomicBoolean(true), "true"),
        kind(() -> (byte) -128, "-128"),
        kind(() -> (short) 32767, "32767"),
        kind(() -> Integer.MIN_VALUE, "-2147483648"),
        kind(() -> Long.MIN_VALUE, "-9223372036854775808"),
        kind(() -> new AtomicInteger(-7), "-7"),
        kind(() -> new AtomicLong(1L << 62), "4611686018427387904"),
        kind(LongAdder::new, "0"),
        kind(DoubleAdder::new, "0.0"),
        kind(() -> BigInteger.TEN.pow(40), "1" + "0".repeat(40)),
        kind(() -> new BigDecimal("1E+1000000000"), "1E+1000000000"),
        kind(() -> new BigDecimal("-1E-300"), "-1E-300"),
        kind(() -> new BigDecimal("1.50"), "1.50"),
        kind(() -> 1e7, "10000000.0"),
        kind(() -> 5e-324, "5e-324"),
        kind(() -> 1e23, "1e+23"),
        kind(() -> -0.0, "-0.0"),
        kind(() -> 0.1f, "0.1"),
        kind(() -> 3.4028235e38f, "3.4028235e+38"));
  }

  static Stream<Arguments> texts() {
    return Stream.of(
        kind(() -> "", "\"\""),
        kind(() -> "\ud83d\ude00", "\"\ud83d\ude00\""),
        kind(() -> new StringBuilder("a\"b"), "\"a\\\"b\""),
        kind(() -> new StringBuffer("\n"), "\"\\n\""),
        kind(() -> java.nio.CharBuffer.wrap("xyz", 1, 2), "\"y\""),
        kind(() -> 'c', "\"c\""),
        kind(() -> '"', "\"\\\"\""),
        kind(() -> new char[] {'a', '\u20ac'}, "\"a\u20ac\""),
        kind(() -> new byte[] {1, -1, 127, 0}, "\"Af9/AA==\""),
        kind(() -> new byte[0], "\"\""),
        kind(() -> Level.LOW, "\"LOW\""),
        kind(() -> Level.HIGH, "\"HIGH\""),
        kind(() -> new UUID(1, 2), "\"00000000-0000-0001-0000-000000000002\""),
        kind(() -> URI.create("http://a/?b=c"), "\"http://a/?b=c\""));
  }

  static Stream<Arguments> times() {
    Instant instant = Instant.ofEpochSecond(-1, 1);
    LocalDateTime local = LocalDateTime.of(2024, 2, 29, 12, 0, 0, 120_000_000);
    return Stream.of(
        kind(() -> instant, "\"1969-12-31T23:59:59.000000001Z\""),
        kind(() -> local, "\"2024-02-29T12:00:00.120\""),
        kind(() -> LocalDate.of(2024, 2, 29), "\"2024-02-29\""),
        kind(() -> LocalTime.of(1, 2), "\"01:02:00\""),
        kind(
            () -> OffsetDateTime.of(local, ZoneOffset.ofHours(2)),
            "\"2024-02-29T12:00:00.120+02:00\""),
        kind(
            () -> ZonedDateTime.of(local, ZoneId.of("Europe/Zurich")),
            "\"2024-02-29T12:00:00.120+01:00\""),
        kind(() -> OffsetTime.of(LocalTime.NOON, ZoneOffset.UTC), "\"12:00:00Z\""),
        kind(() -> Year.of(2024), "\"2024\""),
        kind(() -> YearMonth.of(2024, 2), "\"2024-02\""),
        kind(() -> MonthDay.of(2, 9), "\"--02-09\""),
        kind(() -> DayOfWeek.MONDAY, "\"MONDAY\""),
        kind(() -> ZoneId.of("Europe/Zurich"), "\"Europe/Zurich\""),
        kind(() -> ZoneOffset.ofHours(-3), "\"-03:00\""),
        kind(() -> Duration.ofMillis(1500), "\"PT1.5S\""),
        kind(() -> Period.of(1, 2, 3), "\"P1Y2M3D\""),
        kind(() -> new Date(-1), "\"1969-12-31T23:59:59.999Z\""));
  }

  static Stream<Arguments> containers() {
    return Stream.of(
        kind(List::of, "[]"),
        kind(Map::of, "{}"),
        kind(() -> Arrays.asList(1, null, "a"), "[1,null,\"a\"]"),
        kind(() -> Collections.nCopies(2, List.of()), "[[],[]]"),
        kind(() -> Set.of(7), "[7]"),
        kind(() -> new ArrayDeque<>(List.of(1, 2)), "[1,2]"),
        kind(() -> (Iterable<Integer>) () -> List.of(1, 2).iterator(), "[1,2]"),
        kind(() -> List.of(1, 2).iterator(), "[1,2]"),
        kind(Collections::emptyIterator, "[]"),
        kind(() -> Stream.of("a", "b"), "[\"a\",\"b\"]"),
        kind(() -> IntStream.range(0, 3), "[0,1,2]"),
        kind(() -> Stream.of(1, 2).parallel(), "[1,2]"),
        kind(() -> new TreeMap<>(Map.of("b", 1, "a", 2)), "{\"a\":2,\"b\":1}"),
        kind(() -> new ConcurrentSkipListMap<>(Map.of("k", 1)), "{\"k\":1}"),
        kind(() -> new EnumMap<>(Map.of(Level.HIGH, 1)), "{\"HIGH\":1}"),
        kind(() -> Collections.singletonMap("k", null), "{\"k\":null}"),
        kind(() -> new LinkedHashMap<>(Map.of("k", Map.of())), "{\"k\":{}}"));
  }

  static Stream<Arguments> arrays() {
    return Stream.of(
        kind(() -> new Object[] {1, null, new int[0]}, "[1,null,[]]"),
        kind(() -> new String[] {"a"}, "[\"a\"]"),
        kind(() -> new int[][] {{1}, {2, 3}}, "[[1],[2,3]]"),
        kind(() -> new int[] {1, -2}, "[1,-2]"),
        kind(() -> new long[] {Long.MAX_VALUE}, "[9223372036854775807]"),
        kind(() -> new short[] {1, 2}, "[1,2]"),
        kind(() -> new double[] {1, 2.5}, "[1.0,2.5]"),
        kind(() -> new float[] {0.1f}, "[0.1]"),
        kind(() -> new boolean[] {true, false}, "[true,false]"),
        kind(() -> new double[0], "[]"),
        kind(() -> new AtomicIntegerArray(new int[] {4}), "[4]"),
        kind(() -> new AtomicLongArray(2), "[0,0]"),
        kind(() -> new AtomicReferenceArray<>(new String[] {"a", null}), "[\"a\",null]"));
  }

  static Stream<Arguments> holders() {
    return Stream.of(
        kind(() -> Optional.of(List.of(1)), "[1]"),
        kind(Optional::empty, "null"),
        kind(() -> OptionalInt.of(3), "3"),
        kind(OptionalInt::empty, "null"),
        kind(() -> OptionalLong.of(1L << 40), "1099511627776"),
        kind(() -> OptionalDouble.of(0.5), "0.5"),
        kind(OptionalDouble::empty, "null"),
        kind(() -> new AtomicReference<>("x"), "\"x\""),
        kind(AtomicReference::new, "null"),
        kind(() -> Fragment.of("[1, 2]"), "[1, 2]"),
        kind(() -> Fragment.of("{}".getBytes(UTF_8)), "{}"),
        kind(() -> (ToJson) w -> w.beginObject().name("a").value(1).endObject(), "{\"a\":1}"),
        kind(() -> (ToJson) w -> w.value(Optional.of(2)), "2"));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource({"wordsAndNumbers", "texts", "times", "containers", "arrays", "holders"})
  void everyKindIsWrittenWhereverItStands(String json, Supplier<Object> value) {
    assertThat(Routes.all(GENERATOR, value)).isEqualTo(json);
    assertThat(Routes.all(GENERATOR, () -> Arrays.asList(0, value.get(), 0)))
        .isEqualTo("[0," + json + ",0]");
    assertThat(Routes.all(GENERATOR, () -> new Object[] {value.get()})).isEqualTo("[" + json + "]");
    assertThat(Routes.all(GENERATOR, () -> Arrays.asList(value.get(), value.get()).iterator()))
        .isEqualTo("[" + json + "," + json + "]");
    assertThat(Routes.all(GENERATOR, () -> Collections.singletonMap("k", value.get())))
        .isEqualTo("{\"k\":" + json + "}");
    assertThat(Routes.all(GENERATOR, () -> new AtomicReference<>(value.get()))).isEqualTo(json);
    assertThat(Routes.all(GENERATOR, () -> hook(value.get()))).isEqualTo("[" + json + "]");
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource({"wordsAndNumbers", "texts", "times", "containers", "arrays", "holders"})
  void everyKindIsWrittenBelowTheLevelsThatAreWalkedOnTheStack(
      String json, Supplier<Object> value) {
    Generator deep = Generator.builder().maxNesting(0).build();
    Supplier<Object> nested =
        () -> {
          Object nest = Arrays.asList(Collections.singletonMap("k", value.get()), 1);
          for (int level = 0; level < 120; level++) {
            nest = List.of(nest);
          }
          return nest;
        };
    assertThat(Routes.all(deep, nested))
        .isEqualTo("[".repeat(121) + "{\"k\":" + json + "},1" + "]".repeat(121));
  }

  private static ToJson hook(Object value) {
    return writer -> writer.beginArray().value(value).endArray();
  }
}
