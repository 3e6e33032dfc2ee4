package org.jotjson.bench.jmh;

import java.util.concurrent.TimeUnit;
import org.jotjson.Json;
import org.jotjson.bench.model.Citm;
import org.jotjson.bench.model.MediaContent;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import tools.jackson.databind.json.JsonMapper;

/** The first document of a class, in a JVM of its own. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 0)
@Measurement(iterations = 1)
public class FirstCallBenchmark {
  /** Whether the library has written a document of another class before. */
  @Param({"false", "true"})
  boolean loaded;

  private final Object content = MediaContent.sample();
  private JsonMapper jackson;

  @Setup
  public void load() {
    if (!loaded) return;
    jackson = new JsonMapper();
    jackson.writeValueAsBytes(new Citm.Price(1, 2, 3));
    Json.generateBytes(new Citm.Price(1, 2, 3));
  }

  @Benchmark
  public byte[] jot() {
    return Json.generateBytes(content);
  }

  @Benchmark
  public byte[] jackson() {
    JsonMapper mapper = jackson == null ? new JsonMapper() : jackson;
    return mapper.writeValueAsBytes(content);
  }
}
