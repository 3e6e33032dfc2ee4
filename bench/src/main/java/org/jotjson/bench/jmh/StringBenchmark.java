package org.jotjson.bench.jmh;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
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
import org.openjdk.jmh.infra.BenchmarkParams;

/**
 * One string, by its length and content: arrays of them are written to bytes. What Jot reads is a
 * String, or UTF-8 where the name says so; its scanners differ by the arguments of the JVM only.
 */
@State(Scope.Thread)
@BenchmarkMode(org.openjdk.jmh.annotations.Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(StringBenchmark.COUNT)
@Warmup(iterations = 4, time = 300, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 4, time = 200, timeUnit = TimeUnit.MILLISECONDS)
@Fork
public class StringBenchmark {
  static final int COUNT = 256;

  private static final String SCALAR = "-Dorg.jotjson.scanner=scalar";
  private static final String SWAR = "-Dorg.jotjson.scanner=swar";
  private static final String MODULES = "--add-modules=jdk.incubator.vector";
  private static final String OPEN = "--add-opens=java.base/java.lang=ALL-UNNAMED";

  @Param({"4", "8", "15", "16", "31", "64", "128", "512", "4096"})
  private int length;

  @Param private Content content;

  private List<String> texts;
  private Contender contender;

  @Setup
  public void setup(BenchmarkParams benchmark) {
    Random random = new Random(length);
    texts = new ArrayList<>();
    for (int i = 0; i < COUNT; i++) {
      texts.add(content.text(length, random));
    }
    contender = named(benchmark.getBenchmark()).create();
    Agreement.require(contender, Mode.BYTES, texts);
  }

  /** The contender whose name the method's begins with. */
  private static Contenders named(String benchmark) {
    String method = benchmark.substring(benchmark.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    return Arrays.stream(Contenders.values())
        .filter(who -> method.startsWith(plain(who)))
        .max(Comparator.comparing(who -> plain(who).length()))
        .orElseThrow();
  }

  private static String plain(Contenders who) {
    return who.name().toLowerCase(Locale.ROOT).replace("_", "");
  }

  private byte[] write() throws IOException {
    return contender.toBytes(texts);
  }

  @Benchmark
  @Fork(jvmArgsAppend = SCALAR)
  public byte[] jotScalar() throws IOException {
    return write();
  }

  @Benchmark
  @Fork(jvmArgsAppend = SWAR)
  public byte[] jotSwar() throws IOException {
    return write();
  }

  @Benchmark
  @Fork(jvmArgsAppend = {SWAR, OPEN})
  public byte[] jotSwarOpened() throws IOException {
    return write();
  }

  @Benchmark
  @Fork(jvmArgsAppend = MODULES)
  public byte[] jotVector() throws IOException {
    return write();
  }

  @Benchmark
  @Fork(jvmArgsAppend = {MODULES, OPEN})
  public byte[] jotVectorOpened() throws IOException {
    return write();
  }

  @Benchmark
  @Fork(jvmArgsAppend = SCALAR)
  public byte[] jotUtf8Scalar() throws IOException {
    return write();
  }

  @Benchmark
  @Fork(jvmArgsAppend = SWAR)
  public byte[] jotUtf8Swar() throws IOException {
    return write();
  }

  @Benchmark
  @Fork(jvmArgsAppend = MODULES)
  public byte[] jotUtf8Vector() throws IOException {
    return write();
  }

  @Benchmark
  public byte[] jsoniterScala() throws IOException {
    return write();
  }

  @Benchmark
  public byte[] fastjson2() throws IOException {
    return write();
  }

  @Benchmark
  public byte[] fory() throws IOException {
    return write();
  }

  @Benchmark
  public byte[] wast() throws IOException {
    return write();
  }

  @Benchmark
  public byte[] copy() throws IOException {
    return write();
  }
}
