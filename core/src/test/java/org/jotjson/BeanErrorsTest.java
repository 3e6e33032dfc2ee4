package org.jotjson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What records and beans cannot do is an error that says where, and leaves no trace. */
class BeanErrorsTest {
  static class Throwing {
    private final Exception exception;

    Throwing(Exception exception) {
      this.exception = exception;
    }

    public int getFirst() {
      return 1;
    }

    public int getSecond() throws Exception {
      throw exception;
    }
  }

  record Box(String name, Object value) {}

  private static final Generator SORTED = Generator.builder().sortKeys(true).build();

  @Test
  void aGetterThatThrowsIsToldWithPathAndCause() {
    for (Exception cause : List.of(new IllegalStateException("no"), new IOException("disk"))) {
      for (Generator generator : List.of(Generator.builder().build(), SORTED)) {
        Throwing throwing = new Throwing(cause);
        GenerationException e =
            catchThrowableOfType(
                GenerationException.class,
                () -> generator.generate(List.of(1, new Box("b", throwing))));
        assertThat(e).hasCause(cause);
        assertThat(e.path()).isEqualTo("$[1].value.second");
        assertThat(e.value()).isSameAs(throwing);
        assertThat(e.rule())
            .isEqualTo("the member \"second\" of " + Throwing.class.getName() + " threw " + cause);
        assertThat(generator.generate(new Box("b", 1))).isEqualTo("{\"name\":\"b\",\"value\":1}");
      }
    }
  }

  @Test
  void aGetterThatThrowsDeepDownIsToldToo() {
    Object value = new Throwing(new IllegalStateException("no"));
    for (int i = 0; i < 200; i++) value = new Box("b", value);
    Object deep = value;
    assertThatThrownBy(() -> Generator.builder().maxNesting(0).build().generate(deep))
        .isInstanceOf(GenerationException.class)
        .hasMessageContaining("the member \"second\"")
        .hasMessageEndingWith(".value.value.second)");
  }

  static class Moody {
    private boolean asked;

    public int getMood() {
      if (asked) return 1;
      asked = true;
      throw new IllegalStateException("once");
    }
  }

  @Test
  void aGetterThatThrowsOnceIsToldWithoutItsName() {
    assertThatThrownBy(() -> Json.generate(new Box("b", new Moody())))
        .isInstanceOf(GenerationException.class)
        .hasMessageContaining("a member of " + Moody.class.getName() + " threw")
        .hasMessageEndingWith("(at $.value)");
  }

  record Numbers(double d, Float f, double[] array) {}

  @Test
  void valuesThatCannotBeWrittenAreToldWithTheirPath() {
    assertThatThrownBy(() -> Json.generate(new Numbers(Double.NaN, 1f, null)))
        .hasMessage("NaN is not allowed in JSON (at $.d)");
    assertThatThrownBy(() -> Json.generate(new Numbers(1, Float.NaN, null)))
        .hasMessage("NaN is not allowed in JSON (at $.f)");
    assertThatThrownBy(() -> Json.generate(new Numbers(1, 1f, new double[] {1, 0d / 0})))
        .hasMessage("NaN is not allowed in JSON (at $.array[1])");
    assertThatThrownBy(() -> Json.generate(new Box("\ud800", null)))
        .hasMessageEndingWith("(at $.name)");
    List<Box> boxes = new ArrayList<>(List.of(new Box("a", null), new Box("b", "\udc00")));
    assertThatThrownBy(() -> Json.generate(new Box("x", boxes)))
        .hasMessageEndingWith("(at $.value[1].value)");
    assertThat(
            Generator.builder()
                .nonFinite(NonFinite.NULL)
                .build()
                .generate(new Numbers(0d / 0, 0f / 0, null)))
        .isEqualTo("{\"d\":null,\"f\":null,\"array\":null}");
  }

  @Test
  void classesOfTheJdkAreNeverLookedInto() {
    for (Object unknown : List.of(new Object(), new Thread(), new java.util.Random(1))) {
      assertThatThrownBy(() -> Json.generate(new Box("b", unknown)))
          .isInstanceOf(GenerationException.class)
          .hasMessageContaining("no way to write " + unknown.getClass().getName() + " as JSON")
          .hasMessageContaining("convert")
          .hasMessageContaining("unknown(TO_STRING)")
          .hasMessageEndingWith("(at $.value)");
    }
  }

  static class NoGetters {
    private final int hidden = 1;

    @Override
    public String toString() {
      return "text" + hidden;
    }
  }

  @Test
  void classesWithoutMembersAreNoEmptyObjects() {
    Runnable lambda = () -> {};
    for (Object empty : List.of(new NoGetters(), lambda)) {
      assertThatThrownBy(() -> Json.generate(List.of(empty)))
          .isInstanceOf(GenerationException.class)
          .hasMessageContaining("no way to write " + empty.getClass().getName());
    }
    Generator asText = Generator.builder().unknown(Unknown.TO_STRING).build();
    assertThat(asText.generate(new NoGetters())).isEqualTo("\"text1\"");
    assertThatThrownBy(() -> Json.generate(Map.of(new NoGetters(), 1)))
        .hasMessageContaining("is not allowed as an object key");
  }
}
