package org.jotjson;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicReference;
import org.jotjson.annotation.JsonInclude.Include;
import org.jotjson.testing.Routes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Members left out for their value; elements never are. */
class InclusionTest {
  private static final Object[] EMPTY = {
    "", new StringBuilder(), List.of(), Map.of(), new int[0], new Object[0], new byte[0]
  };
  private static final Object[] ABSENT = {
    Optional.empty(),
    OptionalInt.empty(),
    OptionalLong.empty(),
    OptionalDouble.empty(),
    new AtomicReference<>()
  };
  private static final Object[] ZERO = {
    0, 0L, 0.0, -0.0, 0f, (byte) 0, false, '\0', BigDecimal.ZERO
  };
  private static final Object[] FULL = {
    1, "a", true, List.of(""), Map.of("a", 1), Optional.of(""), 0.1
  };

  private static void assertWritten(Include include, Object value, boolean written) {
    Generator generator = Generator.builder().include(include).build();
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("a", 1);
    map.put("b", value);
    map.put("c", 2);
    String json = Routes.all(generator, () -> List.of(map));
    assertThat(json.contains("\"b\"")).as("%s of %s", include, value).isEqualTo(written);
    String element = Generator.builder().build().generate(value);
    assertThat(Routes.all(generator, () -> Arrays.asList(value, 1)))
        .isEqualTo("[" + element + ",1]");
  }

  @ParameterizedTest
  @EnumSource(Include.class)
  void nullsEmptiesAndDefaultsAreLeftOutAsAskedFor(Include include) {
    assertWritten(include, null, include == Include.ALWAYS);
    for (Object absent : ABSENT)
      assertWritten(include, absent, include.compareTo(Include.NON_ABSENT) < 0);
    for (Object empty : EMPTY)
      assertWritten(include, empty, include.compareTo(Include.NON_EMPTY) < 0);
    for (Object zero : ZERO) assertWritten(include, zero, include != Include.NON_DEFAULT);
    for (Object full : FULL) assertWritten(include, full, true);
  }

  @Test
  void whatIsWrittenTokenByTokenIsWritten() {
    Generator generator = Generator.builder().include(Include.NON_EMPTY).build();
    ToJson hook =
        w -> w.beginObject().name("a").value("").name("b").value(Map.of("c", "")).endObject();
    assertThat(Routes.all(generator, () -> hook)).isEqualTo("{\"a\":\"\",\"b\":{}}");
  }

  @Test
  void whatAConverterMakesOfAMemberDecides() {
    Generator generator =
        Generator.builder()
            .include(Include.NON_EMPTY)
            .convert(Thread.State.class, state -> state == Thread.State.NEW ? "" : state.name())
            .build();
    assertThat(
            Routes.all(
                generator,
                () ->
                    new java.util.TreeMap<>(
                        Map.of("a", Thread.State.NEW, "b", Thread.State.BLOCKED))))
        .isEqualTo("{\"b\":\"BLOCKED\"}");
  }

  @Test
  void nullsMayBeLeftOutAgain() {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("a", null);
    assertThat(
            Generator.builder().include(Include.NON_EMPTY).omitNulls(false).build().generate(map))
        .isEqualTo("{\"a\":null}");
    assertThat(Generator.builder().omitNulls(true).build().generate(map)).isEqualTo("{}");
  }
}
