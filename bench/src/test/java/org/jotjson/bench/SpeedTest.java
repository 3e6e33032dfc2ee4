package org.jotjson.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class SpeedTest {
  @Test
  void aDisturbedRoundDoesNotCount() {
    Speed speed = Speed.of(List.of(80.0, 100.0, 100.0, 125.0, 9000.0));
    assertThat(speed.perSecond()).isCloseTo(1e7, within(1.0));
    assertThat(speed.deviation()).isCloseTo(1.4826 * 2e6, within(1.0));
  }

  @Test
  void aSingleRoundDoesNotDeviate() {
    assertThat(Speed.of(List.of(100.0)).deviation()).isZero();
  }

  @Test
  void speedsWhoseIntervalsOverlapAreSameIsh() {
    Speed first = new Speed(1000, 30);
    assertThat(new Speed(1059, 30).against(first)).isEqualTo("same-ish");
    assertThat(new Speed(1061, 30).against(first)).isEqualTo("1.06x faster");
    assertThat(new Speed(500, 10).against(first)).isEqualTo("2.00x slower");
    assertThat(new Speed(1400, 10).against(first)).isEqualTo("1.40x faster");
  }

  @Test
  void itIsToldInTheWordsOfBenchmarkIps() {
    assertThat(new Speed(2_310_000, 27_720).text())
        .isEqualTo("   2.310M (± 1.2%) i/s  (432.90 ns/i)");
    assertThat(new Speed(231, 23.1).text()).isEqualTo("  231.000 (±10.0%) i/s    (4.33 ms/i)");
    assertThat(new Speed(23_100, 0).text()).isEqualTo("  23.100k (± 0.0%) i/s   (43.29 μs/i)");
  }
}
