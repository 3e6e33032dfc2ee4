package org.jotjson.cli;

import java.io.File;
import java.io.IOException;
import picocli.codegen.docgen.manpage.ManPageGenerator;

/** Describes the commands in AsciiDoc, of which asciidoctor makes manual pages. */
public final class ManPages {
  private ManPages() {}

  /** Argument: the folder to write to. */
  public static void main(String[] arguments) throws IOException {
    int code =
        ManPageGenerator.generateManPage(
            new File(arguments[0]),
            null,
            new boolean[0],
            false,
            Commands.of(Console.ofProcess()).getCommandSpec());
    if (code != 0) throw new IOException("no manual pages: " + code);
  }
}
