package org.jotjson;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedWriter;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.nio.BufferOverflowException;
import java.nio.ByteBuffer;
import java.nio.ReadOnlyBufferException;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.WritableByteChannel;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Targets that are no streams. */
class SinksTest {
  private static final Generator GENERATOR = Generator.builder().build();

  private static final List<Object> DOCUMENT =
      List.of(
          "\u00e9\u20ac\ud83d\ude00".repeat(10_000),
          Map.of("k", Collections.nCopies(30_000, "a\ud83d\ude00")),
          Fragment.of("\"" + "\u20ac".repeat(40_000) + "\""));

  @TempDir private Path folder;

  @Test
  void aChannelGetsTheBytes() throws IOException {
    Path file = folder.resolve("a.json");
    try (FileChannel channel =
        FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
      GENERATOR.generate(DOCUMENT, Sinks.of(channel));
      assertThat(channel.isOpen()).isTrue();
    }
    assertThat(Files.readAllBytes(file)).isEqualTo(GENERATOR.generateBytes(DOCUMENT));
  }

  @Test
  void aChannelThatTakesFewBytesAtATimeGetsAll() throws IOException {
    ByteArrayOutputStream taken = new ByteArrayOutputStream();
    WritableByteChannel all = Channels.newChannel(taken);
    WritableByteChannel few =
        new WritableByteChannel() {
          @Override
          public int write(ByteBuffer source) throws IOException {
            ByteBuffer part = source.duplicate();
            part.limit(Math.min(source.limit(), source.position() + 777));
            int count = all.write(part);
            source.position(source.position() + count);
            return count;
          }

          @Override
          public boolean isOpen() {
            return true;
          }

          @Override
          public void close() {}
        };
    GENERATOR.generate(DOCUMENT, Sinks.of(few));
    assertThat(taken.toByteArray()).isEqualTo(GENERATOR.generateBytes(DOCUMENT));
  }

  @Test
  void textIsWhatGenerateGives() throws IOException {
    String text = GENERATOR.generate(DOCUMENT);
    StringBuilder builder = new StringBuilder();
    GENERATOR.generate(DOCUMENT, Sinks.of(builder));
    assertThat(builder.toString()).isEqualTo(text);
    StringWriter strings = new StringWriter();
    GENERATOR.generate(DOCUMENT, Sinks.of(new BufferedWriter(strings)));
    assertThat(strings.toString()).isEqualTo(text);
    StringBuilder lines = new StringBuilder();
    GENERATOR.generateLines(List.of("\u20ac", 2), Sinks.of(lines));
    assertThat(lines.toString()).isEqualTo("\"\u20ac\"\n2\n");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 5, 8_191, 8_192, 8_193})
  void textMayComeInPiecesThatEndAnywhere(int piece) throws IOException {
    String text = "a\u00e9\u20ac\ud83d\ude00".repeat(4_000);
    byte[] bytes = text.getBytes(UTF_8);
    StringBuilder builder = new StringBuilder();
    try (OutputStream out = Sinks.of(builder)) {
      for (int at = 0; at < bytes.length; at += piece)
        out.write(bytes, at, Math.min(piece, bytes.length - at));
    }
    assertThat(builder.toString()).isEqualTo(text);
  }

  @Test
  void bytesThatAreNoTextAreAnErrorAndNotQuestionMarks() {
    Fragment broken = Fragment.of(new byte[] {'"', (byte) 0xE2, (byte) 0x82, '"'});
    assertThatThrownBy(() -> GENERATOR.generate(List.of(broken), Sinks.of(new StringBuilder())))
        .isInstanceOf(CharacterCodingException.class);
    assertThatThrownBy(
            () -> {
              try (OutputStream out = Sinks.of(new StringBuilder())) {
                out.write(0xE2);
              }
            })
        .isInstanceOf(CharacterCodingException.class);
  }

  @Test
  void aWriterIsFlushedAndClosedWithTheDocument() {
    List<String> calls = new ArrayList<>();
    StringWriter writer =
        new StringWriter() {
          @Override
          public void flush() {
            calls.add("flush");
          }

          @Override
          public void close() {
            calls.add("close");
          }
        };
    GENERATOR.writer(Sinks.of(writer)).value("a").close();
    assertThat(writer.toString()).isEqualTo("\"a\"");
    assertThat(calls).containsExactly("flush", "close");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 7, 1_000, 1 << 20})
  void chunksHaveTheLengthAskedForAndBelongToTheReceiver(int length) throws IOException {
    byte[] wanted = GENERATOR.generateBytes(DOCUMENT);
    List<ByteBuffer> chunks = new ArrayList<>();
    GENERATOR.generate(DOCUMENT, Sinks.chunks(length, chunks::add));
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    for (int i = 0; i < chunks.size(); i++) {
      if (i < chunks.size() - 1) assertThat(chunks.get(i).remaining()).isEqualTo(length);
      byte[] bytes = new byte[chunks.get(i).remaining()];
      chunks.get(i).get(bytes);
      all.write(bytes);
    }
    assertThat(all.toByteArray()).isEqualTo(wanted);
    assertThatThrownBy(() -> Sinks.chunks(0, chunk -> {}))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aBufferGetsAllOrNothing() {
    for (ByteBuffer buffer : List.of(ByteBuffer.allocate(12), ByteBuffer.allocateDirect(12))) {
      buffer.position(2);
      GENERATOR.generate(List.of("ab", 3), buffer);
      assertThat(buffer.position()).isEqualTo(10);
      assertThatThrownBy(() -> GENERATOR.generate(100, buffer))
          .isInstanceOf(BufferOverflowException.class);
      assertThatThrownBy(() -> GENERATOR.generate(new ThreadGroup("g"), buffer))
          .isInstanceOf(GenerationException.class);
      assertThat(buffer.position()).isEqualTo(10);
      GENERATOR.generate(42, buffer);
      assertThat(UTF_8.decode(buffer.flip().position(2)).toString()).isEqualTo("[\"ab\",3]42");
      assertThatThrownBy(() -> GENERATOR.generate(1, buffer.clear().asReadOnlyBuffer()))
          .isInstanceOf(ReadOnlyBufferException.class);
    }
    assertThat(Json.generate(1)).isEqualTo("1");
  }
}
