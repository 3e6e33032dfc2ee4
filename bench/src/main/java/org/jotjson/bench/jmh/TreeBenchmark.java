package org.jotjson.bench.jmh;

import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.jotjson.bench.Agreement;
import org.jotjson.bench.Contender;
import org.jotjson.bench.Contenders;
import org.jotjson.bench.Documents;
import org.jotjson.bench.Mode;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Every contender on every document, each pair in a JVM of its own. */
@State(Scope.Thread)
@BenchmarkMode(org.openjdk.jmh.annotations.Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 6, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 400, timeUnit = TimeUnit.MILLISECONDS)
@Fork(jvmArgsAppend = {"-Xms2g", "-Xmx2g"})
public class TreeBenchmark {
  @Param private Documents document;
  @Param private Contenders contender;
  @Param private Mode mode;

  private Contender writer;
  private Object tree;

  /** A contender that does not agree is an error, which JMH reports and passes over. */
  @Setup
  public void prove() {
    writer = contender.create();
    tree = document.tree();
    Agreement.require(writer, mode, tree);
  }

  @Benchmark
  public Object generate() throws IOException {
    return mode.generate(writer, tree);
  }
}
