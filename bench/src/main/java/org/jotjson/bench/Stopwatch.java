package org.jotjson.bench;

import com.sun.management.ThreadMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;

/**
 * Times one contender on one tree in rounds of a given length.
 *
 * <p>A loop of our own and not JMH, because rounds of several contenders have to take turns in one
 * JVM: a noisy neighbour then slows all of them alike, and ratios within a round stay true. Results
 * are stored in a field, so no call can be optimised away.
 */
final class Stopwatch {
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
  private static final MathContext DIGITS = new MathContext(5);

  private final Contender contender;
  private final Mode mode;
  private final Object tree;
  private final List<Double> wall = new ArrayList<>();
  private final List<Double> cpu = new ArrayList<>();

  /** Calls between two looks at the clock; doubled until they take about a millisecond. */
  private long batch = 1;

  private long allocated;
  Object sink;

  Stopwatch(Contender contender, Mode mode, Object tree) {
    this.contender = contender;
    this.mode = mode;
    this.tree = tree;
  }

  void warmUp(long roundNanos) throws IOException {
    measure(roundNanos);
    wall.clear();
    cpu.clear();
  }

  void measure(long roundNanos) throws IOException {
    long bytesBefore = THREADS.getCurrentThreadAllocatedBytes();
    long cpuBefore = THREADS.getCurrentThreadCpuTime();
    long begin = System.nanoTime();
    long now = begin;
    long calls = 0;
    while (now - begin < roundNanos) {
      run(batch);
      calls += batch;
      long end = System.nanoTime();
      if (end - now < 500_000) {
        batch *= 2;
      }
      now = end;
    }
    cpu.add(perCall(THREADS.getCurrentThreadCpuTime() - cpuBefore, calls));
    wall.add(perCall(now - begin, calls));
    allocated = (THREADS.getCurrentThreadAllocatedBytes() - bytesBefore) / calls;
  }

  private static double perCall(long nanos, long calls) {
    return new BigDecimal((double) nanos / calls).round(DIGITS).doubleValue();
  }

  private void run(long calls) throws IOException {
    for (long i = 0; i < calls; i++) {
      sink = mode.generate(contender, tree);
    }
  }

  /** Nanoseconds per call of each measured round, by the clock on the wall. */
  List<Double> wall() {
    return wall;
  }

  /** The same in processor time. */
  List<Double> cpu() {
    return cpu;
  }

  /** Bytes allocated per call in the last round. */
  long allocated() {
    return allocated;
  }
}
