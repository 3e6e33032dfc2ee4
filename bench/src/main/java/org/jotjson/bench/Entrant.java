package org.jotjson.bench;

import java.util.List;
import org.jotjson.cli.RubyEncoder;

/** A line of the encoder benchmark: a contender under some flags of the JVM, or a Ruby. */
enum Entrant {
  JOT("jot", Contenders.JOT),
  JOT_GENERATOR("jot-generator", Contenders.JOT_GENERATOR),
  JOT_CODER("jot-coder", Contenders.JOT_CODER),
  JOT_SCALAR("jot-scalar", "-Dorg.jotjson.scanner=scalar"),
  JOT_SWAR("jot-swar", "-Dorg.jotjson.scanner=swar"),
  JOT_VECTOR("jot-vector", "--add-modules jdk.incubator.vector"),
  JACKSON("jackson", Contenders.JACKSON),
  FASTJSON2("fastjson2", Contenders.FASTJSON2),
  FORY_JSON("fory-json", Contenders.FORY),
  WAST("wast", Contenders.WAST),
  GSON("gson", Contenders.GSON),
  DSL_JSON("dsl-json", Contenders.DSL_JSON),
  JRUBY_JOT(RubyEncoder.JRUBY_JOT),
  JRUBY_JSON(RubyEncoder.JRUBY_JSON),
  RUBY_JSON(RubyEncoder.MRI_JSON),
  RUBY_OJ(RubyEncoder.MRI_OJ);

  /** Jot with each way to search strings, in JVMs that differ by that only. */
  static final List<Entrant> SCANNERS = List.of(JOT_SCALAR, JOT_SWAR, JOT_VECTOR);

  private final String title;
  private final Contenders contender;
  private final String flags;
  private final RubyEncoder ruby;

  Entrant(String title, Contenders contender, String flags, RubyEncoder ruby) {
    this.title = title;
    this.contender = contender;
    this.flags = flags;
    this.ruby = ruby;
  }

  Entrant(String title, Contenders contender) {
    this(title, contender, "", null);
  }

  Entrant(String title, String flags) {
    this(title, Contenders.JOT, flags, null);
  }

  Entrant(RubyEncoder ruby) {
    this(ruby.title(), null, "", ruby);
  }

  String title() {
    return title;
  }

  /** Null if it is a Ruby. */
  Contenders contender() {
    return contender;
  }

  /** Those that have the same run in the same JVM, and take turns. */
  String flags() {
    return flags;
  }

  /** Null if it runs in a JVM of ours. */
  RubyEncoder ruby() {
    return ruby;
  }

  @Override
  public String toString() {
    return title;
  }
}
