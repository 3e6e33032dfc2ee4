package org.jotjson.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.PrintWriter;
import java.io.StringWriter;
import picocli.AutoComplete.GenerateCompletion;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.IFactory;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;

/** The command line: what commands there are, their help, and what is said of bad usage. */
@Command(
    name = "jot",
    description = "Turns data into JSON text.",
    subcommands = {
      Encode.class,
      Verify.class,
      Bench.class,
      Compare.class,
      CorpusFetch.class,
      GenerateCompletion.class
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    synopsisSubcommandLabel = "COMMAND",
    footer = {"", "'jot COMMAND --help' describes a command, with examples."})
final class Commands implements Runnable {
  @Spec private CommandSpec spec;

  /** Reads the arguments and runs the command they name; the exit code. */
  static int run(Console console, String... arguments) {
    StringWriter out = new StringWriter(); // picocli's own writing would not know a closed pipe
    PrintWriter err = console.errorWriter();
    Ansi ansi = console.terminal() && System.getenv("NO_COLOR") == null ? Ansi.ON : Ansi.OFF;
    CommandLine command = of(console).setOut(new PrintWriter(out)).setErr(err);
    command.setColorScheme(CommandLine.Help.defaultColorScheme(ansi));
    command.setParameterExceptionHandler((e, args) -> badUsage(e));
    command.setExecutionExceptionHandler(
        (e, failed, parsed) -> Exit.code(console, () -> rethrow(e)));
    int code = command.execute(arguments);
    console.out().write(out.toString().getBytes(UTF_8));
    console.out().flush();
    return code;
  }

  /** The commands, for those who describe them. */
  static CommandLine of(Console console) {
    CommandLine commands = new CommandLine(new Commands(), factory(console));
    CommandLine completion = commands.getSubcommands().get("generate-completion");
    completion
        .getCommandSpec()
        .usageMessage()
        .hidden(true); // its name is long, and its use is rare
    return commands;
  }

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "which command?");
  }

  private static int rethrow(Exception e) {
    if (e instanceof RuntimeException unchecked) throw unchecked;
    throw new IllegalStateException(e);
  }

  private static int badUsage(ParameterException e) {
    CommandLine command = e.getCommandLine();
    String name = command.getCommandSpec().qualifiedName();
    PrintWriter err = command.getErr();
    err.println(name + ": " + e.getMessage());
    UnmatchedArgumentException.printSuggestions(e, err);
    err.println("Try '" + name + " --help'.");
    return Exit.BAD_USAGE;
  }

  /** Hands the console to the commands that ask for one. */
  private static IFactory factory(Console console) {
    return new IFactory() {
      @Override
      public <T> T create(Class<T> type) throws Exception {
        if (type == Encode.class) return type.cast(new Encode(console));
        if (type == Verify.class) return type.cast(new Verify(console));
        if (type == CorpusFetch.class) return type.cast(new CorpusFetch(console));
        return CommandLine.defaultFactory().create(type);
      }
    };
  }
}
