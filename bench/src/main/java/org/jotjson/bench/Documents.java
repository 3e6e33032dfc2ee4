package org.jotjson.bench;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.jotjson.bench.model.Citm;
import org.jotjson.bench.model.MediaContent;
import org.jotjson.bench.model.Twitter;

/**
 * What is written: the documents of the json gem's encoder benchmark, and files of the usual JSON
 * corpora, as trees of LinkedHashMap, ArrayList, String, Integer, Long, Double, Boolean and null;
 * at the end, documents as beans and records.
 */
public enum Documents {
  SMALL_MIXED("small mixed", Synthetic::smallMixed),
  SMALL_NESTED_ARRAY("small nested array", Synthetic::smallNestedArray),
  SMALL_HASH("small hash", Synthetic::smallHash),
  INTEGERS("integers", Synthetic::integers),
  MIXED_UTF8("mixed utf8", Synthetic::mixedUtf8),
  MOSTLY_UTF8("mostly utf8", Synthetic::mostlyUtf8),
  BYTES_128_SINGLE_ESCAPE_AT_END("bytes.128.single-escape-at-end", Synthetic::singleEscapeAtEnd),
  MANY_TO_JSON_CALLS("many to_json calls", Synthetic::manyToJsonCalls),
  ACTIVITYPUB("activitypub"),
  CITM_CATALOG("citm_catalog"),
  TWITTER("twitter"),
  OHAI("ohai"),
  CANADA("canada"),
  GITHUB_EVENTS("github_events"),
  TWITTERESCAPED("twitterescaped"),
  UPDATE_CENTER("update-center"),
  GSOC_2018("gsoc-2018"),
  MARINE_IK("marine_ik"),
  MEDIA_CONTENT("media content (beans)", MediaContent::sample),
  TWITTER_RECORDS("twitter (records)", "twitter", Twitter.class),
  CITM_RECORDS("citm_catalog (records)", "citm_catalog", Citm.class);

  private final String title;
  private final Supplier<Object> source;
  private final BooleanSupplier present;

  Documents(String title, Supplier<Object> source) {
    this.title = title;
    this.source = source;
    this.present = () -> true;
  }

  Documents(String corpusFile) {
    this.title = corpusFile;
    this.source = () -> Corpus.read(corpusFile + ".json");
    this.present = () -> Corpus.has(corpusFile + ".json");
  }

  Documents(String title, String corpusFile, Class<?> type) {
    this.title = title;
    this.source = () -> Corpus.read(corpusFile + ".json", type);
    this.present = () -> Corpus.has(corpusFile + ".json");
  }

  /** The name in tables and on the command line. */
  public String title() {
    return title;
  }

  /** Whether it can be made here. */
  boolean isPresent() {
    return present.getAsBoolean();
  }

  /** Whether it is full of floats, for which each library has a layout of its own. */
  boolean comparesValues() {
    return this == CANADA;
  }

  /** Whether it is a file of the corpus; else it is made in code. */
  boolean isFile() {
    return compareTo(ACTIVITYPUB) >= 0 && !isModel();
  }

  /** Whether it is made of classes of its own; the others are trees. */
  boolean isModel() {
    return compareTo(MEDIA_CONTENT) >= 0;
  }

  /** All documents but those of classes. */
  static List<Documents> trees() {
    return Arrays.stream(values()).filter(document -> !document.isModel()).toList();
  }

  /** A new copy of the tree. */
  public Object tree() {
    return source.get();
  }

  /** Those of {@code wanted} that can be made here; a missing corpus file is said loudly. */
  public static List<Documents> present(Collection<Documents> wanted) {
    for (Documents document : wanted) {
      if (!document.present.getAsBoolean()) {
        System.err.printf(
            "*** %s LEFT OUT: no such file in %s (set -Djot.corpus=DIRECTORY) ***%n",
            document.title, Corpus.directory());
      }
    }
    return wanted.stream().filter(document -> document.present.getAsBoolean()).toList();
  }

  @Override
  public String toString() {
    return title;
  }
}
