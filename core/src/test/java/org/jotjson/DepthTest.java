package org.jotjson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.jotjson.testing.ChildJvm;
import org.jotjson.testing.Routes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Depth is bounded by the limit on nesting, and by nothing else. */
class DepthTest {
  private static Object nested(DeepPrograms.Nest nest, int levels) {
    Object value = 1;
    for (int level = 0; level < levels; level++) {
      value = nest.around(value);
    }
    return value;
  }

  @ParameterizedTest
  @EnumSource(DeepPrograms.Nest.class)
  void aHundredLevelsAreAllowedByDefaultAndOneMoreIsNot(DeepPrograms.Nest nest) {
    Generator generator = Generator.builder().build();
    int perNest = nest.levels();
    assertThat(Routes.all(generator, () -> nested(nest, 100 / perNest))).contains("1");
    for (Routes route : Routes.values()) {
      assertThatThrownBy(() -> route.json(generator, nested(nest, 100 / perNest + 1)))
          .isInstanceOf(NestingException.class)
          .hasMessageContaining("levels is too deep")
          .hasMessageContaining("(at $");
    }
  }

  @ParameterizedTest
  @EnumSource(DeepPrograms.Nest.class)
  void theLimitMayBeSet(DeepPrograms.Nest nest) {
    for (int limit : new int[] {2, 4, 98, 102, 150, 1_000}) {
      Generator generator = Generator.builder().maxNesting(limit).build();
      int levels = limit / nest.levels();
      assertThat(Routes.all(generator, () -> nested(nest, levels))).contains("1");
      assertThatThrownBy(() -> generator.generate(nested(nest, levels + 1)))
          .isInstanceOf(NestingException.class);
    }
  }

  @Test
  void emptyContainersCountToo() {
    Generator generator = Generator.builder().maxNesting(1).build();
    assertThat(generator.generate(List.of(1))).isEqualTo("[1]");
    assertThatThrownBy(() -> generator.generate(List.of(List.of())))
        .isInstanceOf(NestingException.class);
    assertThatThrownBy(() -> generator.generate(List.of(new int[0])))
        .isInstanceOf(NestingException.class);
  }

  @Test
  void oneListInManyPlacesIsNoCycle() {
    List<Object> shared = List.of(1);
    assertThat(Json.generate(List.of(shared, shared, List.of(shared))))
        .isEqualTo("[[1],[1],[[1]]]");
    List<Object> self = new ArrayList<>();
    self.add(self);
    assertThatThrownBy(() -> Json.generate(self)).isInstanceOf(NestingException.class);
  }

  @Test
  void aWriterHasTheSameLimit() {
    Generator generator = Generator.builder().maxNesting(3).build();
    JsonWriter writer = generator.writer(java.io.OutputStream.nullOutputStream());
    writer.beginArray().beginObject().name("a").beginArray();
    assertThatThrownBy(writer::beginObject)
        .isInstanceOf(NestingException.class)
        .hasMessage("nesting of 4 levels is too deep; is there a cycle? (at $[0].a[0])");
  }

  @Test
  void twoHundredThousandLevelsAreWrittenOnASmallHeapAndAShortStack() throws Exception {
    String printed = ChildJvm.run(DeepPrograms.class, List.of("-Xmx256m", "-Xss512k"), "nested");
    assertThat(printed).isEqualTo("all levels written\n");
  }

  @Test
  void cyclesEndInANestingErrorOnASmallHeapAndAShortStack() throws Exception {
    String printed = ChildJvm.run(DeepPrograms.class, List.of("-Xmx256m", "-Xss512k"), "cycles");
    assertThat(printed).isEqualTo("every cycle found\n");
  }
}
