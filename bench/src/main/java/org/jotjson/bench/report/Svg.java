package org.jotjson.bench.report;

import java.awt.Dimension;
import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.apache.batik.svggen.SVGGraphics2D;
import org.jfree.chart.JFreeChart;
import org.w3c.dom.Document;

/** Charts as SVG that takes its colours from style sheets and its width from its place. */
public final class Svg {
  private static final String FONT = "font-family:system-ui, -apple-system, 'Segoe UI', sans-serif";

  /** What all parts of a drawing start from. */
  private static final Pattern STYLE = Pattern.compile("\\sstyle=\"[^\"]*\"");

  private Svg() {}

  /** An element to stand in HTML whose style sheet has the colours. */
  static String inline(JFreeChart chart, Dimension size, String title) {
    // Pictures in one page must not share the names of their parts.
    String own = "p" + Integer.toHexString(title.hashCode()) + "-";
    String svg = drawn(chart, size).replaceAll("(\\sid=\"|url\\(#)", "$1" + own);
    for (Ink ink : Ink.values()) {
      svg = svg.replace(ink.drawn(), ink.css());
    }
    String body = svg.substring(svg.indexOf("<svg"));
    int inside = body.indexOf('>') + 1;
    String head =
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" role=\"img\" aria-label=\"%s\""
            .formatted(size.width, size.height, title.replace("\"", "&quot;"));
    Matcher style = STYLE.matcher(body.substring(0, inside));
    head += " class=\"chart\"" + (style.find() ? style.group() : "");
    return (head + ">" + body.substring(inside)).replaceAll("font-family:[^;\"]*", FONT);
  }

  /** A file of its own, light or dark as its reader likes. */
  static String standalone(JFreeChart chart, Dimension size, String title) {
    String style = "<style>" + HtmlReport.colours().replace("body", "svg") + "</style>";
    String svg = inline(chart, size, title);
    int inside = svg.indexOf('>') + 1;
    return svg.substring(0, inside) + style + svg.substring(inside) + "\n";
  }

  /** The chart as it is, in its own colours. */
  public static String drawn(JFreeChart chart, Dimension size) {
    SVGGraphics2D graphics = new SVGGraphics2D(document());
    graphics.setSVGCanvasSize(size);
    chart.draw(graphics, new Rectangle2D.Double(0, 0, size.width, size.height));
    StringWriter out = new StringWriter();
    try {
      graphics.stream(out, true);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toString();
  }

  private static Document document() {
    try {
      return DocumentBuilderFactory.newInstance()
          .newDocumentBuilder()
          .getDOMImplementation()
          .createDocument("http://www.w3.org/2000/svg", "svg", null);
    } catch (ParserConfigurationException e) {
      throw new IllegalStateException(e);
    }
  }
}
