package org.jotjson;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class JsonWriterTest {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();

  private JsonWriter writer() {
    return Generator.builder().build().writer(out);
  }

  @Test
  void aDocumentIsWrittenTokenByToken() {
    try (JsonWriter w = writer()) {
      w.beginObject();
      w.name("id").value(123);
      w.name("tags").beginArray().value("a").value('b').endArray();
      w.name("owner").value(Map.of("k", List.of()));
      w.name("empty").beginObject().endObject();
      w.name("cached").raw(Fragment.of("{ }"));
      w.endObject();
    }
    assertThat(out)
        .hasToString(
            "{\"id\":123,\"tags\":[\"a\",\"b\"],\"owner\":{\"k\":[]},\"empty\":{},\"cached\":{ }}");
  }

  @Test
  void aSingleValueIsADocument() {
    try (JsonWriter w = writer()) {
      w.nullValue();
    }
    assertThat(out).hasToString("null");
  }

  private static Arguments misuse(String path, String what, Consumer<JsonWriter> calls) {
    return Arguments.of(path, what, calls);
  }

  static Stream<Arguments> misuses() {
    return Stream.of(
        misuse("$", "name(\"a\") where one value", w -> w.name("a")),
        misuse("$", "endArray() where one value", JsonWriter::endArray),
        misuse("$", "endObject() where one value", JsonWriter::endObject),
        misuse("$", "a value where nothing more", w -> w.value(1).value(2)),
        misuse("$", "a value where nothing more", w -> w.beginArray().endArray().beginArray()),
        misuse("$", "a value where nothing more", w -> w.value(1).nullValue()),
        misuse("$", "endArray() where nothing more", w -> w.beginArray().endArray().endArray()),
        misuse("$", "name(\"a\") where nothing more", w -> w.value(1).name("a")),
        misuse("$", "name(\"a\") where a value or endArray()", w -> w.beginArray().name("a")),
        misuse("$", "endObject() where a value or endArray()", w -> w.beginArray().endObject()),
        misuse("$", "a value where name(…) or endObject()", w -> w.beginObject().value(1)),
        misuse("$", "a value where name(…) or endObject()", w -> w.beginObject().beginArray()),
        misuse("$", "endArray() where name(…) or endObject()", w -> w.beginObject().endArray()),
        misuse("$.a", "endObject() where the value", w -> w.beginObject().name("a").endObject()),
        misuse("$.a", "name(\"b\") where the value", w -> w.beginObject().name("a").name("b")),
        misuse("$.a", "endArray() where the value", w -> w.beginObject().name("a").endArray()),
        misuse(
            "$[1].a[0]",
            "endObject() where a value or endArray()",
            w ->
                w.beginArray().value(0).beginObject().name("a").beginArray().value(1).endObject()));
  }

  @ParameterizedTest
  @MethodSource("misuses")
  void aCallOutOfOrderIsRefusedWithItsPlace(String path, String what, Consumer<JsonWriter> calls) {
    JsonWriter writer = writer();
    assertThatThrownBy(() -> calls.accept(writer))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageStartingWith(what)
        .hasMessageEndingWith(" is expected, at " + path);
    assertSpoilt(writer);
  }

  private void assertSpoilt(JsonWriter writer) {
    for (Runnable call : List.<Runnable>of(writer::nullValue, writer::endArray, writer::flush)) {
      assertThatThrownBy(call::run)
          .isInstanceOf(IllegalStateException.class)
          .hasMessage("an earlier error has spoilt the document");
    }
    assertThatThrownBy(writer::close)
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("ends too early");
    writer.close();
    assertThat(Json.generate(List.of(1))).isEqualTo("[1]");
  }

  static Stream<Arguments> unfinished() {
    return Stream.of(
        misuse("$", "", w -> {}),
        misuse("$", "", JsonWriter::beginArray),
        misuse("$[0]", "", w -> w.beginArray().value(1)),
        misuse("$", "", JsonWriter::beginObject),
        misuse("$.a", "", w -> w.beginObject().name("a")),
        misuse("$.a[1]", "", w -> w.beginObject().name("a").beginArray().value(1).value(2)));
  }

  @ParameterizedTest
  @MethodSource("unfinished")
  void anUnfinishedDocumentIsNotMadeUp(String path, String what, Consumer<JsonWriter> calls) {
    JsonWriter writer = writer();
    calls.accept(writer);
    assertThatThrownBy(writer::close)
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("the document ends too early, at " + path + what);
    assertThat(out.size()).isZero();
    writer.close();
    assertThatThrownBy(() -> writer.value(1)).hasMessage("the writer is closed");
  }

  @Test
  void aValueThatCannotBeWrittenSpoilsTheDocument() {
    List<Consumer<JsonWriter>> bad =
        List.of(
            w -> w.value(new Object()),
            w -> w.value(Double.NaN),
            w -> w.value(Float.NaN),
            w -> w.value("\ud800"),
            w -> w.utf8(new byte[] {-1}, 0, 1),
            w -> w.beginObject().name("\ud800"));
    for (Consumer<JsonWriter> call : bad) {
      JsonWriter writer = writer();
      writer.beginArray();
      assertThatThrownBy(() -> call.accept(writer)).isInstanceOf(GenerationException.class);
      assertSpoilt(writer);
    }
  }

  @Test
  void nullIsRefusedBeforeAnythingIsWritten() throws IOException {
    JsonWriter writer = writer();
    writer.beginObject();
    assertThatThrownBy(() -> writer.name(null)).isInstanceOf(NullPointerException.class);
    writer.name("a");
    assertThatThrownBy(() -> writer.raw(null)).isInstanceOf(NullPointerException.class);
    assertThatThrownBy(() -> writer.utf8(null, 0, 0)).isInstanceOf(NullPointerException.class);
    assertThatThrownBy(() -> writer.utf8(new byte[2], 1, 2))
        .isInstanceOf(IndexOutOfBoundsException.class);
    writer.value((Object) null).endObject().close();
    assertThat(out).hasToString("{\"a\":null}");
    Generator generator = Generator.builder().build();
    assertThatThrownBy(() -> generator.writer(null)).isInstanceOf(NullPointerException.class);
    assertThatThrownBy(() -> generator.generate(1, (java.io.OutputStream) null))
        .isInstanceOf(NullPointerException.class);
    assertThatThrownBy(() -> generator.generateLines(List.of(1), null))
        .isInstanceOf(NullPointerException.class);
  }

  @Test
  void onlyTheRangeOfTheBytesIsWritten() {
    byte[] bytes = "\"x\u20acy\"".getBytes(UTF_8);
    try (JsonWriter w = writer()) {
      w.beginArray().utf8(bytes, 1, 4).utf8(bytes, 1, 0).utf8(bytes, 0, bytes.length).endArray();
    }
    assertThat(out).hasToString("[\"x\u20ac\",\"\",\"\\\"x\u20acy\\\"\"]");
  }

  @Test
  void flushHandsOverAllButTheLastByte() {
    JsonWriter writer = writer();
    writer.beginArray().value("abc").flush();
    assertThat(out).hasToString("[\"abc\"");
    writer.flush();
    assertThat(out).hasToString("[\"abc\"");
    writer.endArray().close();
    assertThat(out).hasToString("[\"abc\"]");
  }

  @Test
  void theSinkIsFlushedAndClosedOnce() {
    StringBuilder calls = new StringBuilder();
    OutputStream sink =
        new OutputStream() {
          @Override
          public void write(int b) {
            calls.append((char) b);
          }

          @Override
          public void flush() {
            calls.append(" flush");
          }

          @Override
          public void close() {
            calls.append(" close");
          }
        };
    JsonWriter writer = Generator.builder().build().writer(sink);
    writer.value(1);
    writer.close();
    writer.close();
    assertThat(calls).hasToString("1 flush close");
  }

  @Test
  void manyWritersMayBeOpenAtOnce() {
    Generator generator = Generator.builder().build();
    List<ByteArrayOutputStream> outs =
        Stream.generate(ByteArrayOutputStream::new).limit(5).toList();
    List<JsonWriter> writers = outs.stream().map(generator::writer).toList();
    writers.forEach(JsonWriter::beginArray);
    for (int i = 0; i < 100; i++) {
      writers.get(i % 5).value(i % 5);
      assertThat(Json.generate(i)).isEqualTo("" + i);
    }
    writers.forEach(writer -> writer.endArray().close());
    for (int i = 0; i < 5; i++) {
      assertThat(outs.get(i)).hasToString("[" + (i + ",").repeat(19) + i + "]");
    }
  }

  @Test
  void aWriterThatAHookKeptTakesNothingInTheNextHook() {
    JsonWriter[] kept = new JsonWriter[1];
    ToJson first = writer -> (kept[0] = writer).value(1);
    ToJson second =
        writer -> {
          assertThatThrownBy(() -> kept[0].value(2)).isInstanceOf(IllegalStateException.class);
          writer.value(3);
        };
    assertThat(Json.generate(List.of(first, second, first))).isEqualTo("[1,3,1]");
  }
}
