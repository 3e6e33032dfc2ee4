package org.jotjson.bench;

import java.util.function.ToDoubleFunction;

/** Which of the two times a table shows. */
public enum Clock {
  WALL(Time::wall),
  CPU(Time::cpu);

  private final ToDoubleFunction<Time> reading;

  Clock(ToDoubleFunction<Time> reading) {
    this.reading = reading;
  }

  double of(Time time) {
    return reading.applyAsDouble(time);
  }
}
