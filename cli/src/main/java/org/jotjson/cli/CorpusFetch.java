package org.jotjson.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Gets the benchmark documents. */
@Command(
    name = "corpus",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Gets the documents that JSON libraries are measured with.",
      "They come out of the package "
          + CorpusFetch.PACKAGE
          + " with the npm client, and are checked against recorded SHA-256 digests. 'jot bench'"
          + " and 'jot verify' find them. What is there already is kept. activitypub and ohai are"
          + " not in the package: both commands take them from a folder named with --corpus."
    },
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:All documents are there.",
      "1:They cannot be fetched, or are not what they were; nothing has changed.",
      "2:The command line is wrong."
    },
    footerHeading = "%nExamples:%n",
    footer = {"  jot corpus", "  jot corpus --corpus documents/ && jot verify documents/"})
final class CorpusFetch implements Callable<Integer> {
  static final String PACKAGE = "simdjson@0.9.2";
  private static final String FOLDER = "jsonexamples";

  @Option(
      names = "--corpus",
      paramLabel = "DIR",
      description =
          "Where to put them; by default jot/corpus in $$XDG_CACHE_HOME, which is ~/.cache if not"
              + " set.")
  private Path folder = CorpusCache.standardFolder();

  private final Console console;

  CorpusFetch(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    CorpusCache cache = new CorpusCache(folder, CorpusFile.recorded());
    List<CorpusFile> missing = cache.missing();
    if (missing.isEmpty()) {
      console.print("All documents are in " + folder);
      return 0;
    }
    cache.fill(missing, new Npm("npm"), PACKAGE, FOLDER);
    console.print(missing.size() + " documents of " + PACKAGE + " put into " + folder + ":");
    console.print(missing.stream().map(CorpusFile::name).collect(Collectors.joining(", ")));
    return 0;
  }
}
