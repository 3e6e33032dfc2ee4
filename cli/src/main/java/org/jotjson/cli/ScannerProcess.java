package org.jotjson.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.lang.module.ModuleFinder;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A {@link VerifyWorker} under one scanner, and the dialogue with it. */
final class ScannerProcess implements AutoCloseable {
  private static final String SCANNER = "-Dorg.jotjson.scanner=";
  private static final String VECTORS = "jdk.incubator.vector";

  private final Process process;
  private final BufferedWriter jobs;
  private final BufferedReader digests;
  private final String name;

  private ScannerProcess(String suffix, String... options) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-Xlog:disable", "-Xlog:all=error:stderr"));
    command.addAll(List.of(options));
    command.addAll(
        List.of("-cp", System.getProperty("java.class.path"), VerifyWorker.class.getName()));
    this.process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    this.jobs = process.outputWriter(UTF_8);
    this.digests = process.inputReader(UTF_8);
    String scanner = digests.readLine();
    if (scanner == null) throw new IOException("a JVM does not start: " + command);
    this.name = scanner + suffix;
  }

  /** A process for each scanner that this JDK has, and one that reads strings in place. */
  static List<ScannerProcess> all() throws IOException {
    List<ScannerProcess> all = new ArrayList<>();
    all.add(new ScannerProcess("", SCANNER + "scalar"));
    all.add(new ScannerProcess("", SCANNER + "swar"));
    if (ModuleFinder.ofSystem().find(VECTORS).isPresent()) {
      boolean chosen =
          Runtime.version().feature() >= 21; // before, Jot would not choose vectors by itself
      all.add(
          new ScannerProcess("", SCANNER + (chosen ? "auto" : "256"), "--add-modules", VECTORS));
    }
    all.add(
        new ScannerProcess(
            "+open", SCANNER + "swar", "--add-opens", "java.base/java.lang=ALL-UNNAMED"));
    return all;
  }

  String name() {
    return name;
  }

  void send(Job job) throws IOException {
    jobs.write(job.toString());
    jobs.newLine();
    jobs.flush();
  }

  /** The digests of the next of the jobs sent, by {@link Route}. */
  String[] receive() throws IOException {
    String line = digests.readLine();
    if (line == null) throw new IOException("the JVM with scanner " + name + " has ended");
    return line.split(" ");
  }

  @Override
  public void close() {
    process.destroy();
  }
}
