package org.jotjson.cli;

import java.util.Arrays;
import java.util.List;

/**
 * Where the command starts. Files to encode without options, the commonest call and the one that
 * programs make in loops, are encoded at once: reading the command line with {@link Commands} takes
 * several times as long as all the rest.
 */
public final class Main {
  private Main() {}

  /** Runs the command and exits. */
  public static void main(String[] arguments) {
    int code = run(Console.ofProcess(), arguments);
    if (code != 0)
      System.exit(code); // asks for a logger first, which takes as long as a small document
  }

  /** Runs the command; the exit code. */
  static int run(Console console, String... arguments) {
    if (!isPlainEncode(arguments))
      return Exit.code(console, () -> Commands.run(console, arguments));
    List<String> files = Arrays.asList(arguments).subList(1, arguments.length);
    return Exit.code(console, () -> EncodeRun.of(files).run(console));
  }

  private static boolean isPlainEncode(String[] arguments) {
    if (arguments.length == 0 || !arguments[0].equals("encode")) return false;
    for (String argument : arguments) {
      boolean file =
          !argument.startsWith("-") && !argument.startsWith("@"); // @ is for files of arguments
      if (!file && !argument.equals(Source.STANDARD_INPUT)) return false;
    }
    return true;
  }
}
