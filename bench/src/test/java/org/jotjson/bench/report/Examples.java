package org.jotjson.bench.report;

import java.util.ArrayList;
import java.util.List;
import org.jotjson.bench.EncoderResults;
import org.jotjson.bench.Machine;
import org.jotjson.bench.Measured;

/** Figures as they could be. */
final class Examples {
  static final List<String> DOCUMENTS = List.of("small hash", "twitter");

  private static final List<String> CONTENDERS =
      List.of("jot", "jot-swar", "jackson", "jruby-json", "ruby-oj");

  static final EncoderResults RESULTS = results(CONTENDERS);

  private Examples() {}

  static String html() {
    return new HtmlReport(RESULTS, "{}", "raw.json").html();
  }

  static String htmlWithout(String contender) {
    List<String> others = CONTENDERS.stream().filter(who -> !who.equals(contender)).toList();
    return new HtmlReport(results(others), "{}", null).html();
  }

  private static EncoderResults results(List<String> contenders) {
    List<Measured> measured = new ArrayList<>();
    for (String document : DOCUMENTS) {
      for (int i = 0; i < contenders.size(); i++) {
        String who = contenders.get(i);
        boolean refused = who.equals("ruby-oj") && document.equals("twitter");
        measured.add(measured(document, who, 500 * (who.equals("jackson") ? 2 : i + 1), refused));
      }
    }
    List<Measured> strings = new ArrayList<>();
    List<Measured> growth = new ArrayList<>();
    for (int size = 1; size <= 4; size++) {
      strings.add(measured("" + (size * 1000), "jot-swar", 1000.0 / size, false));
      growth.add(measured("" + size * 25_000_000, "jot", 1000, false));
    }
    return new EncoderResults(
        "2026-01-01 00:00 +00:00",
        "jot bench",
        new Machine("a <CPU>", 2, "an OS"),
        List.of("a JVM", "a Ruby"),
        EncoderResults.Rounds.QUICK,
        List.of("ohai: not here"),
        measured,
        strings,
        growth);
  }

  private static Measured measured(String document, String who, double nanos, boolean refused) {
    return refused
        ? new Measured(document, who, 0, List.of(), "byte 3: 1.0, not 1")
        : new Measured(document, who, 1000, List.of(nanos * 0.95, nanos, nanos * 1.05), null);
  }
}
