package org.jotjson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.jotjson.testing.Routes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Hooks, good and bad: none leaves a trace in what comes after. */
class ToJsonTest {
  private static final Generator GENERATOR = Generator.builder().build();

  /** After whatever happened, the generator and its thread write as before. */
  private static void assertUnharmed() {
    Object value = List.of(Map.of("a", hook(w -> w.beginArray().value(1).endArray())), "b");
    assertThat(Routes.all(GENERATOR, () -> value)).isEqualTo("[{\"a\":[1]},\"b\"]");
    assertThat(Json.prettyGenerate(List.of(1))).isEqualTo("[\n  1\n]");
  }

  private static ToJson hook(Consumer<JsonWriter> body) {
    return body::accept;
  }

  private static GenerationException failure(Routes route, ToJson hook) {
    GenerationException e =
        catchThrowableOfType(
            GenerationException.class,
            () -> route.json(GENERATOR, List.of(0, Map.of("h", hook), 2)));
    assertThat(e.path()).startsWith("$[1].h");
    assertUnharmed();
    return e;
  }

  @Test
  void aHookWritesInLineWithWhatIsAroundIt() {
    ToJson hook = hook(w -> w.beginArray().value(1).beginArray().value(2).endArray().endArray());
    Generator pretty = Generator.builder().pretty().build();
    assertThat(Routes.all(pretty, () -> Map.of("x", List.of(hook, 3))))
        .isEqualTo(
            "{\n  \"x\": [\n    [\n      1,\n      [\n        2\n      ]\n    ],\n    3\n  ]\n}");
  }

  @Test
  void aHookWritesEveryKindOfToken() {
    ToJson hook =
        hook(
            w ->
                w.beginObject()
                    .name("a")
                    .value("s")
                    .name("b")
                    .value(1L << 40)
                    .name("c")
                    .value(0.5f)
                    .name("d")
                    .value(true)
                    .name("e")
                    .nullValue()
                    .name("f")
                    .raw(Fragment.of("[ ]"))
                    .name("g")
                    .utf8(new byte[] {'x', '"'}, 0, 2)
                    .name("h")
                    .value((String) null)
                    .name("i")
                    .value(1)
                    .name("j")
                    .value(2.0)
                    .endObject());
    assertThat(Routes.all(GENERATOR, () -> hook))
        .isEqualTo(
            "{\"a\":\"s\",\"b\":1099511627776,\"c\":0.5,\"d\":true,\"e\":null,\"f\":[ ],"
                + "\"g\":\"x\\\"\",\"h\":null,\"i\":1,\"j\":2.0}");
  }

  @ParameterizedTest
  @EnumSource(Routes.class)
  void aHookThatThrowsIsNamedWithWhatItThrew(Routes route) {
    RuntimeException mine = new UnsupportedOperationException("mine");
    ToJson hook =
        hook(
            w -> {
              w.beginArray().value(1);
              throw mine;
            });
    GenerationException e = failure(route, hook);
    assertThat(e).hasCause(mine).hasMessageContaining("toJson of " + hook.getClass().getName());
    assertThat(e.rule()).endsWith("threw " + mine);
    assertThat(e.value()).isSameAs(hook);
  }

  @ParameterizedTest
  @EnumSource(Routes.class)
  void anErrorInsideOfAHookPassesThroughWithItsPathAndCause(Routes route) {
    Object bad = new Object();
    ToJson inner = hook(w -> w.beginObject().name("y").value(List.of(0, bad)).endObject());
    ToJson outer = hook(w -> w.beginArray().value("x").value(inner).endArray());
    GenerationException e = failure(route, outer);
    assertThat(e.path()).isEqualTo("$[1].h[1].y[1]");
    assertThat(e.value()).isSameAs(bad);
    assertThat(e.rule()).startsWith("no way to write java.lang.Object");
  }

  @ParameterizedTest
  @EnumSource(Routes.class)
  void aHookThatWritesNothingIsAnError(Routes route) {
    assertThat(failure(route, hook(w -> {})).rule()).endsWith("wrote no value");
  }

  @ParameterizedTest
  @EnumSource(Routes.class)
  void aHookThatLeavesAContainerOpenIsAnError(Routes route) {
    assertThat(failure(route, hook(w -> w.beginArray().value(1))).rule())
        .endsWith("left a container open");
    assertThat(failure(route, hook(w -> w.beginObject().name("a"))).rule())
        .endsWith("left a container open");
  }

  @ParameterizedTest
  @EnumSource(Routes.class)
  void aHookThatWritesTwoValuesIsAnError(Routes route) {
    assertThat(failure(route, hook(w -> w.value(1).value(2))).rule())
        .contains("a value where nothing more is expected, at $");
  }

  @ParameterizedTest
  @EnumSource(Routes.class)
  void aHookCannotCloseWhatItDidNotOpen(Routes route) {
    assertThat(failure(route, hook(w -> w.value(1).endObject())).rule()).contains("endObject()");
    assertThat(failure(route, hook(w -> w.name("a").value(1))).rule()).contains("name(\"a\")");
    assertThat(failure(route, hook(JsonWriter::close)).rule()).contains("is not closed by it");
  }

