package org.jotjson.bench;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.format.ResultFormatFactory;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Unmatched;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** JMH on the JDK asked for, one fork of everything after the other. */
@Command(
    name = "jmh",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    showDefaultValues = true,
    usageHelpAutoWidth = true,
    description =
        "Runs JMH benchmarks (TreeBenchmark, StringBenchmark, LongBenchmark, DoubleBenchmark,"
            + " StringReaderBenchmark). All other arguments are JMH's: -l lists, -p length=4,8"
            + " selects.")
final class Jmh implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Option(names = "--jdk", description = "17, 25, or a home")
  private String jdk = "25";

  @Option(names = "--flags", description = "JVM flags, in one argument")
  private String flags = "";

  @Option(names = "--jot-classes", paramLabel = "PATH", description = "take Jot from here")
  private Path jotClasses;

  @Option(names = "--passes", description = "times that everything is run, in one JVM each")
  private int passes = 5;

  @Unmatched private List<String> arguments = new ArrayList<>();

  @Override
  public Integer call() throws CommandLineOptionException, RunnerException, IOException {
    CommandLineOptions jmh = new CommandLineOptions(arguments.toArray(String[]::new));
    if (jmh.shouldList()) {
      new Runner(jmh).list();
      return 0;
    }
    if (jotClasses != null) {
      // What JMH starts its forks with.
      String own = System.getProperty("java.class.path");
      System.setProperty("java.class.path", jotClasses.toAbsolutePath() + File.pathSeparator + own);
    }
    List<RunResult> results = new ArrayList<>();
    for (int pass = 0; pass < passes; pass++) {
      results.addAll(new Runner(options(jmh)).run());
    }
    System.out.printf("%n%s%n", new JmhTable(results).markdown());
    System.out.println("Raw figures: " + save(results));
    return 0;
  }

  private Options options(CommandLineOptions jmh) {
    return new OptionsBuilder()
        .parent(jmh)
        .jvm(Jdk.home(jdk).resolve("bin/java").toString())
        .jvmArgsPrepend(Variant.of(flags, null).flags().toArray(String[]::new))
        .forks(1)
        .addProfiler(GCProfiler.class)
        .build();
  }

  private Path save(List<RunResult> results) throws IOException {
    ByteArrayOutputStream json = new ByteArrayOutputStream();
    try (PrintStream out = new PrintStream(json, false, StandardCharsets.UTF_8)) {
      ResultFormatFactory.getInstance(ResultFormatType.JSON, out).writeOut(results);
    }
    List<Map<String, Object>> figures =
        new JsonMapper().readValue(json.toByteArray(), new TypeReference<>() {});
    figures.forEach(Jmh::forgetPaths);
    String command = ResultFiles.typed(spec.commandLine());
    return ResultFiles.save(
        "jmh-" + classes(results),
        new JmhResults(ResultFiles.now(), command, Machine.here(), figures));
  }

  /** Where things lie on this machine is nobody's business. */
  private static void forgetPaths(Map<String, Object> figures) {
    figures.remove("jvm");
    ((List<?>) figures.get("jvmArgs")).removeIf(flag -> flag.toString().startsWith("-Djot."));
  }

  private static String classes(List<RunResult> results) {
    return results.stream()
        .map(result -> result.getParams().getBenchmark().split("\\."))
        .map(path -> path[path.length - 2])
        .distinct()
        .collect(Collectors.joining("-"));
  }

  /**
   * Raw figures of JMH.
   *
   * @param figures in JMH's own format; one entry for each pass
   */
  record JmhResults(String date, String command, Machine machine, List<?> figures) {}
}
