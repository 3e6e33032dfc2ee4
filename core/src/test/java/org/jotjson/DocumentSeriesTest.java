package org.jotjson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Many documents in one stream: JSON Lines, and JSON text sequences. */
class DocumentSeriesTest {
  private static final Generator GENERATOR = Generator.builder().build();

  /** Notes what it gets between flushes. */
  private static final class Flushed extends OutputStream {
    final List<String> flushed = new ArrayList<>();
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    @Override
    public void write(int b) {
      bytes.write(b);
    }

    @Override
    public void flush() {
      flushed.add(bytes.toString(java.nio.charset.StandardCharsets.UTF_8));
      bytes.reset();
    }
  }

  @Test
  void aSequenceHasASeparatorBeforeAndANewlineBehindEachText() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    GENERATOR.generateSequence(Arrays.asList(Map.of("a", 1), null, 2, List.of()), out);
    GENERATOR.generateSequence(Stream.of("\u001e"), out);
    GENERATOR.generateSequence(List.of(), out);
    assertThat(out)
        .hasToString("\u001e{\"a\":1}\n\u001enull\n\u001e2\n\u001e[]\n\u001e\"\\u001e\"\n");
    ByteArrayOutputStream pretty = new ByteArrayOutputStream();
    Generator.builder().pretty().build().generateSequence(List.of(List.of(1), 2), pretty);
    assertThat(pretty).hasToString("\u001e[\n  1\n]\n\u001e2\n");
  }

  @Test
  void anErrorNamesItsLineOrRecordAndWhatWasBeforeIsWritten() {
    Object bad = Map.of("a", List.of(1, new ThreadGroup("g")));
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    assertThatThrownBy(() -> GENERATOR.generateLines(List.of(1, "b", bad, 2), out))
        .isExactlyInstanceOf(GenerationException.class)
        .hasMessageStartingWith("line 3: no way to write java.lang.ThreadGroup")
        .hasMessageEndingWith("(at $.a[1])");
    assertThat(out).hasToString("1\n\"b\"\n");
    out.reset();
    assertThatThrownBy(() -> GENERATOR.generateSequence(Stream.of(1, bad), out))
        .hasMessageStartingWith("record 2: ");
    assertThat(out).hasToString("\u001e1\n");
    List<Object> cycle = new ArrayList<>();
    cycle.add(cycle);
    out.reset();
    assertThatThrownBy(() -> GENERATOR.generateLines(List.of(cycle), out))
        .isInstanceOf(NestingException.class)
        .hasMessageStartingWith("line 1: ");
    assertThat(out.size()).isZero();
  }

  @Test
  void aLineThatFailsLateLeavesNoMoreThanItsBeginning() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Object bad = List.of("x".repeat(3_000_000), new ThreadGroup("g"));
    assertThatThrownBy(() -> GENERATOR.generateLines(List.of(1, bad), out))
        .hasMessageStartingWith("line 2: ");
    assertThat("1\n[\"" + "x".repeat(3_000_000) + "\",")
        .startsWith(out.toString(java.nio.charset.StandardCharsets.UTF_8));
  }

  @Test
  void theTargetIsFlushedWhenAskedFor() throws IOException {
    Flushed atEnd = new Flushed();
    GENERATOR.generateLines(List.of(1, 2), atEnd);
    assertThat(atEnd.flushed).containsExactly("1\n2\n");
    Flushed each = new Flushed();
    Generator live = Generator.builder().flush(Flush.EACH_VALUE).build();
    live.generateLines(List.of(1, List.of(2)), each);
    live.generateSequence(List.of(3), each);
    live.generate(4, each);
    assertThat(each.flushed).containsExactly("1\n", "[2]\n", "", "\u001e3\n", "", "4");
    Flushed never = new Flushed();
    Generator quiet = Generator.builder().flush(Flush.NEVER).build();
    quiet.generateLines(List.of(1), never);
    quiet.generate(2, never);
    assertThat(never.flushed).isEmpty();
    assertThat(never.bytes).hasToString("1\n2");
    quiet.writer(never).value(3).close();
    assertThat(never.flushed).isEmpty();
  }
}