  @ParameterizedTest
  @EnumSource(Routes.class)
  void aHookCannotGoOnAfterAnErrorThatItCaught(Routes route) {
    ToJson swallowing =
        hook(
            w -> {
              w.beginArray();
              try {
                w.value(List.of(1, new Object()));
              } catch (GenerationException e) {
                // goes on as if nothing had happened
              }
            });
    assertThat(failure(route, swallowing).rule()).contains("left a container open");
    ToJson goingOn =
        hook(
            w -> {
              try {
                w.value(new Object());
              } catch (GenerationException e) {
                w.value(2);
              }
            });
    assertThat(failure(route, goingOn).rule()).contains("an earlier error has spoilt the document");
    ToJson silent =
        hook(
            w -> {
              try {
                w.value(1).value(2);
              } catch (IllegalStateException e) {
                // the first value is there
              }
            });
    assertThat(failure(route, silent).rule()).contains("went on after an error");
  }

  @ParameterizedTest
  @EnumSource(Routes.class)
  void aWriterThatIsKeptRefusesToWriteLater(Routes route) {
    AtomicReference<JsonWriter> kept = new AtomicReference<>();
    route.json(GENERATOR, List.of(hook(w -> kept.getAndSet(w.value(1)))));
    assertRefused(kept.get());
    failure(
        route,
        hook(
            w -> {
              kept.set(w.beginArray());
              throw new IllegalArgumentException();
            }));
    assertRefused(kept.get());
    ToJson usingAnothers = hook(w -> kept.get().value(2));
    assertThat(failure(route, usingAnothers).rule()).contains("the writer is closed");
  }

  private static void assertRefused(JsonWriter writer) {
    List<Runnable> calls =
        List.of(
            () -> writer.value(1),
            writer::beginArray,
            writer::endArray,
            writer::beginObject,
            writer::endObject,
            () -> writer.name("a"),
            writer::nullValue,
            writer::flush);
    for (Runnable call : calls) {
      assertThatThrownBy(call::run)
          .isInstanceOf(IllegalStateException.class)
          .hasMessage("the writer is closed");
    }
    assertUnharmed();
  }

  @ParameterizedTest
  @EnumSource(Routes.class)
  void theWriterOfAnOuterHookIsBusyWhileAnInnerOneWrites(Routes route) {
    ToJson outer =
        hook(
            w -> {
              w.beginObject().name("a");
              w.value(hook(inner -> w.name("b").value(inner)));
            });
    assertThat(failure(route, outer).rule()).contains("the writer is busy");
  }

  @Test
  void aDocumentCannotBeClosedByAValueInIt() {
    JsonWriter writer = GENERATOR.writer(java.io.OutputStream.nullOutputStream());
    writer.beginArray();
    assertThatThrownBy(() -> writer.value(hook(w -> writer.close())))
        .isInstanceOf(GenerationException.class)
        .hasMessageContaining("the writer is busy");
    assertThatThrownBy(writer::close).isInstanceOf(IllegalStateException.class);
    assertUnharmed();
  }

  @ParameterizedTest
  @EnumSource(Routes.class)
  void aHookMayGenerateOtherDocuments(Routes route) {
    ToJson hook =
        hook(
            w -> {
              String other =
                  Json.generate(List.of(1, hook(inner -> inner.value(Json.generate("x")))));
              String pretty = Json.prettyGenerate(Map.of("k", List.of()));
              w.beginArray().value(other).value(pretty).endArray();
            });
    for (int round = 0; round < 3; round++) {
      assertThat(route.json(GENERATOR, List.of(hook, hook)))
          .isEqualTo(
              "[[\"[1,\\\"\\\\\\\"x\\\\\\\"\\\"]\",\"{\\n  \\\"k\\\": []\\n}\"],"
                  + "[\"[1,\\\"\\\\\\\"x\\\\\\\"\\\"]\",\"{\\n  \\\"k\\\": []\\n}\"]]");
    }
  }

  @ParameterizedTest
  @EnumSource(Routes.class)
  void aCycleThroughHooksEndsInANestingError(Routes route) {
    ToJson cycle = new Endless();
    assertThat(failure(route, cycle)).isInstanceOf(NestingException.class);
  }

  /** Writes itself into itself. */
  private static final class Endless implements ToJson {
    @Override
    public void toJson(JsonWriter writer) {
      writer.beginArray().value(this).endArray();
    }
  }

  @ParameterizedTest
  @EnumSource(Routes.class)
  void aHookThatIsItsOwnValueEndsInANestingErrorToo(Routes route) {
    AtomicReference<ToJson> self = new AtomicReference<>();
    self.set(w -> w.value(self.get()));
    assertThatThrownBy(() -> route.json(GENERATOR, List.of(self.get())))
        .isInstanceOf(NestingException.class)
        .hasMessageContaining("the thread's stack is exhausted");
    assertUnharmed();
  }

  @Test
  void namesWrittenByAHookFollowTheOrderAskedFor() {
    Generator sorted = Generator.builder().sortKeys(true).build();
    ToJson right = hook(w -> w.beginObject().name("a").value(1).name("b").value(2).endObject());
    assertThat(sorted.generate(right)).isEqualTo("{\"a\":1,\"b\":2}");
    ToJson wrong = hook(w -> w.beginObject().name("b").value(1).name("a").value(2).endObject());
    assertThatThrownBy(() -> sorted.generate(wrong))
        .isInstanceOf(GenerationException.class)
        .hasMessageContaining("name \"a\" comes after \"b\"");
  }
}
