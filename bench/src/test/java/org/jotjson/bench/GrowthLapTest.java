package org.jotjson.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GrowthLapTest {
  @TempDir private Path folder;

  @Test
  void whoRefusesASizeIsNotTimedAndTheOthersAre() throws Exception {
    Path file = folder.resolve("outcome.json");
    List<Contenders> contenders = List.of(Contenders.JSONITER_SCALA, Contenders.JOT);
    GrowthLap.Plan plan =
        new GrowthLap.Plan(
            Mode.BYTES, contenders, Shape.ORDERS, List.of(1_000, 10_000), 1, 2, 1, 0);
    GrowthLap.main(new String[] {ResultFiles.json(plan), file.toString()});
    List<Sample> samples = ResultFiles.read(file, GrowthLap.Outcome.class).samples();
    assertThat(samples)
        .extracting(Sample::contender, Sample::document, sample -> sample.wall().size())
        .containsExactly(
            tuple(Contenders.JSONITER_SCALA, "1000", 0),
            tuple(Contenders.JSONITER_SCALA, "10000", 0),
            tuple(Contenders.JOT, "1000", 2),
            tuple(Contenders.JOT, "10000", 2));
    assertThat(samples.get(0).refusal()).startsWith("refuses: ");
  }
}
