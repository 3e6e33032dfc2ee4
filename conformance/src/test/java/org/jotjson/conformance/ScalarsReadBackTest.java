package org.jotjson.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.jotjson.Json;
import tools.jackson.databind.ObjectMapper;

class ScalarsReadBackTest {
  private static final ObjectMapper JACKSON = new ObjectMapper();

  @Property
  void longs(@ForAll long value) {
    assertThat(JACKSON.readTree(Json.generate(value)).longValue()).isEqualTo(value);
  }

  @Property
  void doubles(@ForAll double value) {
    assertThat(JACKSON.readTree(Json.generateBytes(value)).doubleValue()).isEqualTo(value);
  }
}
