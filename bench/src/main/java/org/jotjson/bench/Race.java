package org.jotjson.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

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
  @Spec private CommandSpec spec;

  @Mixin private Timing timing;

  @Option(names = "--mode", description = "${COMPLETION-CANDIDATES}")
  private Mode mode = Mode.BYTES;

  @Option(
      names = "--profile",
      description = "one document a JVM, or all of them written first: ${COMPLETION-CANDIDATES}")
  private Profile profile = Profile.CLEAN;

  @Option(names = "--isolated", description = "one contender a JVM, in turn")
  private boolean isolated;

  @Option(names = "--jdk", description = "for the children: 17, 25, or a home")
  private String jdk = "25";

  @Option(names = "--flags", description = "JVM flags for the children, in one argument")
  private String flags = "";

  @Option(
      names = "--jot-classes",
      paramLabel = "PATH",
      description = "take Jot from this directory or jar")
  private Path jotClasses;

  @Option(
      names = "--variant",
      paramLabel = "LABEL=FLAGS",
      description =
          "instead of the two before: several kinds of JVM in turn, and a table of the contenders"
              + " in each; --jot-classes=PATH may be among the flags")
  private List<String> variants = List.of();

  @Option(names = "--json", paramLabel = "FILE", description = "where the raw figures go")
  private Path json;

  public static void main(String[] args) {
    System.exit(
        new CommandLine(new Race())
            .addSubcommand(new Quick())
            .addSubcommand(new Full())
            .addSubcommand(new Small())
            .addSubcommand(new Growth())
            .addSubcommand(new Jmh())
            .addSubcommand(new Report())
            .addSubcommand(new Encoders())
            .addSubcommand(new Compare())
            .addSubcommand(new Publish())
            .setCaseInsensitiveEnumValuesAllowed(true)
            .registerConverter(Documents.class, new Name<>(Documents.class))
            .registerConverter(Contenders.class, new Name<>(Contenders.class))
            .registerConverter(Setting.class, new Name<>(Setting.class))
            .setParameterExceptionHandler(Race::badUsage)
            .execute(args));
  }

  private static int badUsage(ParameterException e, String[] args) {
    CommandLine command = e.getCommandLine();
    String name = command.getCommandSpec().qualifiedName();
    command.getErr().println(name + ": " + e.getMessage());
    command.getErr().println("Try '" + name + " --help'.");
    return command.getCommandSpec().exitCodeOnInvalidInput();
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    List<Variant> all =
        variants.isEmpty()
            ? List.of(Variant.of(flags, jotClasses))
            : variants.stream().map(Variant::parse).toList();
    Measurement measurement = timing.measurement(mode, profile, isolated, jdk, all);
    Results results = measurement.run("race", spec.commandLine());
    System.out.print(
        variants.isEmpty()
            ? new RaceTable(new Figures(results.samples(), timing.clock(), "")).markdown()
            : new VariantTable(results, timing.clock()).markdown());
    if (json != null) {
      ResultFiles.write(json, results);
    }
    return 0;
  }
}
