package org.jotjson.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jotjson.Json;
import org.jotjson.internal.text.RunScanners;
import tools.jackson.databind.json.JsonMapper;

/** The program of one child JVM: proves, warms up and times, and leaves its samples in a file. */
final class Lap {

  /**
   * What a child has to do, passed as JSON.
   *
   * @param documents names of {@link Documents}, timed one after the other
   * @param contenders in the order of the first round; each later round starts one further on
   * @param variant label of the JVM this is
   * @param warmUps rounds before the measured ones
   */
  record Plan(
      List<Documents> documents,
      List<Contenders> contenders,
      Mode mode,
      Profile profile,
      Proof proof,
      String variant,
      int fork,
      int warmUps,
      int rounds,
      int roundMillis) {

    Plan as(String label) {
      return new Plan(
          documents, contenders, mode, profile, proof, label, fork, warmUps, rounds, roundMillis);
    }
  }

  /** What a contender has to show before it is timed. */
  enum Proof {
    /** A text that reads back as the tree. */
    VALUES,
    /** Jot's own text, but for documents that {@link Documents#comparesValues()}. */
    TEXT
  }

  /**
   * What the child leaves.
   *
   * @param jvm its vendor and version
   * @param scanner how Jot searched strings here, and why
   */
  record Outcome(String jvm, String scanner, List<Sample> samples) {}

  private static final JsonMapper JSON = new JsonMapper();

  private final Plan plan;
  private final Map<Contenders, Contender> contenders = new EnumMap<>(Contenders.class);
  private final List<Sample> samples = new ArrayList<>();

  private Lap(Plan plan) {
    this.plan = plan;
    plan.contenders().forEach(contender -> contenders.put(contender, contender.create()));
  }

  /** Arguments: the plan, and the file for the outcome. */
  public static void main(String[] args) throws IOException {
    Lap lap = new Lap(JSON.readValue(args[0], Plan.class));
    if (lap.plan.profile() == Profile.POLLUTED) {
      lap.pollute();
    }
    for (Documents document : lap.plan.documents()) {
      lap.time(document);
    }
    JSON.writeValue(Path.of(args[1]), lap.outcome());
  }

  private Outcome outcome() {
    String jvm = System.getProperty("java.vm.vendor") + " " + Runtime.version();
    String scanner = RunScanners.name() + ": " + RunScanners.reason();
    return new Outcome(jvm, scanner, samples);
  }

  /** Shows every code path to the JIT before anything is timed, as a long-lived server would. */
  private void pollute() throws IOException {
    for (Documents document : Documents.present(Documents.trees())) {
      Object tree = document.tree();
      for (Contender contender : contenders.values()) {
        if (Agreement.complaint(contender, plan.mode(), tree) == null) {
          new Stopwatch(contender, plan.mode(), tree).warmUp(50_000_000);
        }
      }
    }
  }

  private void time(Documents document) throws IOException {
    Object tree = document.tree();
    List<Contenders> starters = new ArrayList<>();
    Map<Contenders, Stopwatch> watches = new EnumMap<>(Contenders.class);
    for (Contenders who : plan.contenders()) {
      String complaint = complaint(document, who, tree);
      if (complaint == null) {
        starters.add(who);
        watches.put(who, new Stopwatch(contenders.get(who), plan.mode(), tree));
      } else {
        samples.add(Sample.refused(document.title(), who, plan, complaint));
      }
    }
    race(starters, watches);
    for (Contenders who : starters) {
      samples.add(sample(document, who, watches.get(who), tree));
    }
  }

  private String complaint(Documents document, Contenders who, Object tree) throws IOException {
    Contender contender = contenders.get(who);
    String complaint = Agreement.complaint(contender, plan.mode(), tree);
    if (complaint != null || plan.proof() == Proof.VALUES) {
      return complaint;
    }
    byte[] text = plan.mode().output(contender, tree);
    return TextDifference.find(document, tree, Json.generateBytes(tree), text);
  }

  private void race(List<Contenders> starters, Map<Contenders, Stopwatch> watches)
      throws IOException {
    long nanos = plan.roundMillis() * 1_000_000L;
    for (int round = 0; round < plan.warmUps() + plan.rounds(); round++) {
      for (Contenders who : starters) {
        if (round < plan.warmUps()) {
          watches.get(who).warmUp(nanos);
        } else {
          watches.get(who).measure(nanos);
        }
      }
      Collections.rotate(starters, -1);
    }
  }

  private Sample sample(Documents document, Contenders who, Stopwatch watch, Object tree)
      throws IOException {
    return new Sample(
        document.title(),
        who,
        plan.variant(),
        plan.fork(),
        plan.mode().output(contenders.get(who), tree).length,
        watch.wall(),
        watch.cpu(),
        watch.allocated(),
        null);
  }
}
