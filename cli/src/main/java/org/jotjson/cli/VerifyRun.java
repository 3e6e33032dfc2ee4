package org.jotjson.cli;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Encodes documents with several encoders and tells where they differ. */
final class VerifyRun implements AutoCloseable {
  private static final String YES = "✓";
  private static final String NO = "✗";
  private static final int SHA_1 = 40;

  private final Console console;
  private final List<ScannerProcess> scanners;
  private final List<Outsider> outsiders;
  private final boolean golden;
  private final List<String> mismatches = new ArrayList<>();
  private boolean floats;

  VerifyRun(Console console, boolean golden) throws IOException {
    this.console = console;
    this.golden = golden;
    this.scanners = ScannerProcess.all();
    this.outsiders = golden ? List.of() : outsiders();
  }

  private static List<Outsider> outsiders() throws IOException {
    List<Outsider> found = new ArrayList<>(List.of(new Jackson()));
    found.addAll(Ruby.all());
    return found;
  }

  /** Verifies all; the exit code. */
  int run(List<Check> checks) throws IOException {
    Table table = table(checks);
    table.row(head());
    for (Check check : checks) table.row(row(check));
    tell(checks.size());
    return mismatches.isEmpty() ? 0 : Exit.FAILURE;
  }

  private List<String> row(Check check) throws IOException {
    List<String> row = new ArrayList<>(List.of(name(check)));
    if (golden) row.add(check.job().options().toString());
    try {
      byte[] json = json(check);
      String wanted = golden ? check.golden().sha1() : Sha.ofLine(json);
      row.add(wanted);
      row.addAll(askScanners(check, wanted));
      for (Outsider outsider : outsiders) row.add(ask(outsider, check, json, wanted));
    } catch (Problem e) {
      mismatches.add(e.getMessage());
      row.add(NO);
    }
    return row;
  }

  private static byte[] json(Check check) {
    Source source = Source.file(check.job().file());
    if (check.golden() != null && !Sha.sha256(source.bytes()).equals(check.golden().sha256())) {
      throw new Problem(source.name() + ": not the document that the golden file speaks of");
    }
    return check.job().options().generator().generateBytes(Trees.read(source));
  }

  private List<String> askScanners(Check check, String wanted) throws IOException {
    for (ScannerProcess scanner : scanners) scanner.send(check.job());
    List<String> cells = new ArrayList<>();
    for (ScannerProcess scanner : scanners) {
      String[] digests = scanner.receive();
      String cell = YES;
      for (Route route : Route.values()) {
        String digest = digests[route.ordinal()];
        if (digest.equals(wanted)) continue;
        cell = NO;
        mismatches.add(
            "%s: jot (%s, %s): %s".formatted(name(check), scanner.name(), route, digest));
      }
      cells.add(cell);
    }
    return cells;
  }

  private String ask(Outsider outsider, Check check, byte[] json, String wanted)
      throws IOException {
    byte[] other = outsider.encode(check.job().file(), json);
    if (other == null) return "refused";
    String digest = Sha.ofLine(other);
    if (digest.equals(wanted)) return YES;
    Difference difference = Difference.between(json, other);
    if (difference.isLayoutOfFloats()) {
      floats = true;
      return "≈" + difference.floats();
    }
    mismatches.add("%s: %s: %s".formatted(name(check), outsider.name(), digest));
    return NO;
  }

  private static String name(Check check) {
    return check.job().file().getFileName().toString();
  }

  private List<String> head() {
    List<String> head = new ArrayList<>(List.of("document"));
    if (golden) head.add("options");
    head.add("SHA-1 of text and newline");
    for (ScannerProcess scanner : scanners) head.add(scanner.name());
    for (Outsider outsider : outsiders) head.add(outsider.name());
    return head;
  }

  private Table table(List<Check> checks) {
    List<Integer> widths = new ArrayList<>();
    widths.add(checks.stream().mapToInt(check -> name(check).length()).max().orElse(0));
    if (golden) widths.add(OptionSet.SCRIPT_SAFE.toString().length());
    widths.add(SHA_1);
    for (String name : head().subList(widths.size(), head().size())) widths.add(name.length());
    return new Table(console, widths);
  }

  private void tell(int count) {
    console.print("");
    String routes = "Jot: each scanner by string, bytes, stream and writer.";
    for (Outsider outsider : outsiders)
      routes += " " + outsider.name() + ": " + outsider.description() + ".";
    console.print(routes);
    if (floats) console.print("≈n: n floats are written differently, and read back equal.");
    for (String mismatch : mismatches) console.print(NO + " " + mismatch);
    String result = mismatches.isEmpty() ? "all agree" : mismatches.size() + " mismatches";
    console.print(count + (golden ? " texts wanted: " : " documents: ") + result);
  }

  @Override
  public void close() {
    scanners.forEach(ScannerProcess::close);
    outsiders.forEach(Outsider::close);
  }
}
