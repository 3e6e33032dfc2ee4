package org.jotjson.bench.report;

import java.awt.Dimension;
import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.apache.batik.svggen.SVGGraphics2D;
import org.jfree.chart.JFreeChart;
import org.w3c.dom.Document;

/** Charts as SVG that takes its colours from style sheets and its width from its place. */
final class Svg {
  private static final String FONT = "system-ui, -apple-system, 'Segoe UI', sans-serif";

  private Svg() {}

  /** An element to stand in HTML whose style sheet has the colours. */
  static String inline(JFreeChart chart, Dimension size, String title) {
    String svg = drawn(chart, size);
    for (Ink ink : Ink.values()) {
      svg = svg.replace(ink.drawn(), ink.css());
    }
    String head =
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" role=\"img\" aria-label=\"%s\""
            .formatted(size.width, size.height, title.replace("\"", "&quot;"));
    String body = svg.substring(svg.indexOf("<svg"));
    return head
        + " class=\"chart\">"
        + body.substring(body.indexOf('>') + 1)
            .replace("'SansSerif'", FONT)
            .replace("sans-serif", FONT);
  }

  /** A file of its own, light or dark as its reader likes. */
  static String standalone(JFreeChart chart, Dimension size, String title) {
    String style = "<style>" + HtmlReport.colours().replace("body", "svg") + "</style>";
    String svg = inline(chart, size, title);
    int inside = svg.indexOf('>') + 1;
    return svg.substring(0, inside) + style + svg.substring(inside) + "\n";
  }

  private static String drawn(JFreeChart chart, Dimension size) {
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
