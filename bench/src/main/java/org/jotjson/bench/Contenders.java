package org.jotjson.bench;

import java.util.function.Supplier;
import org.jotjson.bench.jot.Jot;
import org.jotjson.bench.jot.JotCoder;
import org.jotjson.bench.jot.JotGenerator;
import org.jotjson.bench.jot.JotUtf8;
import org.jotjson.bench.jot.JotWriter;
import org.jotjson.bench.rival.AvajeJsonb;
import org.jotjson.bench.rival.Copy;
import org.jotjson.bench.rival.DslJson;
import org.jotjson.bench.rival.Fastjson2;
import org.jotjson.bench.rival.ForyJson;
import org.jotjson.bench.rival.Gson;
import org.jotjson.bench.rival.Jackson;
import org.jotjson.bench.rival.JacksonBlackbird;
import org.jotjson.bench.rival.Jsoniter;
import org.jotjson.bench.rival.JsoniterScala;
import org.jotjson.bench.rival.Wast;

/** Everybody in the race. A contender's library is loaded when {@link #create} is called. */
public enum Contenders {
  JOT(Jot::new),
  JOT_GENERATOR(JotGenerator::new),
  JOT_WRITER(JotWriter::new),
  JOT_UTF8(JotUtf8::new),
  JOT_CODER(JotCoder::new),
  JACKSON(Jackson::new),
  JACKSON_BLACKBIRD(JacksonBlackbird::new),
  FASTJSON2(Fastjson2::new),
  FORY(ForyJson::new),
  WAST(Wast::new),
  GSON(Gson::new),
  DSL_JSON(DslJson::new),
  JSONITER(Jsoniter::new),
  AVAJE(AvajeJsonb::new),
  JSONITER_SCALA(JsoniterScala::new),
  /** Not a generator: copies the finished text. No generator can be faster. */
  COPY(Copy::new);

  private final Supplier<Contender> supplier;

  Contenders(Supplier<Contender> supplier) {
    this.supplier = supplier;
  }

  public Contender create() {
    return supplier.get();
  }

  /** Whether this is Jot itself, by whichever door. */
  public boolean isJot() {
    return name().startsWith("JOT");
  }

  /** Whether Jot is compared with this. */
  public boolean isRival() {
    return !isJot() && this != COPY;
  }
}
