package org.jotjson;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Where the bytes go: the sink gets what the array gets, and its failures come through as its own.
 */
class SinkTest {
  private static final Generator GENERATOR = Generator.builder().build();

  /** Takes this many bytes, then fails: once or for good. */
  private static final class Failing extends OutputStream {
    private final ByteArrayOutputStream taken = new ByteArrayOutputStream();
    private final boolean once;
    private int room;
    private boolean failed;

    Failing(int room, boolean once) {
      this.room = room;
      this.once = once;
    }

    @Override
    public void write(int b) throws IOException {
      if (room-- == 0 || failed && !once) {
        failed = true;
        throw new IOException("disk full");
      }
      taken.write(b);
    }
  }

  /** Everything that writes in its own way: short and long strings, fragments, hooks, numbers. */
  private static Map<String, Object> document(int padding) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("padding", "p".repeat(padding));
    map.put("numbers", List.of(1, 2.5, true, 123456789012345L));
    map.put("long \u20ac", "\"\u20ac".repeat(3_000));
    map.put("hook", (ToJson) w -> w.beginArray().value("in").raw(Fragment.of("0")).endArray());
    map.put("fragment", Fragment.of("[" + "1,".repeat(40_000) + "1]"));
    map.put("last", new Object[] {new int[] {1, 2}, Map.of(), List.of("x".repeat(5_000))});
    return map;
  }

  @Test
  void aSinkGetsTheBytesOfTheArrayWhereverTheBufferEnds() throws IOException {
    byte[] tail = GENERATOR.generateBytes(document(0));
    for (int near : new int[] {16_384, 65_536, 131_072}) {
      for (int padding = near - 70; padding < near + 70; padding++) {
        Map<String, Object> document = document(padding);
        byte[] wanted = GENERATOR.generateBytes(document);
        assertThat(wanted.length).isEqualTo(tail.length + padding);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        GENERATOR.generate(document, out);
        assertThat(out.toByteArray()).isEqualTo(wanted);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 7, 8, 9, 13, 64})
  void manySmallTokensFillTheBufferToEveryPosition(int width) throws IOException {
    Generator pretty = Generator.builder().indent(" ").arrayNl("\n").objectNl("\r\n").build();
    List<Object> value = new ArrayList<>();
    for (int i = 0; i < 20_000 / width; i++) {
      value.add(List.of("x".repeat(i % width), i, List.of(), Map.of("k" + i % width, i % 3 == 0)));
    }
    for (Generator generator : List.of(GENERATOR, pretty)) {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      generator.generate(value, out);
      assertThat(out.toByteArray()).isEqualTo(generator.generateBytes(value));
      assertThat(out.toString(UTF_8)).isEqualTo(generator.generate(value));
    }
  }

  @Test
  void flushingBetweenTokensChangesNoByte() {
    for (int every = 1; every < 6; every++) {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      JsonWriter writer = GENERATOR.writer(out);
      writer.beginArray();
      for (int i = 0; i < 50; i++) {
        writer.beginObject().name("a").value(i).endObject().value("b").beginArray();
        if (i % every == 0) {
          writer.flush();
        }
        writer.endArray();
        if (i % every == 1) {
          writer.flush();
        }
      }
      writer.endArray().close();
      StringBuilder wanted = new StringBuilder("[");
      for (int i = 0; i < 50; i++) {
        wanted.append("{\"a\":").append(i).append("},\"b\",[],");
      }
      wanted.setCharAt(wanted.length() - 1, ']');
      assertThat(out).hasToString(wanted.toString());
    }
  }

  @Test
  void aSinkThatFailsAnywhereGivesItsOwnException() {
    Map<String, Object> document = document(70_000);
    byte[] whole = GENERATOR.generateBytes(document);
    for (int room = 0; room < whole.length; room += room < 100 ? 1 : 3_001) {
      for (boolean once : new boolean[] {false, true}) {
        Failing sink = new Failing(room, once);
        assertThatThrownBy(() -> GENERATOR.generate(document, sink))
            .isExactlyInstanceOf(IOException.class)
            .hasMessage("disk full");
        assertThat(sink.taken.toByteArray()).isEqualTo(java.util.Arrays.copyOf(whole, room));
      }
    }
    assertThat(Json.generate(List.of("ok"))).isEqualTo("[\"ok\"]");
  }

  @Test
  void aWriterCannotFinishADocumentOfWhichTheSinkLostAPart() {
    String text = "t".repeat(2_000);
    for (int room = 0; room < 300_000; room += 9_973) {
      Failing sink = new Failing(room, true);
      JsonWriter writer = GENERATOR.writer(sink);
      Throwable failure =
          catchThrowable(
              () -> {
                writer.beginArray();
                for (int i = 0; i < 30; i++) {
                  writer.beginObject().name("name").value(text).name("b").value(true);
                  writer.name("n").nullValue().name("m").value(1).endObject();
                  writer.beginArray().value(2.5).endArray();
                  writer.raw(Fragment.of("[" + "0,".repeat(3_000) + "0]"));
                }
                writer.endArray();
              });
      if (failure != null) {
        assertThat(failure)
            .isInstanceOf(UncheckedIOException.class)
            .hasRootCauseMessage("disk full");
        assertThatThrownBy(writer::close).isInstanceOf(IllegalStateException.class);
      } else {
        Throwable atLast = catchThrowable(writer::close);
        assertThat(atLast != null).isEqualTo(sink.failed);
      }
      assertThat(Json.generate(1)).isEqualTo("1");
    }
  }

  @Test
  void aFailureOfFlushOrCloseIsNotSwallowed() {
    OutputStream noFlush =
        new ByteArrayOutputStream() {
          @Override
          public void flush() throws IOException {
            throw new IOException("flush");
          }
        };
    assertThatThrownBy(() -> GENERATOR.generate(1, noFlush)).hasMessage("flush");
    OutputStream noClose =
        new ByteArrayOutputStream() {
          @Override
          public void close() throws IOException {
            throw new IOException("close");
          }
        };
    JsonWriter writer = GENERATOR.writer(noClose);
    writer.value(1);
    assertThatThrownBy(writer::close).hasRootCauseMessage("close");
    assertThat(Json.generate(1)).isEqualTo("1");
  }

  @Test
  void anIoErrorOfTheUsersOwnIsNotTakenForTheSinks() {
    UncheckedIOException mine = new UncheckedIOException(new IOException("mine"));
    Iterable<Object> failing =
        () -> {
          throw mine;
        };
    assertThat(catchThrowable(() -> GENERATOR.generate(failing, OutputStream.nullOutputStream())))
        .isSameAs(mine);
  }

  @Test
  void nothingHalfWrittenComesBackAfterAFailure() throws IOException {
    Object bad = List.of("x".repeat(50_000), Map.of("a", new Object()));
    for (int round = 0; round < 3; round++) {
      assertThatThrownBy(() -> Json.generate(bad)).isInstanceOf(GenerationException.class);
      assertThat(Json.generate(List.of(1))).isEqualTo("[1]");
      assertThatThrownBy(() -> Json.generateBytes(bad)).isInstanceOf(GenerationException.class);
      assertThat(Json.generateBytes(List.of(1))).isEqualTo("[1]".getBytes(UTF_8));
      ByteArrayOutputStream part = new ByteArrayOutputStream();
      assertThatThrownBy(() -> Json.generate(bad, part)).isInstanceOf(GenerationException.class);
      assertThat("[\"" + "x".repeat(50_000) + "\",{\"a\":").startsWith(part.toString(UTF_8));
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      Json.generate(List.of(1), out);
      assertThat(out).hasToString("[1]");
    }
  }
}
