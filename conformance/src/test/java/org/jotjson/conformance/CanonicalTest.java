package org.jotjson.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Assume;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.jotjson.GenerationException;
import org.jotjson.Generator;
import org.jotjson.conformance.JsonTrees.Tree;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.ObjectMapper;

/** Canonical JSON against a second implementation of RFC 8785 and the RFC's own examples. */
class CanonicalTest {
  private static final Generator CANONICAL = Generator.builder().canonical().build();
  private static final ObjectMapper JACKSON = new ObjectMapper();

  /** Whether all integers in the tree are doubles, as I-JSON asks for. */
  private static boolean isDoubles(Object value) {
    if (value instanceof List<?> list) {
      return list.stream().allMatch(CanonicalTest::isDoubles);
    } else if (value instanceof Map<?, ?> map) {
      return map.values().stream().allMatch(CanonicalTest::isDoubles);
    } else if (value instanceof Long || value instanceof BigInteger) {
      double nearest = ((Number) value).doubleValue();
      return new BigDecimal(nearest).compareTo(new BigDecimal(value.toString())) == 0;
    }
    return true;
  }

  @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
  void everyTreeIsWrittenAsTheOtherImplementationWritesItOrRefused(@ForAll Tree tree) {
    if (isDoubles(tree.value())) {
      assertThat(CANONICAL.generate(tree.value()))
          .isEqualTo(CanonicalReference.write(tree.value()));
    } else {
      assertThatThrownBy(() -> CANONICAL.generate(tree.value()))
          .isInstanceOf(GenerationException.class)
          .hasMessageContaining("is not exactly a double");
    }
  }

  @Property
  void everyDoubleIsWrittenAsTheOtherImplementationWritesIt(@ForAll long bits) {
    double value = Double.longBitsToDouble(bits);
    Assume.that(Double.isFinite(value));
    assertThat(CANONICAL.generate(value)).isEqualTo(CanonicalReference.write(value));
  }

  @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
  void whatIsCanonicalStaysAsItIs(@ForAll Tree tree) {
    Assume.that(isDoubles(tree.value()));
    String once = CANONICAL.generate(tree.value());
    // integers of canonical JSON are doubles, whatever they are read as
    Object read = JACKSON.readValue(once, Object.class);
    Assume.that(isDoubles(read));
    assertThat(CANONICAL.generate(read)).isEqualTo(once);
  }

  @Test
  void theRfcsSampleIsWritten() {
    // RFC 8785, sections 3.2.2 and 3.2.4
    Map<String, Object> input = new LinkedHashMap<>();
    input.put(
        "numbers", List.of(333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001));
    input.put("string", "\u20ac$\u000F\nA'B\"\\\\\"/");
    input.put("literals", java.util.Arrays.asList(null, true, false));
    assertThat(CANONICAL.generate(input))
        .isEqualTo(
            "{\"literals\":[null,true,false],"
                + "\"numbers\":[333333333.3333333,1e+30,4.5,0.002,1e-27],"
                + "\"string\":\"\u20ac$\\u000f\\nA'B\\\"\\\\\\\\\\\"/\"}");
  }

  @Test
  void theRfcsSampleOfNamesIsSorted() {
    // RFC 8785, section 3.2.3
    Map<String, Object> input = new LinkedHashMap<>();
    for (String name : List.of("\u20ac", "\r", "\ufb33", "1", "\ud83d\ude00", "\u0080", "\u00f6")) {
      input.put(name, 0);
    }
    assertThat(CANONICAL.generate(input))
        .isEqualTo(
            "{\"\\r\":0,\"1\":0,\"\u0080\":0,\"\u00f6\":0,\"\u20ac\":0,\"\ud83d\ude00\":0,\"\ufb33\":0}");
  }

  @Test
  void theRfcsNumbersAreWritten() {
    // RFC 8785, appendix B
    Map<Long, String> samples = new LinkedHashMap<>();
    samples.put(0x0000000000000000L, "0");
    samples.put(0x8000000000000000L, "0");
    samples.put(0x0000000000000001L, "5e-324");
    samples.put(0x8000000000000001L, "-5e-324");
    samples.put(0x7fefffffffffffffL, "1.7976931348623157e+308");
    samples.put(0xffefffffffffffffL, "-1.7976931348623157e+308");
    samples.put(0x4340000000000000L, "9007199254740992");
    samples.put(0xc340000000000000L, "-9007199254740992");
    samples.put(0x4430000000000000L, "295147905179352830000");
    samples.put(0x44b52d02c7e14af5L, "9.999999999999997e+22");
    samples.put(0x44b52d02c7e14af6L, "1e+23");
    samples.put(0x44b52d02c7e14af7L, "1.0000000000000001e+23");
    samples.put(0x444b1ae4d6e2ef4eL, "999999999999999700000");
    samples.put(0x444b1ae4d6e2ef4fL, "999999999999999900000");
    samples.put(0x444b1ae4d6e2ef50L, "1e+21");
    samples.put(0x3eb0c6f7a0b5ed8cL, "9.999999999999997e-7");
    samples.put(0x3eb0c6f7a0b5ed8dL, "0.000001");
    samples.put(0x41b3de4355555553L, "333333333.3333332");
    samples.put(0x41b3de4355555554L, "333333333.33333325");
    samples.put(0x41b3de4355555555L, "333333333.3333333");
    samples.put(0x41b3de4355555556L, "333333333.3333334");
    samples.put(0x41b3de4355555557L, "333333333.33333343");
    samples.put(0xbecbf647612f3696L, "-0.0000033333333333333333");
    samples.put(0x43143ff3c1cb0959L, "1424953923781206.2");
    samples.forEach(
        (bits, text) ->
            assertThat(CANONICAL.generate(Double.longBitsToDouble(bits))).isEqualTo(text));
  }

  @Test
  void whatTheRfcForbidsIsRefused() {
    for (Object value :
        new Object[] {Double.NaN, Double.POSITIVE_INFINITY, "\udead", List.of("a\ud83d")}) {
      assertThatThrownBy(() -> CANONICAL.generate(Collections.singletonList(value)))
          .isInstanceOf(GenerationException.class);
    }
  }
}
