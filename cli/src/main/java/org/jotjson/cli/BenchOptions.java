package org.jotjson.cli;

import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Option;

/** The options of the encoder benchmark, for the command and for the program it starts. */
public final class BenchOptions {
  @Option(
      names = "--only",
      split = "[, :]",
      paramLabel = "NAME",
      defaultValue = "${env:ONLY}",
      description =
          "Time these contenders only; by default what the variable ONLY says. Of jot,"
              + " jot-generator, jot-coder, jot-scalar, jot-swar, jot-vector, jackson, fastjson2,"
              + " fory-json, wast, gson, dsl-json, jruby-jot, jruby-json, ruby-json, ruby-oj.")
  public List<String> only;

  @Option(
      names = "--except",
      split = "[, :]",
      paramLabel = "NAME",
      defaultValue = "${env:EXCEPT}",
      description = "Leave these contenders out; by default what the variable EXCEPT says.")
  public List<String> except;

  @Option(
      names = "--documents",
      split = ",",
      paramLabel = "NAME",
      description =
          "Write these documents only. Of small mixed, small nested array, small hash, mixed utf8,"
              + " mostly utf8, integers, bytes.128.single-escape-at-end, many to_json calls, which"
              + " are made on the spot, and the corpus's activitypub, citm_catalog, twitter, ohai,"
              + " canada and, if named, others.")
  public List<String> documents;

  @Option(
      names = "--corpus",
      paramLabel = "DIR",
      description = "Where the corpus is; by default where 'jot verify' finds it.")
  public Path corpus;

  @Option(
      names = "--quick",
      description =
          "A second and a half for each contender and document instead of seven: ten minutes in"
              + " all, not half an hour.")
  public boolean quick;

  @Option(
      names = "--json",
      paramLabel = "FILE",
      description = "Write the raw figures, for 'jot compare'.")
  public Path json;

  @Option(
      names = "--html",
      paramLabel = "FILE",
      description =
          "Write a report with pictures, in one file. Times strings by length and documents by"
              + " size, too.")
  public Path html;
}
