package org.jotjson.bench;

import java.util.List;

/**
 * What one child JVM found for one contender on one document.
 *
 * @param document title of the document
 * @param variant label of the JVM flags and of the build of Jot, where several are compared
 * @param bytes length of the text
 * @param wall nanoseconds per call in each measured round, by the clock on the wall: everything
 *     counts, other processes and the garbage collector too
 * @param cpu the same in processor time of the calling thread: what to look at when the machine is
 *     busy; the garbage collector's own threads do not count
 * @param allocated bytes allocated per call, the result included
 * @param refusal why the contender was not timed, or null
 */
public record Sample(
    String document,
    Contenders contender,
    String variant,
    int fork,
    long bytes,
    List<Double> wall,
    List<Double> cpu,
    long allocated,
    String refusal) {

  static Sample refused(String document, Contenders contender, Lap.Plan plan, String why) {
    return new Sample(
        document, contender, plan.variant(), plan.fork(), 0, List.of(), List.of(), 0, why);
  }
}
