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
import java.util.concurrent.CountDownLatch;
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

  private final CountDownLatch finished = new CountDownLatch(1);
  private volatile boolean stopped;
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
    EncoderRun run = new EncoderRun(rounds, entrants, text);
    Runtime.getRuntime().addShutdownHook(new Thread(this::stop));
    try {
      race(run, present, text, rounds);
      finish(results(run, rounds, absent(documents, run)), text);
    } finally {
      finished.countDown();
    }
    return stopped ? INTERRUPTED : 0;
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

  /** Ctrl-C: ends what runs, and waits until the rest is told. */
  private void stop() {
    stopped = true;
    ProcessHandle.current().descendants().forEach(ProcessHandle::destroy);
    try {
      finished.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
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
        Sizes sizes = new Sizes(rounds, text);
        sizes.strings(strings);
        sizes.growth(growth);
      }
    } catch (IOException e) {
      // A child that Ctrl-C has ended, perhaps before we know of it.
      Thread.sleep(stopped ? 0 : 500);
      if (!stopped) {
        throw e;
      }
      text.print("Interrupted; this is what is done.");
    }
  }

  private EncoderResults results(
      EncoderRun run, EncoderResults.Rounds rounds, List<String> leftOut) {
    return new EncoderResults(
        ResultFiles.now(),
        ResultFiles.typed("jot bench", spec.commandLine()),
        Machine.here(),
        run.runtimes(),
        rounds,
        leftOut,
        run.measured(),
        strings,
        growth);
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
