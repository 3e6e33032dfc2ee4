package org.jotjson.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import picocli.CommandLine;

/**
 * All that decides what is measured.
 *
 * @param isolated whether a JVM sees one contender only
 * @param forks JVMs for each document
 * @param warmUp seconds, for each contender in a JVM
 * @param rounds measured in each JVM
 * @param jdk as {@link Jdk#home} takes it
 */
record Measurement(
    List<Documents> documents,
    List<Contenders> contenders,
    Mode mode,
    Profile profile,
    boolean isolated,
    int forks,
    double warmUp,
    int rounds,
    int roundMillis,
    String jdk,
    List<Variant> variants) {
  private static final List<String> MEMORY = List.of("-Xms2g", "-Xmx2g");

  /** Runs the children, one after the other. */
  Results run(String title, CommandLine command) throws IOException, InterruptedException {
    Path home = Jdk.home(jdk);
    List<Lap.Plan> plans = plans();
    List<Sample> samples = new ArrayList<>();
    Set<String> jvms = new LinkedHashSet<>();
    Set<String> scanners = new LinkedHashSet<>();
    for (int i = 0; i < plans.size(); i++) {
      for (Variant variant : variants) {
        Lap.Outcome outcome =
            new Child(home, variant)
                .run(MEMORY, Lap.class, plans.get(i).as(variant.label()), Lap.Outcome.class);
        String where = "%s; %s".formatted(outcome.jvm(), outcome.scanner());
        System.err.printf(
            "%s %d/%d %s %s (%s)%n",
            title, i + 1, plans.size(), plans.get(i).documents(), variant, where);
        samples.addAll(outcome.samples());
        jvms.add(outcome.jvm());
        scanners.add(outcome.scanner());
      }
    }
    return new Results(
        ResultFiles.now(),
        ResultFiles.typed(command),
        Machine.here(),
        String.join(", ", jvms),
        List.copyOf(scanners),
        this,
        samples);
  }

  /** Fork by fork, so that all documents and contenders share the weather. */
  private List<Lap.Plan> plans() {
    List<Documents> present = Documents.present(documents);
    List<List<Documents>> meetings =
        profile == Profile.POLLUTED ? List.of(present) : present.stream().map(List::of).toList();
    List<List<Contenders>> heats =
        isolated ? contenders.stream().map(List::of).toList() : List.of(contenders);
    int warmUps = (int) Math.ceil(warmUp * 1000 / roundMillis);
    List<Lap.Plan> plans = new ArrayList<>();
    for (int fork = 1; fork <= forks; fork++) {
      for (List<Documents> meeting : meetings) {
        for (List<Contenders> heat : heats) {
          plans.add(
              new Lap.Plan(
                  meeting,
                  heat,
                  mode,
                  profile,
                  Lap.Proof.VALUES,
                  "",
                  fork,
                  warmUps,
                  rounds,
                  roundMillis));
        }
      }
    }
    return plans;
  }
}
