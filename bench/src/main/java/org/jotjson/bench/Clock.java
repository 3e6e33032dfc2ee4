package org.jotjson.bench;

import java.util.List;
import java.util.function.Function;

/** Which of the two times a table shows. */
public enum Clock {
  WALL(Sample::wall),
  CPU(Sample::cpu);

  private final Function<Sample, List<Double>> reading;

  Clock(Function<Sample, List<Double>> reading) {
    this.reading = reading;
  }

  List<Double> of(Sample sample) {
    return reading.apply(sample);
  }
}
