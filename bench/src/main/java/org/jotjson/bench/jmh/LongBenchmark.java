package org.jotjson.bench.jmh;

import java.io.IOException;
import java.util.Random;
import java.util.concurrent.TimeUnit;
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

/** One number of a {@code long[]}, by its number of digits; the last column mixes them all. */
@State(Scope.Thread)
@BenchmarkMode(org.openjdk.jmh.annotations.Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(LongBenchmark.COUNT)
@Warmup(iterations = 4, time = 300, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 4, time = 200, timeUnit = TimeUnit.MILLISECONDS)
@Fork
public class LongBenchmark {
  static final int COUNT = 1024;

  @Param({
    "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16", "17",
    "18", "19", "1-19"
  })
  private String digits;

  @Param({"JOT", "JSONITER_SCALA", "FASTJSON2", "FORY", "WAST", "COPY"})
  private Contenders contender;

  private long[] numbers;
  private Contender writer;

  @Setup
  public void setup() {
    Random random = new Random(19);
    numbers = new long[COUNT];
    for (int i = 0; i < COUNT; i++) {
      boolean mixed = digits.equals("1-19");
      numbers[i] = number(mixed ? 1 + random.nextInt(19) : Integer.parseInt(digits), random);
    }
    writer = contender.create();
    Agreement.require(writer, Mode.BYTES, numbers);
  }

  private static long number(int digits, Random random) {
    long low = digits == 1 ? 0 : (long) Math.pow(10, digits - 1);
    long high = digits == 19 ? Long.MAX_VALUE : (long) Math.pow(10, digits);
    return random.nextLong(low, high);
  }

  @Benchmark
  public byte[] generate() throws IOException {
    return writer.toBytes(numbers);
  }
}
