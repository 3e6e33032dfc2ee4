package org.jotjson.bench;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Races under several settings; the raw figures of each go into a file of the results. */
abstract class Series implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Mixin final Timing timing = new Timing();

  @Option(
      names = "--settings",
      split = ",",
      description = "those to run, of ${COMPLETION-CANDIDATES}")
  private List<Setting> settings;

  Series(List<Setting> settings) {
    this.settings = settings;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    for (Setting setting : settings) {
      String name = setting.file();
      Results results = setting.measurement(timing).run(name, spec.commandLine());
      System.out.printf(
          "%n### %s (%s, %s)%n%n", setting.title(), results.jvm(), results.scanners());
      System.out.print(
          new RaceTable(new Figures(results.samples(), timing.clock(), "")).markdown());
      System.out.println("Raw figures: " + ResultFiles.save(spec.name() + "-" + name, results));
    }
    return 0;
  }
}
