package org.jotjson.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DifferenceTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "[1.0,1e7,\"x\"] | [1.0,1.0E7,\"x\"] | 1 | true",
        "[1e16,1e7] | [1.0e+16,1.0E7] | 2 | true",
        "[1e16,1e7] | [1.0e+16,1.1E7] | 2 | false",
        "[0.0] | [-0.0] | 1 | false",
        "[1] | [1.0] | 0 | false",
        "[1.5,\"a\"] | [1.50,\"b\"] | 1 | false",
        "[1.5] | [1.50,2] | 1 | false",
        "[1.5] | [1.50 | 1 | false",
        "{\"a\":1.5} | {\"b\":1.50} | 0 | false",
        "[1] | [ 1] | 0 | false",
      })
  void onlyFloatsThatReadBackEqualMayDiffer(String one, String other, long floats, boolean layout) {
    Difference difference = Difference.between(one.getBytes(UTF_8), other.getBytes(UTF_8));
    assertThat(difference.isLayoutOfFloats()).isEqualTo(layout);
    if (layout) assertThat(difference.floats()).isEqualTo(floats);
  }
}
