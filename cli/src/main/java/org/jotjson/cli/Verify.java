package org.jotjson.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Compares what several encoders make of the same documents. */
@Command(
    name = "verify",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    sortOptions = false,
    description = {
      "Encodes documents with several encoders and compares what they write.",
      "What is compared is the SHA-1 of text and newline. The encoders are Jot with each of its"
          + " scanners by each route (string, bytes, stream, writer), Jackson, and what the machine"
          + " has of Ruby: the json gem and Oj of the ruby on the PATH, and of JRuby its own json"
          + " and jot/json."
    },
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:All agree, or differ in the layout of floats that read back equal.",
      "1:There is a mismatch, or a document cannot be read.",
      "2:The command line is wrong."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  jot verify",
      "  jot verify order.json invoices/",
      "  jot verify --golden corpus.tsv --corpus documents/"
    })
final class Verify implements Callable<Integer> {
  @Parameters(
      paramLabel = "FILE|DIR",
      description = "Documents, or folders of *.json; by default those of --corpus.")
  private List<Path> paths = List.of();

  @Option(
      names = "--golden",
      paramLabel = "FILE",
      description =
          "Compare with the digests in this file instead of outside encoders: tab-separated lines"
              + " of a document's name, its size, its SHA-256, options, size and SHA-1 of the"
              + " wanted text, SHA-1 of the wanted text and newline.")
  private Path golden;

  @Option(
      names = "--corpus",
      paramLabel = "DIR",
      description =
          "The documents; by default the first there is of ../shared/corpus beside this repository,"
              + " what 'jot corpus' has fetched, and the examples.")
  private Path corpus = Corpus.standard();

  private final Console console;

  Verify(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    List<Check> checks = checks();
    try (VerifyRun run = new VerifyRun(console, golden != null)) {
      return run.run(checks);
    } catch (IOException e) {
      throw new Problem(e.getMessage());
    }
  }

  private List<Check> checks() {
    if (golden == null) {
      return Corpus.agreement(Corpus.files(paths.isEmpty() ? List.of(corpus) : paths));
    }
    List<Golden> wanted = Golden.read(golden);
    return paths.isEmpty()
        ? Corpus.golden(wanted, corpus)
        : Corpus.golden(wanted, Corpus.files(paths));
  }
}
