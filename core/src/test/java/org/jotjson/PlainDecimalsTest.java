package org.jotjson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import org.jotjson.testing.Routes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Decimals without an exponent, as long as they do not fill the memory. */
class PlainDecimalsTest {
  private static final Generator PLAIN = Generator.builder().plainDecimals(40).build();

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1E+5",
        "1.50",
        "0",
        "0E+1000000000",
        "-1E-30",
        "1E+39",
        "123456789012345678901.5",
        "-0.0",
        "1E-39"
      })
  void theyHaveNoExponentAsValueAndAsKey(String text) {
    BigDecimal number = new BigDecimal(text);
    assertThat(Routes.all(PLAIN, () -> Map.of(number, List.of(number))))
        .isEqualTo("{\"" + number.toPlainString() + "\":[" + number.toPlainString() + "]}");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1E+1000000000",
        "1E+2147483647",
        "1E-1000000000",
        "1E-2147483647",
        "1E+40",
        "1E-40",
        "0E-40"
      })
  void moreDigitsThanAllowedAreAnErrorAndNoBytes(String text) {
    BigDecimal number = new BigDecimal(text);
    for (Object value : List.of(List.of(number), Map.of(number, 1))) {
      for (Routes route : Routes.values()) {
        assertThatThrownBy(() -> route.json(PLAIN, value))
            .isInstanceOf(GenerationException.class)
            .hasMessageMatching(
                "a number of \\d+ digits, where plainDecimals allows 40 \\(at .*\\)");
      }
    }
    assertThat(Routes.all(Generator.builder().build(), () -> number)).isEqualTo(number.toString());
  }

  @Test
  void aLimitBelowOneDigitIsRefusedAtOnce() {
    assertThatThrownBy(() -> Generator.builder().plainDecimals(0))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
