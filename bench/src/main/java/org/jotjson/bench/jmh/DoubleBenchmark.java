package org.jotjson.bench.jmh;

import java.io.IOException;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.function.ToDoubleFunction;
import org.jotjson.bench.Agreement;
import org.jotjson.bench.Contender;
import org.jotjson.bench.Contenders;
import org.jotjson.bench.Mode;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** One number of a {@code double[]}, by its kind. */
@State(Scope.Thread)
@BenchmarkMode(org.openjdk.jmh.annotations.Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(DoubleBenchmark.COUNT)
@Warmup(iterations = 4, time = 300, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 4, time = 200, timeUnit = TimeUnit.MILLISECONDS)
@Fork
public class DoubleBenchmark {
  static final int COUNT = 1024;

  /** Where doubles come from. */
  public enum Kind {
    /** Any finite double. */
    RANDOM_BITS(Kind::randomBits),
    /** Degrees with six decimals, about a hand's breadth on the ground. */
    COORDINATES(random -> (random.nextInt(360_000_001) - 180_000_000) / 1e6),
    /** Two decimals, below ten thousand. */
    MONEY(random -> random.nextInt(1_000_000) / 100.0),
    /** Whole numbers below a million. */
    INTEGERS(random -> random.nextInt(1_000_000));

    private final ToDoubleFunction<Random> source;

    Kind(ToDoubleFunction<Random> source) {
      this.source = source;
    }

    private static double randomBits(Random random) {
      double value;
      do {
        value = Double.longBitsToDouble(random.nextLong());
      } while (!Double.isFinite(value));
      return value;
    }
  }

  @Param private Kind kind;

  @Param({"JOT", "JSONITER_SCALA", "FASTJSON2", "FORY", "WAST", "JACKSON", "COPY"})
  private Contenders contender;

  private double[] numbers;
  private Contender writer;

  @Setup
  public void setup() {
    Random random = new Random(17);
    numbers =
        random.ints(COUNT).mapToDouble(ignored -> kind.source.applyAsDouble(random)).toArray();
    writer = contender.create();
    Agreement.require(writer, Mode.BYTES, numbers);
  }

  @Benchmark
  public byte[] generate() throws IOException {
    return writer.toBytes(numbers);
  }
}
