package org.jotjson.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Strings by length for each scanner, and documents by size for a few contenders. */
final class Sizes {
  private static final List<Integer> LENGTHS =
      List.of(4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096);
  private static final List<Integer> BYTES =
      List.of(1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000);
  private static final List<Entrant> GROWING =
      List.of(Entrant.JOT, Entrant.FORY_JSON, Entrant.FASTJSON2, Entrant.JACKSON);
  private static final List<String> MEMORY = List.of("-Xms4g", "-Xmx4g");

  private final EncoderResults.Rounds rounds;
  private final EncoderText text;
  private final EncoderRun run;

  Sizes(EncoderResults.Rounds rounds, EncoderText text, EncoderRun run) {
    this.run = run;
    this.rounds = rounds;
    this.text = text;
  }

  /** Adds the scanners' figures; the document is called by its length. */
  void strings(List<Measured> into) throws IOException, InterruptedException {
    text.print("== Strings by length");
    for (Entrant who : Entrant.SCANNERS) {
      time(who, Shape.STRINGS, LENGTHS, rounds.count() * rounds.millis() / 10, into);
    }
  }

  /** Adds the figures of documents that grow; each is called by its size. */
  void growth(List<Measured> into) throws IOException, InterruptedException {
    text.print("\n== Documents by size");
    for (Entrant who : GROWING) {
      time(who, Shape.ORDERS, BYTES, rounds.count() * rounds.millis() / 10, into);
    }
    text.print("");
  }

  private void time(
      Entrant who, Shape shape, List<Integer> sizes, int roundMillis, List<Measured> into)
      throws IOException, InterruptedException {
    text.status(who.title());
    GrowthLap.Plan plan =
        new GrowthLap.Plan(
            Mode.BYTES, List.of(who.contender()), shape, sizes, 2 * roundMillis, 5, roundMillis, 0);
    Path java = Path.of(System.getProperty("java.home"));
    Child child = new Child(java, Variant.of(who.flags(), null));
    try {
      tell(who, child.run(MEMORY, GrowthLap.class, plan, GrowthLap.Outcome.class).samples(), into);
    } catch (IOException e) {
      run.excuse(who + " by size", e);
    }
  }

  private void tell(Entrant who, List<Sample> samples, List<Measured> into) {
    StringBuilder line = new StringBuilder("%20s".formatted(who));
    for (Sample sample : samples) {
      Measured one = Measured.of(who, sample);
      into.add(one);
      line.append("  %s: ".formatted(one.document()));
      line.append(one.difference() == null ? "%.0f".formatted(one.megabytes()) : "–");
    }
    text.print(line + " MB/s");
  }
}
