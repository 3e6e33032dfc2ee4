package org.jotjson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.File;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URL;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.chrono.JapaneseDate;
import java.time.chrono.ThaiBuddhistDate;
import java.util.AbstractMap.SimpleEntry;
import java.util.BitSet;
import java.util.Collections;
import java.util.Currency;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TimeZone;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.FutureTask;
import java.util.concurrent.SubmissionPublisher;
import java.util.concurrent.atomic.AtomicMarkableReference;
import java.util.concurrent.atomic.AtomicStampedReference;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jotjson.testing.Routes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The JDK's own types beyond the everyday ones, which are in {@link ValueKindsTest}. */
class JdkTypesTest {
  private static final Generator GENERATOR = Generator.builder().build();

  static Stream<Arguments> texts() throws Exception {
    InetAddress six = InetAddress.getByAddress("six", new byte[16]);
    return Stream.of(
        Arguments.of(new URL("http://nowhere.invalid/a?b#c"), "http://nowhere.invalid/a?b#c"),
        Arguments.of(Path.of("a", "b"), Path.of("a/b").toString()),
        Arguments.of(new File("a/b"), new File("a/b").getPath()),
        Arguments.of(Locale.forLanguageTag("zh-Hant-TW"), "zh-Hant-TW"),
        Arguments.of(Locale.ROOT, "und"),
        Arguments.of(Currency.getInstance("CHF"), "CHF"),
        Arguments.of(TimeZone.getTimeZone("Europe/Zurich"), "Europe/Zurich"),
        Arguments.of(String.class, "java.lang.String"),
        Arguments.of(Map.Entry[].class, "[Ljava.util.Map$Entry;"),
        Arguments.of(StandardCharsets.UTF_8, "UTF-8"),
        Arguments.of(Pattern.compile("a+\\d", Pattern.MULTILINE), "a+\\\\d"),
        Arguments.of(InetAddress.getByAddress("name", new byte[] {127, 0, 0, 1}), "127.0.0.1"),
        Arguments.of(six, "0:0:0:0:0:0:0:0"),
        Arguments.of(
            InetSocketAddress.createUnresolved("nowhere.invalid", 80), "nowhere.invalid:80"),
        Arguments.of(
            new InetSocketAddress(InetAddress.getByAddress(new byte[16]), 8080),
            "[0:0:0:0:0:0:0:0]:8080"),
        Arguments.of(JapaneseDate.of(2024, 2, 29), "2024-02-29"),
        Arguments.of(ThaiBuddhistDate.of(2567, 2, 29), "2024-02-29"),
        Arguments.of(
            java.sql.Timestamp.valueOf("2024-02-29 12:00:00").toLocalDateTime(),
            "2024-02-29T12:00:00"),
        Arguments.of(java.sql.Date.valueOf("2024-02-29"), "2024-02-29"),
        Arguments.of(java.sql.Time.valueOf("12:34:56"), "12:34:56"));
  }

  @ParameterizedTest(name = "{1}")
  @MethodSource("texts")
  void whatHasATextIsAStringAsAValueAndAsAKey(Object value, String text) {
    assertThat(Routes.all(GENERATOR, () -> List.of(value))).isEqualTo("[\"" + text + "\"]");
    assertThat(Routes.all(GENERATOR, () -> Collections.singletonMap(value, 1)))
        .isEqualTo("{\"" + text + "\":1}");
  }

  @Test
  void aSetOfBitsIsTheArrayOfItsBits() {
    BitSet bits = new BitSet();
    bits.set(1);
    bits.set(70, 72);
    assertThat(Routes.all(GENERATOR, () -> List.of(bits))).isEqualTo("[[1,70,71]]");
  }

  @Test
  void aByteBufferIsTheBase64OfItsRestAndKeepsItsPlace() {
    for (ByteBuffer buffer :
        List.of(
            ByteBuffer.wrap(new byte[] {9, 1, -1, 127, 0, 9}),
            ByteBuffer.allocateDirect(6).put(new byte[] {9, 1, -1, 127, 0, 9}).flip())) {
      buffer.position(1).limit(5);
      assertThat(Routes.all(GENERATOR, () -> List.of(buffer.asReadOnlyBuffer(), buffer)))
          .isEqualTo("[\"Af9/AA==\",\"Af9/AA==\"]");
      assertThat(buffer.position()).isEqualTo(1);
    }
  }

