package org.jotjson.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jotjson.Generator;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What {@code jot encode} is asked to do, and does. */
final class EncodeRun {
  private static final List<String> STANDARD_OUTPUT = List.of("-", "/dev/stdout", "/dev/fd/1");

  @Parameters(
      paramLabel = "FILE",
      description = "What to read, in this order; '-' or nothing is standard input.")
  private List<String> files = List.of();

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description =
          "Write to this file, which appears (or is replaced) when everything is written; '-' is standard output.")
  private Path output;

  @Mixin private FormatOptions format = new FormatOptions();

  @Option(
      names = "--exact-numbers",
      description = "Keep decimals as they are written: 1.50 stays 1.50, 1e400 is no error.")
  private boolean exactNumbers;

  @Option(
      names = "--stream",
      description =
          "Write while reading, in constant memory: for documents larger than memory. Duplicate keys stay, and when the"
              + " input turns out to be bad, its start has been written.")
  private boolean stream;

  @Option(
      names = "--lines",
      description = "Read and write a document a line (NDJSON), on all cores, in order.")
  private boolean lines;

  @Option(
      names = "--skip-bad",
      description =
          "With --lines: leave out bad lines and tell how many, instead of stopping at the first.")
  private boolean skipBad;

  /** Encodes these files with the default options. */
  static EncodeRun of(List<String> files) {
    EncodeRun run = new EncodeRun();
    run.files = files;
    return run;
  }

  /** Encodes; the exit code. */
  int run(Console console) {
    Encoder encoder = encoder(console);
    if (output == null || STANDARD_OUTPUT.contains(output.toString())) {
      encodeAll(encoder, console.out(), console);
    } else if (Files.exists(output) && !Files.isRegularFile(output)) {
      encodeAll(
          encoder, Sink.to(output), console); // a device or a pipe cannot be renamed into place
    } else {
      try (AtomicFile file = AtomicFile.at(output)) {
        encodeAll(encoder, file.sink(), console);
        file.commit();
      }
    }
    return 0;
  }

  private void encodeAll(Encoder encoder, Sink out, Console console) {
    List<String> sources = files.isEmpty() ? List.of(Source.STANDARD_INPUT) : files;
    try {
      for (String source : sources) encoder.encode(Source.of(source, console), out);
    } finally {
      out.flush();
    }
  }

  private Encoder encoder(Console console) {
    Generator generator = format.generator();
    Reading reading = format.reading(exactNumbers);
    if (stream) return new StreamEncoder(reading, generator, console);
    Document document = new Document(reading, generator);
    if (!lines) return new TreeEncoder(document, console);
    return new LinesEncoder(document, console, skipBad, Runtime.getRuntime().availableProcessors());
  }

  /** What the options contradict each other in, or null. */
  String contradiction() {
    if (lines && stream)
      return "--lines and --stream exclude each other: --lines holds a few lines in memory only";
    if (skipBad && !lines) return "--skip-bad goes with --lines";
    if (lines && format.breaksLines()) return "--lines wants documents without newlines";
    if (stream && format.ordersKeys())
      return "--stream cannot order keys: it writes them as they come";
    if (exactNumbers && format.isCanonical())
      return "--canonical says how numbers are written, against --exact-numbers";
    return format.contradiction();
  }
}
