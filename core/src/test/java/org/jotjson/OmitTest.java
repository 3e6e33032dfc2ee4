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
import org.jotjson.testing.Routes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Members left out for their value; elements never are. */
class OmitTest {
  private static final Object[] EMPTY = {
    "",
    new StringBuilder(),
    List.of(),
    Map.of(),
    new int[0],
    new Object[0],
    new byte[0],
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

  private static void assertOmitted(Omit omit, Object value, boolean omitted) {
    Generator generator = Generator.builder().omit(omit).build();
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("a", 1);
    map.put("b", value);
    map.put("c", 2);
    String json = Routes.all(generator, () -> List.of(map));
    assertThat(json.contains("\"b\"")).as("%s of %s", omit, value).isEqualTo(!omitted);
    String element = Generator.builder().build().generate(value);
    assertThat(Routes.all(generator, () -> Arrays.asList(value, 1)))
        .isEqualTo("[" + element + ",1]");
  }

  @ParameterizedTest
  @EnumSource(Omit.class)
  void nullsEmptiesAndDefaultsAreLeftOutAsAskedFor(Omit omit) {
    assertOmitted(omit, null, omit != Omit.NOTHING);
    for (Object empty : EMPTY) assertOmitted(omit, empty, omit.compareTo(Omit.EMPTIES) >= 0);
    for (Object zero : ZERO) assertOmitted(omit, zero, omit == Omit.DEFAULTS);
    for (Object full : FULL) assertOmitted(omit, full, false);
  }

  @Test
  void whatAConverterMakesOfAMemberDecides() {
    Generator generator =
        Generator.builder()
            .omit(Omit.EMPTIES)
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
    assertThat(Generator.builder().omit(Omit.EMPTIES).omitNulls(false).build().generate(map))
        .isEqualTo("{\"a\":null}");
    assertThat(Generator.builder().omitNulls(true).build().generate(map)).isEqualTo("{}");
  }
}