  @Test
  void anEntryIsAnObjectOfOneMember() {
    assertThat(
            Routes.all(
                GENERATOR, () -> List.of(new SimpleEntry<>(1, null), Map.entry("a", List.of()))))
        .isEqualTo("[{\"1\":null},{\"a\":[]}]");
  }

  @Test
  void anEnumerationIsAnArray() {
    assertThat(Routes.all(GENERATOR, () -> Collections.enumeration(List.of(1, "a"))))
        .isEqualTo("[1,\"a\"]");
  }

  @Test
  void aReferenceWithAMarkOrAStampIsWhatItRefersTo() {
    assertThat(
            Routes.all(
                GENERATOR,
                () ->
                    List.of(
                        new AtomicMarkableReference<>("a", true),
                        new AtomicStampedReference<>(null, 1))))
        .isEqualTo("[\"a\",null]");
  }

  private static RuntimeException thrown() {
    RuntimeException e = new IllegalStateException("outer", new SQLException("inner \"1\""));
    e.addSuppressed(new ArithmeticException());
    e.setStackTrace(new StackTraceElement[] {new StackTraceElement("C", "m", "C.java", 7)});
    e.getCause().setStackTrace(new StackTraceElement[0]);
    e.getSuppressed()[0].setStackTrace(new StackTraceElement[0]);
    return e;
  }

  @Test
  void anExceptionIsWrittenIfAskedFor() {
    Generator generator = Generator.builder().throwables(true).build();
    assertThat(Routes.all(generator, () -> Map.of("error", thrown())))
        .isEqualTo(
            "{\"error\":{\"class\":\"java.lang.IllegalStateException\",\"message\":\"outer\","
                + "\"stackTrace\":[\"C.m(C.java:7)\"],"
                + "\"cause\":{\"class\":\"java.sql.SQLException\",\"message\":\"inner \\\"1\\\"\","
                + "\"stackTrace\":[]},"
                + "\"suppressed\":[{\"class\":\"java.lang.ArithmeticException\",\"message\":null,"
                + "\"stackTrace\":[]}]}}");
  }

  @ParameterizedTest
  @EnumSource(Routes.class)
  void anExceptionThatNobodyAskedForIsAnErrorThatNamesTheOption(Routes route) {
    for (Object value : List.of(thrown(), new SQLException(), thrown().getStackTrace()[0])) {
      GenerationException e =
          catchThrowableOfType(
              GenerationException.class, () -> route.json(GENERATOR, List.of(0, value)));
      assertThat(e.rule())
          .isEqualTo(
              value.getClass().getName() + " is written only if throwables(true) asks for it");
      assertThat(e.path()).isEqualTo("$[1]");
    }
    Generator text = Generator.builder().unknown(Unknown.TO_STRING).build();
    assertThat(route.json(text, List.of(new ArithmeticException("a"))))
        .isEqualTo("[\"java.lang.ArithmeticException: a\"]");
  }

  @Test
  void aCycleOfCausesEndsInANestingError() {
    Exception outer = new Exception("outer");
    outer.initCause(new Exception("inner", outer));
    Generator generator = Generator.builder().throwables(true).build();
    assertThatThrownBy(() -> generator.generate(outer)).isInstanceOf(NestingException.class);
  }

  @ParameterizedTest
  @EnumSource(Routes.class)
  void whatIsStillToComeIsAnErrorThatSaysWhatToDo(Routes route) {
    try (SubmissionPublisher<Object> publisher = new SubmissionPublisher<>()) {
      Map<Object, String> promises =
          Map.of(
              CompletableFuture.completedFuture(1),
              "wait for it, and write what it gives",
              new FutureTask<>(() -> 1),
              "wait for it, and write what it gives",
              publisher,
              "collect them, or write each with a JsonWriter");
      promises.forEach(
          (promise, advice) ->
              assertThatThrownBy(() -> route.json(GENERATOR, Map.of("a", promise)))
                  .isInstanceOf(GenerationException.class)
                  .hasMessageStartingWith(promise.getClass().getName())
                  .hasMessageContaining(advice)
                  .hasMessageEndingWith("(at $.a)"));
    }
  }
}
