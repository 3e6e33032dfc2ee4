package org.jotjson.bench;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;

/**
 * What came of a contender on a document.
 *
 * @param bytes length of its text
 * @param nanos nanoseconds per call in each round, by the clock on the wall
 * @param difference from the wanted text, if it was not timed; else null
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Measured(
    String document, String contender, long bytes, List<Double> nanos, String difference) {

  static Measured of(Entrant who, Sample sample) {
    return new Measured(
        sample.document(), who.title(), sample.bytes(), sample.wall(), sample.refusal());
  }

  public Speed speed() {
    return difference == null ? Speed.of(nanos) : null;
  }

  /** Megabytes of text per second. */
  public double megabytes() {
    return bytes * speed().perSecond() / 1e6;
  }

  /** The deviation of that. */
  public double megabytesDeviation() {
    return bytes * speed().deviation() / 1e6;
  }
}
