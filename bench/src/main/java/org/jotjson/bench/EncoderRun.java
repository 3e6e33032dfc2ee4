package org.jotjson.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jotjson.Json;
import org.jotjson.cli.RubyEncoder;
import org.jotjson.cli.RubyProcess;

/** Times documents one after the other, and tells each line as soon as it is known. */
final class EncoderRun {
  private static final List<String> MEMORY = List.of("-Xms2g", "-Xmx2g");
  private static final Path JAVA = Path.of(System.getProperty("java.home"));

  /** Its interpreter has to be compiled before what it runs. */
  private static final int JRUBY_WARM_UPS = 3;

  private final EncoderResults.Rounds rounds;
  private final List<Entrant> entrants;
  private final EncoderText text;
  private final Stop stop;
  private final List<Measured> measured = new ArrayList<>();
  private final Set<String> runtimes = new LinkedHashSet<>();
  private final Set<String> leftOut = new LinkedHashSet<>();

  EncoderRun(EncoderResults.Rounds rounds, List<Entrant> entrants, EncoderText text, Stop stop) {
    this.stop = stop;
    this.rounds = rounds;
    this.entrants = entrants;
    this.text = text;
  }

  List<Measured> measured() {
    return measured;
  }

  /** The JVM, and the Rubies with their libraries. */
  List<String> runtimes() {
    return List.copyOf(runtimes);
  }

  /** Contenders that this machine does not have. */
  List<String> leftOut() {
    return List.copyOf(leftOut);
  }

  /** Times all contenders on a document. */
  void time(Documents document) throws IOException, InterruptedException {
    Object tree = document.tree();
    byte[] wanted = Json.generateBytes(tree);
    text.heading(document, wanted.length, rounds);
    int first = measured.size();
    try {
      for (List<Entrant> group : groups()) {
        text.status(document + ": " + group);
        try {
          time(document, group, tree, wanted);
        } catch (IOException e) {
          excuse(document + ": " + group, e);
        }
      }
    } finally {
      text.comparison(measured.subList(first, measured.size()));
    }
  }

  private void time(Documents document, List<Entrant> group, Object tree, byte[] wanted)
      throws IOException, InterruptedException {
    if (group.get(0).ruby() == null) {
      inJava(document, group);
    } else {
      inRuby(document, group.get(0), tree, wanted);
    }
  }

  /** Goes on without what has failed, unless it has because it is to be stopped. */
  void excuse(String what, IOException e) throws IOException, InterruptedException {
    if (stop.isReason()) {
      throw e;
    }
    leftOut.add(what + ": " + e.getMessage());
    text.print("*** " + what + ": " + e.getMessage());
  }

  /** Those of the same JVM take turns; each Ruby is alone. */
  private List<List<Entrant>> groups() {
    Map<Object, List<Entrant>> groups = new LinkedHashMap<>();
    for (Entrant who : entrants) {
      Object process = who.ruby() == null ? who.flags() : who.ruby();
      groups.computeIfAbsent(process, key -> new ArrayList<>()).add(who);
    }
    return List.copyOf(groups.values());
  }

  private void inJava(Documents document, List<Entrant> group)
      throws IOException, InterruptedException {
    List<Contenders> contenders = group.stream().map(Entrant::contender).toList();
    Variant variant = Variant.of(group.get(0).flags(), null);
    Lap.Outcome outcome =
        new Child(JAVA, variant)
            .run(MEMORY, Lap.class, plan(document, contenders), Lap.Outcome.class);
    runtimes.add(outcome.jvm());
    for (Entrant who : group) {
      outcome.samples().stream()
          .filter(sample -> sample.contender() == who.contender())
          .forEach(sample -> add(Measured.of(who, sample)));
    }
  }

  private Lap.Plan plan(Documents document, List<Contenders> contenders) {
    return new Lap.Plan(
        List.of(document),
        contenders,
        Mode.BYTES,
        Profile.CLEAN,
        Lap.Proof.TEXT,
        "",
        1,
        rounds.warmUps(),
        rounds.count(),
        rounds.millis());
  }

  private void inRuby(Documents document, Entrant who, Object tree, byte[] wanted)
      throws IOException {
    String program = RubyEncoder.resource(EncoderRun.class, "lap.rb");
    String file = Corpus.directory().resolve(document.title() + ".json").toString();
    Optional<RubyProcess> started = who.ruby().start(program, document.title(), file);
    if (started.isEmpty()) {
      leftOut.add(who + ": not on this machine");
      return;
    }
    try (RubyProcess ruby = started.get()) {
      String versions = ruby.line();
      if (versions == null) {
        leftOut.add(who + ": does not start on this machine");
        return;
      }
      runtimes.add(versions);
      add(dialogue(ruby, document, who, tree, wanted));
    }
  }

  private Measured dialogue(
      RubyProcess ruby, Documents document, Entrant who, Object tree, byte[] wanted)
      throws IOException {
    byte[] got = ruby.answer();
    String difference = got == null ? "refuses" : TextDifference.find(document, tree, wanted, got);
    if (difference != null) {
      return new Measured(document.title(), who.title(), 0, List.of(), difference);
    }
    int warmUps = (who.ruby().isJruby() ? JRUBY_WARM_UPS : 1) * rounds.warmUps();
    ruby.send(warmUps + " " + rounds.count() + " " + rounds.millis());
    String nanos = ruby.line();
    if (nanos == null) {
      throw new IOException(who + " has ended");
    }
    List<Double> times = Arrays.stream(nanos.split(" ")).map(Double::valueOf).toList();
    return new Measured(document.title(), who.title(), got.length, times, null);
  }

  private void add(Measured one) {
    measured.add(one);
    text.line(one);
  }
}
