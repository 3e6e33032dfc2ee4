package org.jotjson.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Whether cost grows with the text, and nothing but the text. */
@Command(
    name = "growth",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    showDefaultValues = true,
    usageHelpAutoWidth = true,
    description =
        "Time per byte of a short and of a long document, and one of a gigabyte to a stream in a"
            + " heap of 64 MB.")
final class Growth implements Callable<Integer> {
  private static final String HEAP = "-Xmx64m";
  private static final int WARM_UP = 3000;
  private static final int ROUND = 1000;

  @Spec private CommandSpec spec;

  @Option(names = "--contenders", split = ",", paramLabel = "NAME", description = "those to time")
  private List<Contenders> contenders = List.of(Contenders.JOT);

  @Option(names = "--modes", split = ",", description = "${COMPLETION-CANDIDATES}")
  private List<Mode> modes = List.of(Mode.values());

  @Option(names = "--megabytes", split = ",", description = "lengths of the documents")
  private List<Integer> megabytes = List.of(1, 100);

  @Option(names = "--gigabyte", paramLabel = "BYTES", description = "length of the last document")
  private long gigabyte = 1_000_000_000;

  @Option(names = "--rounds", description = "of a second, for each document")
  private int rounds = 5;

  @Option(names = "--jdk", description = "for the children: 17, 25, or a home")
  private String jdk = "25";

  @Option(names = "--flags", description = "JVM flags for the children, in one argument")
  private String flags = "";

  @Option(names = "--cpu-time", description = "show processor time of the thread, not wall time")
  private boolean cpuTime;

  /** Raw figures: samples as in a race, and the last document's length and time. */
  record GrowthResults(
      String date,
      String command,
      Machine machine,
      String jvm,
      List<Sample> samples,
      GrowthLap.Stream stream) {}

  @Override
  public Integer call() throws IOException, InterruptedException {
    Child child = new Child(Jdk.home(jdk), Variant.of(flags, null));
    List<Sample> samples = new ArrayList<>();
    String jvm = "";
    for (Mode mode : modes) {
      GrowthLap.Plan plan =
          new GrowthLap.Plan(mode, contenders, Shape.ORDERS, bytes(), WARM_UP, rounds, ROUND, 0);
      GrowthLap.Outcome outcome =
          child.run(List.of("-Xms4g", "-Xmx4g"), GrowthLap.class, plan, GrowthLap.Outcome.class);
      jvm = outcome.jvm();
      samples.addAll(outcome.samples());
      System.out.println(table(mode, outcome.samples()));
    }
    GrowthLap.Plan last =
        new GrowthLap.Plan(Mode.STREAM, contenders, Shape.ORDERS, List.of(), 0, 0, 0, gigabyte);
    GrowthLap.Stream stream =
        child.run(List.of(HEAP), GrowthLap.class, last, GrowthLap.Outcome.class).stream();
    System.out.printf(
        "%,d bytes to a stream with %s: %.2f s%n", stream.bytes(), HEAP, stream.seconds());
    String command = ResultFiles.typed(spec.commandLine());
    Path file =
        ResultFiles.save(
            "growth",
            new GrowthResults(ResultFiles.now(), command, Machine.here(), jvm, samples, stream));
    System.out.println("Raw figures: " + file);
    return 0;
  }

  private List<Integer> bytes() {
    return megabytes.stream().map(length -> length * 1_000_000).toList();
  }

  private Markdown table(Mode mode, List<Sample> samples) {
    List<String> head = new ArrayList<>(List.of(mode + ", ns per byte"));
    megabytes.forEach(length -> head.add(length + " MB"));
    head.add("last ÷ first");
    Markdown table = new Markdown(head);
    Figures figures = new Figures(samples, cpuTime ? Clock.CPU : Clock.WALL, "");
    for (Contenders who : figures.contenders()) {
      List<Double> perByte = new ArrayList<>(); // null where it was not timed
      bytes().forEach(length -> perByte.add(perByte(figures, String.valueOf(length), who)));
      List<String> row = new ArrayList<>(List.of(who.toString()));
      perByte.forEach(nanos -> row.add(nanos == null ? "–" : Markdown.significant(nanos)));
      Double first = perByte.get(0);
      Double last = perByte.get(perByte.size() - 1);
      row.add(Markdown.ratio(first == null || last == null ? null : last / first));
      table.row(row);
    }
    return table;
  }

  /** Null if it was not timed. */
  private static Double perByte(Figures figures, String title, Contenders who) {
    Double nanos = figures.nanos(title, who);
    return nanos == null ? null : nanos / figures.size(title);
  }
}
