package org.jotjson.bench.report;

import com.github.mustachejava.DefaultMustacheFactory;
import com.github.mustachejava.Mustache;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jotjson.bench.EncoderResults;
import org.jotjson.bench.Measured;

/** A run as one HTML file that needs nothing else: no network, no script. */
public final class HtmlReport {
  private final EncoderResults results;
  private final String raw;
  private final String rawFile;

  /**
   * Of a run.
   *
   * @param raw the figures as JSON, which the report carries in itself
   * @param rawFile the name of the file beside the report that has them too, or null
   */
  public HtmlReport(EncoderResults results, String raw, String rawFile) {
    this.results = results;
    this.raw = raw;
    this.rawFile = rawFile;
  }

  /** The colours of light and dark, as style sheets have them. */
  static String colours() {
    return resource("colours.css");
  }

  public String html() {
    Mustache template =
        new DefaultMustacheFactory()
            .compile(new StringReader(resource("report.mustache")), "report");
    StringWriter out = new StringWriter();
    template.execute(out, model());
    return out.toString();
  }

  private Map<String, Object> model() {
    Pictures pictures = new Pictures(results);
    boolean compared = results.contenders().contains(Pictures.FIRST);
    Map<String, Object> model = new HashMap<>();
    model.put("style", colours() + resource("report.css"));
    model.put("results", results);
    model.put(
        "documents", results.documents().stream().map(name -> document(name, pictures)).toList());
    List<Measured> refused =
        results.measured().stream().filter(one -> one.difference() != null).toList();
    model.put("refused", refused);
    model.put("anyRefused", !refused.isEmpty());
    model.put("heat", compared ? new HeatTable(results) : null);
    model.put("means", compared ? pictures.means() : null);
    List<Map<String, String>> headline = compared ? headline() : List.of();
    model.put("headline", headline);
    model.put("headlined", !headline.isEmpty());
    model.put("strings", results.strings().isEmpty() ? null : pictures.strings());
    model.put("growth", results.growth().isEmpty() ? null : pictures.growth());
    byte[] bytes = raw.getBytes(StandardCharsets.UTF_8);
    model.put("raw", "data:application/json;base64," + Base64.getEncoder().encodeToString(bytes));
    model.put("rawFile", rawFile);
    return model;
  }

  /** The fastest other library in Java, and Ruby's own, against Jot. */
  private List<Map<String, String>> headline() {
    return results.contenders().stream()
        .filter(who -> Ink.of(who) == Ink.JAVA || Ink.of(who) == Ink.RUBY)
        .map(who -> Map.of("who", who, "times", times(who)))
        .toList();
  }

  private String times(String who) {
    return "%.1f×".formatted(1 / results.meanRatio(who, Pictures.FIRST));
  }

  private Map<String, Object> document(String name, Pictures pictures) {
    List<Measured> timed =
        results.of(name).stream().filter(one -> one.difference() == null).toList();
    Map<String, Object> model = new HashMap<>();
    model.put("name", name);
    model.put("bytes", timed.isEmpty() ? "" : "%,d bytes".formatted(timed.get(0).bytes()));
    model.put("chart", timed.isEmpty() ? null : pictures.document(name));
    return model;
  }

  private static String resource(String name) {
    try (InputStream in = HtmlReport.class.getResourceAsStream(name)) {
      return new String(Objects.requireNonNull(in, name).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
