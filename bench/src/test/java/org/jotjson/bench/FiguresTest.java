package org.jotjson.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class FiguresTest {
  static Sample sample(String document, Contenders who, int fork, Double... nanos) {
    List<Double> wall = List.of(nanos);
    List<Double> cpu = wall.stream().map(time -> time / 2).toList();
    return new Sample(document, who, "", fork, 1000, wall, cpu, 1016, null);
  }

  private static final List<Sample> SAMPLES =
      List.of(
          sample("a", Contenders.JOT, 1, 90.0, 100.0),
          sample("a", Contenders.JOT, 2, 5000.0),
          sample("a", Contenders.FORY, 1, 150.0, 150.0),
          sample("a", Contenders.GSON, 1, 900.0),
          sample("a", Contenders.COPY, 1, 10.0),
          new Sample("a", Contenders.WAST, "", 1, 0, List.of(), List.of(), 0, "not JSON\nat all"),
          sample("b", Contenders.JOT, 1, 10.0));

  private final Figures figures = new Figures(SAMPLES, Clock.WALL, "");

  @Test
  void theMedianIsTakenOverTheRoundsOfAllForks() {
    assertThat(figures.nanos("a", Contenders.JOT)).isEqualTo(100.0);
    assertThat(Figures.median(List.of(4.0, 1.0, 3.0, 2.0))).isEqualTo(2.5);
  }

  @Test
  void theRatioIsTheFastestRivalsTimeOverJots() {
    assertThat(figures.best("a")).isEqualTo(Contenders.FORY);
    assertThat(figures.ratio("a", Contenders.JOT)).isEqualTo(1.5);
  }

  @Test
  void whereNobodyRacedThereIsNoRatio() {
    assertThat(figures.best("b")).isNull();
    assertThat(figures.ratio("b", Contenders.JOT)).isNull();
    assertThat(figures.ratio("a", Contenders.AVAJE)).isNull();
  }

  @Test
  void aRefusalIsKeptAndNotTimed() {
    assertThat(figures.nanos("a", Contenders.WAST)).isNull();
    assertThat(figures.refusals()).containsEntry("a, WAST", "not JSON");
  }

  @Test
  void theClockIsChosen() {
    Figures byCpu = new Figures(SAMPLES, Clock.CPU, "");
    assertThat(byCpu.nanos("a", Contenders.FORY)).isEqualTo(75.0);
  }

  @Test
  void aVariantHasOnlyItsOwnSamples() {
    assertThat(new Figures(SAMPLES, Clock.WALL, "other").documents()).isEmpty();
  }

  @Test
  void theGeometricMeanOfARatioAndItsInverseIsOne() {
    assertThat(Figures.geometricMean(List.of(4.0, 0.25))).isCloseTo(1.0, within(1e-12));
  }
}
