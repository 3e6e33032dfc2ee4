package org.jotjson.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import org.jotjson.Generator;
import org.jotjson.internal.text.RunScanners;

/**
 * Encodes documents by every {@link Route}, in a JVM of its own, because a JVM chooses its scanner
 * once.
 *
 * <p>Reads a {@link Job} a line. Writes the scanner's name, then for each job its digests by route,
 * separated by spaces, or nothing if the document cannot be read.
 */
final class VerifyWorker {
  private VerifyWorker() {}

  /** Works until the input ends. */
  public static void main(String[] arguments) throws IOException {
    PrintStream out = new PrintStream(new FileOutputStream(FileDescriptor.out), true, UTF_8);
    BufferedReader jobs = new BufferedReader(new InputStreamReader(System.in, UTF_8));
    out.println(RunScanners.name());
    for (String line; (line = jobs.readLine()) != null; ) out.println(digests(Job.parse(line)));
  }

  private static String digests(Job job) {
    Object tree;
    try {
      tree = Trees.read(Source.file(job.file()));
    } catch (Problem e) {
      return "";
    }
    Generator generator = job.options().generator();
    StringBuilder digests = new StringBuilder();
    for (Route route : Route.values()) {
      digests.append(Sha.ofLine(route.encode(tree, generator))).append(' ');
    }
    return digests.toString();
  }
}
