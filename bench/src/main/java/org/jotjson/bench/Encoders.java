package org.jotjson.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jotjson.bench.report.HtmlReport;
import org.jotjson.cli.BenchOptions;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/** The encoder benchmark of the json gem, across runtimes: what {@code jot bench} starts. */
@Command(
    name = "encoders",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    usageHelpAutoWidth = true,
    description = "The encoder benchmark across runtimes; see 'jot bench --help'.")
class Encoders implements Callable<Integer> {
  private static final int INTERRUPTED = 130;

  private static final List<Documents> STANDARD =
      List.of(
          Documents.SMALL_MIXED,
          Documents.SMALL_NESTED_ARRAY,
          Documents.SMALL_HASH,
          Documents.MIXED_UTF8,
          Documents.MOSTLY_UTF8,
          Documents.INTEGERS,
          Documents.ACTIVITYPUB,
          Documents.CITM_CATALOG,
          Documents.TWITTER,
          Documents.OHAI,
          Documents.CANADA,
          Documents.BYTES_128_SINGLE_ESCAPE_AT_END,
          Documents.MANY_TO_JSON_CALLS);

  @Spec CommandSpec spec;

  @Mixin final BenchOptions options = new BenchOptions();

  private final Stop stop = new Stop();
  private final List<Measured> strings = new ArrayList<>();
  private final List<Measured> growth = new ArrayList<>();

  @Override
  public Integer call() throws IOException, InterruptedException {
    checkFolder(options.json);
    checkFolder(options.html);
    if (options.corpus != null) {
      Corpus.directory(options.corpus);
    }
    List<Documents> documents = chosen(Documents.class, options.documents, STANDARD);
    List<Entrant> entrants = new ArrayList<>(chosen(Entrant.class, options.only, all()));
    entrants.removeAll(chosen(Entrant.class, options.except, List.of()));
    List<Documents> present = documents.stream().filter(Documents::isPresent).toList();
    EncoderText text = new EncoderText(System.out, terminal(), present.size());
    EncoderResults.Rounds rounds =
        options.quick ? EncoderResults.Rounds.QUICK : EncoderResults.Rounds.FULL;
    EncoderRun run = new EncoderRun(rounds, entrants, text, stop);
    stop.listen();
    try {
      race(run, present, text, rounds);
      finish(results(run, rounds, absent(documents, run)), text);
    } finally {
      stop.allTold();
    }
    return stop.wasAsked() ? INTERRUPTED : 0;
  }

  /** Whether strings are timed by length, and documents by size. */
  boolean wantsSizes() {
    return options.html != null;
  }

  /** Said now, and not after half an hour. */
  private void checkFolder(Path file) {
    if (file != null && !Files.isDirectory(file.toAbsolutePath().getParent())) {
      throw new ParameterException(spec.commandLine(), file + ": there is no such folder");
    }
  }

  private void race(
      EncoderRun run, List<Documents> documents, EncoderText text, EncoderResults.Rounds rounds)
      throws IOException, InterruptedException {
    try {
      for (Documents document : documents) {
        run.time(document);
      }
      if (wantsSizes()) {
        Sizes sizes = new Sizes(rounds, text, run);
        sizes.strings(strings);
        sizes.growth(growth);
      }
    } catch (IOException e) {
      if (!stop.isReason()) {
        throw e;
      }
      text.print("Interrupted; this is what is done.");
    }
  }

  private EncoderResults results(
      EncoderRun run, EncoderResults.Rounds rounds, List<String> leftOut) {
    return new EncoderResults(
        ResultFiles.now(),
        command(),
        Machine.here(),
        run.runtimes(),
        rounds,
        leftOut,
        run.measured(),
        strings,
        growth);
  }

  /**
   * As it was typed, but for the folders: where things lie on this machine is nobody's business.
   */
  private String command() {
    String typed = ResultFiles.typed("jot", spec.commandLine());
    return typed.replace("jot " + spec.name(), "jot bench").replaceAll("(?<=[ =])/\\S*/", "");
  }

  /** Writes what was asked for, whole or not at all. */
  void finish(EncoderResults results, EncoderText text) throws IOException {
    results.leftOut().forEach(what -> text.print("Left out: " + what));
    if (options.json != null) {
      ResultFiles.write(options.json, results);
    }
    if (options.html != null) {
      String raw = options.json == null ? null : options.json.getFileName().toString();
      writeReport(options.html, results, raw);
      text.print("Report: " + options.html);
    }
  }

  static void writeReport(Path file, EncoderResults results, String raw) throws IOException {
    String html = new HtmlReport(results, ResultFiles.json(results), raw).html();
    Files.writeString(file, html, StandardCharsets.UTF_8);
  }

  private static List<String> absent(List<Documents> documents, EncoderRun run) {
    String where = Corpus.directory() + "; 'jot corpus' fetches most, --corpus names a folder";
    return Stream.concat(
            documents.stream()
                .filter(document -> !document.isPresent())
                .map(document -> document + ": not in " + where),
            run.leftOut().stream())
        .toList();
  }

  private List<Entrant> all() {
    return Arrays.asList(Entrant.values());
  }

  private <E extends Enum<E>> List<E> chosen(Class<E> type, List<String> names, List<E> otherwise) {
    if (names == null || names.stream().allMatch(String::isBlank)) {
      return otherwise;
    }
    try {
      Name<E> name = new Name<>(type);
      return names.stream().filter(each -> !each.isBlank()).map(name::convert).toList();
    } catch (TypeConversionException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage());
    }
  }

  private static PrintStream terminal() {
    return Boolean.getBoolean("jot.terminal") ? System.err : null;
  }
}
