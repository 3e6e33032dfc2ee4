package org.jotjson.bench;

import java.io.PrintStream;
import java.util.List;
import java.util.Locale;

/** What the encoder benchmark prints, in the manner of benchmark-ips. */
final class EncoderText {
  private static final String ERASE = "\r\033[K";

  private final PrintStream out;
  private final PrintStream terminal;
  private final int total;
  private int done;

  /**
   * For so many documents.
   *
   * @param terminal where somebody watches, or null
   */
  EncoderText(PrintStream out, PrintStream terminal, int total) {
    this.out = out;
    this.terminal = terminal;
    this.total = total;
  }

  /** Shows what goes on. */
  void status(String what) {
    if (terminal != null) {
      String line = "[%d/%d] %s".formatted(done, total, what);
      terminal.print(ERASE + (line.length() < 79 ? line : line.substring(0, 78) + "…"));
      terminal.flush();
    }
  }

  void print(String line) {
    if (terminal != null) {
      terminal.print(ERASE);
      terminal.flush();
    }
    out.println(line);
    out.flush();
  }

  void heading(Documents document, long bytes, EncoderResults.Rounds rounds) {
    done++;
    print("== Encoding " + document + " (" + bytes + " bytes)");
    print(rounds.toString());
  }

  void line(Measured one) {
    print(
        one.difference() != null
            ? String.format(
                "%20s does not match the wanted text, skipped: %s",
                one.contender(), one.difference())
            : String.format(
                Locale.ROOT,
                "%20s %s %9.1f MB/s",
                one.contender(),
                one.speed().text(),
                one.megabytes()));
  }

  /** Compares with the first that was timed. */
  void comparison(List<Measured> all) {
    List<Measured> timed = all.stream().filter(one -> one.difference() == null).toList();
    if (timed.size() > 1) {
      Speed first = timed.get(0).speed();
      print("\nComparison:");
      for (Measured one : timed) {
        String against = one == timed.get(0) ? "" : " - " + against(one.speed(), first);
        print(
            String.format(
                Locale.ROOT,
                "%20s: %12.1f i/s%s",
                one.contender(),
                one.speed().perSecond(),
                against));
      }
    }
    print("");
  }

  private static String against(Speed speed, Speed first) {
    return speed.isSameIsh(first)
        ? "same-ish: difference falls within error"
        : speed.against(first);
  }
}
