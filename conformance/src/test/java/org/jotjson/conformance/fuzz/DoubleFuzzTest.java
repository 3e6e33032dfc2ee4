package org.jotjson.conformance.fuzz;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.FuzzTest;
import org.jotjson.internal.number.DoubleText;
import org.jotjson.internal.number.NumberLayout;

class DoubleFuzzTest {
  @FuzzTest(maxDuration = "1m")
  void everyFiniteDoubleReadsBackTheSameInEveryLayout(FuzzedDataProvider data) {
    double value = data.consumeRegularDouble();
    NumberLayout layout = data.pickValue(NumberLayout.values());
    byte[] text = new byte[DoubleText.MAX_BYTES];
    int end = DoubleText.write(value, text, 0, layout);
    double read = Double.parseDouble(new String(text, 0, end, ISO_8859_1));
    assertThat(Double.doubleToLongBits(read))
        .as("%s in layout %s", Double.toHexString(value), layout)
        .isEqualTo(Double.doubleToLongBits(value));
  }
}
