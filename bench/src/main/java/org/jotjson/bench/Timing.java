package org.jotjson.bench;

import java.util.Arrays;
import java.util.List;
import picocli.CommandLine.Option;

/** The options of all commands that time documents: what, and how long. */
final class Timing {
  @Option(
      names = "--documents",
      split = ",",
      paramLabel = "NAME",
      description = "those to write; all trees if none is named")
  List<Documents> documents = Documents.trees();

  @Option(
      names = "--contenders",
      split = ",",
      paramLabel = "NAME",
      description = "those to time, of ${COMPLETION-CANDIDATES}")
  List<Contenders> contenders =
      Arrays.stream(Contenders.values())
          .filter(who -> who == Contenders.JOT || !who.isJot())
          .filter(
              who -> who != Contenders.JACKSON_BLACKBIRD) // as Jackson, but for beans and records
          .toList();

  @Option(names = "--forks", description = "JVMs for each document")
  int forks = 1;

  @Option(names = "--warm-up", paramLabel = "SECONDS", description = "for each contender in a JVM")
  double warmUp = 3;

  @Option(names = "--rounds", description = "measured in each JVM")
  int rounds = 10;

  @Option(names = "--round-millis", paramLabel = "MS", description = "length of a round")
  int roundMillis = 100;

  @Option(names = "--cpu-time", description = "show processor time of the thread, not wall time")
  private boolean cpuTime;

  Clock clock() {
    return cpuTime ? Clock.CPU : Clock.WALL;
  }

  Measurement measurement(
      Mode mode, Profile profile, boolean isolated, String jdk, List<Variant> variants) {
    return new Measurement(
        documents,
        contenders,
        mode,
        profile,
        isolated,
        forks,
        warmUp,
        rounds,
        roundMillis,
        jdk,
        variants);
  }
}
