package org.jotjson.bench;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** The command that compares: starts child JVMs in turn, takes medians, prints the tables. */
@Command(
    name = "bench/run",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    showDefaultValues = true,
    usageHelpAutoWidth = true,
    description =
        "Times Jot and its rivals on the same trees, interleaved, in child JVMs. Ratios are the"
            + " time of the document's best rival over that of Jot.")
public final class Race implements Callable<Integer> {
  private static final JsonMapper JSON = JsonMapper.builder().build();

  @Option(names = "--documents", split = ",", paramLabel = "NAME", description = "those to write")
  private List<Documents> documents = List.of(Documents.values());

  @Option(names = "--contenders", split = ",", paramLabel = "NAME", description = "those to time")
  private List<Contenders> contenders = List.of(Contenders.values());

  @Option(names = "--mode", description = "${COMPLETION-CANDIDATES}")
  private Mode mode = Mode.BYTES;

  private enum Profile {
    CLEAN,
    POLLUTED
  }

  @Option(
      names = "--profile",
      description = "one document a JVM, or all of them written first: ${COMPLETION-CANDIDATES}")
  private Profile profile = Profile.CLEAN;

  @Option(names = "--isolated", description = "one contender a JVM, in turn")
  private boolean isolated;

  @Option(names = "--forks", description = "JVMs for each document")
  private int forks = 1;

  @Option(names = "--warm-up", paramLabel = "SECONDS", description = "for each contender in a JVM")
  private double warmUp = 3;

  @Option(names = "--rounds", description = "measured in each JVM")
  private int rounds = 10;

  @Option(names = "--round-millis", paramLabel = "MS", description = "length of a round")
  private int roundMillis = 100;

  @Option(names = "--cpu-time", description = "processor time of the thread, not the wall clock")
  private boolean cpuTime;

  @Option(names = "--jdk", description = "for the children: 17, 25, or a home")
  private String jdk = "25";

  @Option(names = "--flags", description = "JVM flags for the children, in one argument")
  private String flags = "";

  @Option(
      names = "--jot-classes",
      paramLabel = "PATH",
      description = "take Jot from this directory or jar")
  private Path jotClasses;

  @Option(names = "--json", paramLabel = "FILE", description = "where the raw figures go")
  private Path json;

  public static void main(String[] args) {
    System.exit(
        new CommandLine(new Race())
            .setCaseInsensitiveEnumValuesAllowed(true)
            .registerConverter(Documents.class, new Name<>(Documents.class))
            .registerConverter(Contenders.class, new Name<>(Contenders.class))
            .execute(args));
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    List<Lap.Plan> plans = plans();
    List<Sample> samples = new ArrayList<>();
    for (int i = 0; i < plans.size(); i++) {
      Lap.Plan plan = plans.get(i);
      System.err.printf(
          "%d/%d fork %d: %s %s%n",
          i + 1, plans.size(), plan.fork(), plan.documents(), plan.contenders());
      samples.addAll(run(plan));
    }
    System.out.print(new RaceTable(samples, cpuTime ? Clock.CPU : Clock.WALL).markdown());
    if (json != null) {
      JSON.writeValue(json, samples);
    }
    return 0;
  }

  private List<Lap.Plan> plans() {
    List<Documents> present = Documents.present(documents);
    boolean polluted = profile == Profile.POLLUTED;
    List<List<Documents>> meetings =
        polluted ? List.of(present) : present.stream().map(List::of).toList();
    List<List<Contenders>> heats =
        isolated ? contenders.stream().map(List::of).toList() : List.of(contenders);
    int warmUps = (int) Math.ceil(warmUp * 1000 / roundMillis);
    List<Lap.Plan> plans = new ArrayList<>();
    for (int fork = 1; fork <= forks; fork++) {
      for (List<Documents> meeting : meetings) {
        for (List<Contenders> heat : heats) {
          plans.add(
              new Lap.Plan(meeting, heat, mode, polluted, fork, warmUps, rounds, roundMillis));
        }
      }
    }
    return plans;
  }

  private List<Sample> run(Lap.Plan plan) throws IOException, InterruptedException {
    Path samples = Files.createTempFile("jot-race", ".json");
    try {
      List<String> command = new ArrayList<>();
      command.add(Jdk.home(jdk).resolve("bin/java").toString());
      command.addAll(List.of("-Xms2g", "-Xmx2g"));
      Stream.of(flags.split(" ")).filter(flag -> !flag.isEmpty()).forEach(command::add);
      command.addAll(List.of("-Djot.corpus=" + Corpus.directory(), "-cp"));
      command.add(
          (jotClasses == null ? "" : jotClasses + File.pathSeparator)
              + System.getProperty("java.class.path"));
      command.addAll(List.of(Lap.class.getName(), JSON.writeValueAsString(plan)));
      command.add(samples.toString());
      int exit =
          new ProcessBuilder(command)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .redirectError(ProcessBuilder.Redirect.INHERIT)
              .start()
              .waitFor();
      if (exit != 0) {
        throw new IOException("the child JVM ended with " + exit);
      }
      return JSON.readValue(samples, new TypeReference<List<Sample>>() {});
    } finally {
      Files.delete(samples);
    }
  }
}
