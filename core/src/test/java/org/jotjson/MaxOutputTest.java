package org.jotjson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jotjson.testing.Routes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A limit to the size of the output: a clear error, and nothing beyond it is handed out. */
class MaxOutputTest {
  private static Generator limited(long bytes) {
    return Generator.builder().maxOutput(bytes).build();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 7, 100, 16_384, 65_536, 70_000, 1_048_576, 3_000_000})
  void exactlyTheLimitIsAllowedAndOneByteMoreIsNot(int limit) {
    Object value = limit < 3 ? 7 : "x".repeat(limit - 2);
    int length = limit < 3 ? 1 : limit;
    Generator enough = limited(length);
    assertThat(Routes.all(enough, () -> value)).hasSize(length);
    if (length == 1) return;
    for (Routes route : Routes.values()) {
      assertThatThrownBy(() -> route.json(limited(length - 1), value))
          .isExactlyInstanceOf(GenerationException.class)
          .hasMessageStartingWith(
              "more than " + (length - 1) + " bytes of JSON, the limit of maxOutput");
    }
    assertThat(Json.generate(value)).hasSize(length);
  }

  @Test
  void manySmallValuesAreLimitedToo() {
    Object value = Collections.nCopies(100_000, Map.of("k", List.of(1, "b", 2.5)));
    int length = Json.generate(value).length();
    for (Routes route : Routes.values()) {
      assertThat(route.json(limited(length), value)).hasSize(length);
      assertThatThrownBy(() -> route.json(limited(length - 1), value))
          .isInstanceOf(GenerationException.class);
    }
  }

  @ParameterizedTest
  @EnumSource(Routes.class)
  void whatNeverEndsEndsAtTheLimit(Routes route) {
    assertThatThrownBy(
            () -> route.json(limited(5_000_000), Map.of("a", Stream.generate(() -> "abc"))))
        .isInstanceOf(GenerationException.class)
        .hasMessageContaining("the limit of maxOutput");
  }

  @Test
  void aStreamGetsNothingBeyondTheLimit() {
    for (int limit : new int[] {10, 20_000, 66_000, 2_000_000}) {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      Object value =
          List.of(Collections.nCopies(500_000, "abc"), Fragment.of(" ".repeat(300_000) + "1"));
      assertThatThrownBy(() -> limited(limit).generate(value, out))
          .isInstanceOf(GenerationException.class);
      assertThat(out.size()).isLessThanOrEqualTo(limit);
    }
  }

  @Test
  void linesAreLimitedTogether() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    assertThatThrownBy(() -> limited(3).generateLines(List.of(1, 2), out))
        .isInstanceOf(GenerationException.class);
    assertThat(out.size()).isZero();
  }

  @Test
  void aBufferGetsAllOrNothing() {
    byte[] bytes = new byte[10];
    ByteBuffer buffer = ByteBuffer.wrap(bytes);
    assertThatThrownBy(() -> limited(4).generate("abc", buffer))
        .isInstanceOf(GenerationException.class);
    assertThat(buffer.position()).isZero();
    assertThat(bytes).containsOnly(0);
  }

  @Test
  void noByteAtAllIsNoLimit() {
    assertThatThrownBy(() -> limited(0)).isInstanceOf(IllegalArgumentException.class);
  }
}
