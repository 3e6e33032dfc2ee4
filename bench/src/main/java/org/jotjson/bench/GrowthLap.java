package org.jotjson.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.jotjson.Json;
import tools.jackson.databind.json.JsonMapper;

/** The child JVM of {@link Growth}. */
final class GrowthLap {
  private static final long MILLI = 1_000_000;
  private static final JsonMapper JSON = new JsonMapper();

  /**
   * What to do.
   *
   * @param sizes of trees of the shape, to be timed in turn
   * @param warmUpMillis for each of them
   * @param stream length of the document that goes to a stream, or 0
   */
  record Plan(
      Mode mode,
      List<Contenders> contenders,
      Shape shape,
      List<Integer> sizes,
      int warmUpMillis,
      int rounds,
      int roundMillis,
      long stream) {}

  record Outcome(String jvm, List<Sample> samples, Stream stream) {}

  /** One long document, written once. */
  record Stream(long bytes, double seconds) {}

  private GrowthLap() {}

  /** Arguments: the plan, and the file for the outcome. */
  public static void main(String[] args) throws IOException {
    Plan plan = JSON.readValue(args[0], Plan.class);
    List<Sample> samples = new ArrayList<>();
    for (Contenders who : plan.contenders()) {
      if (!plan.sizes().isEmpty()) {
        samples.addAll(time(who, plan));
      }
    }
    Stream stream = plan.stream() == 0 ? null : stream(plan.stream());
    String jvm = System.getProperty("java.vm.vendor") + " " + Runtime.version();
    JSON.writeValue(Path.of(args[1]), new Outcome(jvm, samples, stream));
  }

  private static List<Sample> time(Contenders who, Plan plan) throws IOException {
    Contender contender = who.create();
    Map<Integer, Object> trees = new LinkedHashMap<>();
    Map<Integer, Stopwatch> watches = new LinkedHashMap<>();
    List<Sample> samples = new ArrayList<>();
    for (int length : plan.sizes()) {
      Object tree = plan.shape().tree(length);
      trees.put(length, tree);
      String refusal = refusal(contender, plan.mode(), tree);
      if (refusal == null) {
        watches.put(length, new Stopwatch(contender, plan.mode(), tree));
      } else {
        samples.add(refused(length, who, refusal));
      }
    }
    measure(watches.values(), plan);
    for (int length : watches.keySet()) {
      Stopwatch watch = watches.get(length);
      long bytes = plan.mode().output(contender, trees.get(length)).length;
      String title = String.valueOf(length);
      samples.add(
          new Sample(title, who, "", 1, bytes, watch.wall(), watch.cpu(), watch.allocated(), null));
    }
    return samples;
  }

  private static void measure(Collection<Stopwatch> watches, Plan plan) throws IOException {
    for (Stopwatch watch : watches) {
      watch.warmUp(plan.warmUpMillis() * MILLI);
    }
    for (int round = 0; round < plan.rounds(); round++) {
      for (Stopwatch watch : watches) {
        watch.measure(plan.roundMillis() * MILLI);
      }
    }
  }

  /** Some have a limit of their own. */
  private static String refusal(Contender contender, Mode mode, Object tree) throws IOException {
    try {
      mode.output(contender, tree);
      return null;
    } catch (RuntimeException e) {
      return "refuses: " + e;
    }
  }

  private static Sample refused(int length, Contenders who, String refusal) {
    return new Sample(String.valueOf(length), who, "", 1, 0, List.of(), List.of(), 0, refusal);
  }

  /** Records made as they are written, so that no list of them is in memory. */
  private static Stream stream(long bytes) throws IOException {
    CountingStream counter = new CountingStream();
    Iterator<Object> records =
        LongStream.iterate(0, id -> counter.written() < bytes, id -> id + 1)
            .mapToObj(Synthetic::order)
            .iterator();
    long begin = System.nanoTime();
    Json.generate(records, counter);
    return new Stream(counter.written(), (System.nanoTime() - begin) / 1e9);
  }
}
