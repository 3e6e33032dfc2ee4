package org.jotjson.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.jotjson.bench.report.Pictures;

/** The two pictures of the encoder benchmark that the README shows. */
final class ReadmePictures {
  /** The first that was written is in the second picture. */
  private static final List<String> SHOWN = List.of("twitter", "mixed utf8");

  private static final Path MEANS = Path.of("docs", "bench-means.svg");
  private static final Path DOCUMENT = Path.of("docs", "bench-document.svg");

  private ReadmePictures() {}

  /** Writes them, and the report; what the README is to say. */
  static String write(Path home, Path raw) throws IOException {
    EncoderResults results = ResultFiles.read(raw, EncoderResults.class);
    Pictures pictures = new Pictures(results);
    Set<String> documents = results.documents();
    String document =
        SHOWN.stream().filter(documents::contains).findFirst().orElse(documents.iterator().next());
    Files.writeString(home.resolve(MEANS), pictures.meansFile());
    Files.writeString(home.resolve(DOCUMENT), pictures.documentFile(document));
    Encoders.writeReport(home.resolve("docs/bench.html"), results, null);
    return """

    Speed over that of Jot's one-liner, by the geometric mean over %d documents, and megabytes of JSON a second on %s:

    <img src="%s" alt="Geometric means" width="49%%"> <img src="%s" alt="%s, MB/s" width="49%%">

    %s
    """
        .formatted(documents.size(), document, MEANS, DOCUMENT, document, source(results));
  }

  private static String source(EncoderResults results) {
    return """
    %s, %d cores, %s, %s; %s.
    `./jot bench --quick --html report.html` makes a report like [this](docs/bench.html) on your machine.\
    """
        .formatted(
            results.machine().cpu(),
            results.machine().cores(),
            results.machine().system(),
            results.date().substring(0, 10),
            String.join("; ", results.runtimes()));
  }
}
