package org.jotjson.bench;

import java.io.IOException;
import java.nio.file.Path;
import picocli.CommandLine.Command;

/** The figures and pictures to publish. */
@Command(
    name = "publish",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    usageHelpAutoWidth = true,
    description =
        "Runs the encoder benchmark in full (half an hour), keeps its raw figures in bench/results"
            + " and its report as docs/bench.html, and renews the README's pictures. --quick is for"
            + " a rehearsal.")
final class Publish extends Encoders {
  @Override
  boolean wantsSizes() {
    return true;
  }

  @Override
  void finish(EncoderResults results, EncoderText text) throws IOException {
    Path raw = ResultFiles.save(Report.ENCODERS, results);
    text.print("Raw figures: " + raw);
    super.finish(results, text);
    new Report().call();
  }
}
