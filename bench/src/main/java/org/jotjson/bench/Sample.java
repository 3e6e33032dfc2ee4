package org.jotjson.bench;

import java.util.List;

/**
 * What one child JVM found for one contender on one document.
 *
 * @param document title of the document
 * @param bytes length of the text
 * @param times of each measured round
 * @param allocated bytes allocated per call, the result included
 * @param refusal why the contender was not timed, or null
 */
public record Sample(
    String document,
    Contenders contender,
    Mode mode,
    int fork,
    long bytes,
    List<Time> times,
    double allocated,
    String refusal) {

  static Sample refused(String document, Contenders contender, Mode mode, int fork, String why) {
    return new Sample(document, contender, mode, fork, 0, List.of(), 0, why);
  }
}
