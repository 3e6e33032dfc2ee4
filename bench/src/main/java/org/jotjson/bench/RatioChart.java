package org.jotjson.bench;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Font;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.DecimalFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jfree.chart.ChartFactory;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.StandardChartTheme;
import org.jfree.chart.axis.AxisLocation;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.labels.ItemLabelAnchor;
import org.jfree.chart.labels.ItemLabelPosition;
import org.jfree.chart.labels.StandardCategoryItemLabelGenerator;
import org.jfree.chart.plot.CategoryPlot;
import org.jfree.chart.plot.PlotOrientation;
import org.jfree.chart.plot.ValueMarker;
import org.jfree.chart.renderer.category.BarRenderer;
import org.jfree.chart.renderer.category.StandardBarPainter;
import org.jfree.chart.ui.TextAnchor;
import org.jfree.data.category.DefaultCategoryDataset;
import org.jotjson.bench.report.Svg;

/** Bars of the ratios, with and without JVM flags, as SVG. */
final class RatioChart {
  private static final List<Setting> SHOWN = List.of(Setting.BYTES, Setting.FLAGS);
  private static final Map<Setting, Color> COLOURS =
      Map.of(Setting.BYTES, new Color(0x1F4E79), Setting.FLAGS, new Color(0x7FB2E5));
  private static final int WIDTH = 860;
  private static final int HEIGHT_OF_BAR = 15;
  private static final int HEIGHT_OF_REST = 90;

  private final DefaultCategoryDataset ratios = new DefaultCategoryDataset();
  private final List<Setting> shown;

  RatioChart(Map<Setting, Results> results) {
    shown = SHOWN.stream().filter(results::containsKey).toList();
    for (Setting setting : shown) {
      Figures figures = new Figures(results.get(setting).samples(), Clock.WALL, "");
      List<Double> all = new ArrayList<>();
      for (String document : figures.documents()) {
        Double ratio = figures.ratio(document, Contenders.JOT);
        if (ratio != null) {
          ratios.addValue(ratio, setting.title(), document);
          all.add(ratio);
        }
      }
      ratios.addValue(Figures.geometricMean(all), setting.title(), "geometric mean");
    }
  }

  void write(Path file) throws IOException {
    int bars = ratios.getColumnCount() * (shown.size() + 1);
    Dimension size = new Dimension(WIDTH, bars * HEIGHT_OF_BAR + HEIGHT_OF_REST);
    Files.writeString(file, Svg.drawn(chart(), size));
  }

  private JFreeChart chart() {
    JFreeChart chart =
        ChartFactory.createBarChart(
            null,
            null,
            "time of the fastest other generator ÷ time of Jot",
            ratios,
            PlotOrientation.HORIZONTAL,
            true,
            false,
            false);
    theme().apply(chart);
    CategoryPlot plot = chart.getCategoryPlot();
    plot.setRangeGridlinePaint(Color.LIGHT_GRAY);
    plot.setOutlineVisible(false);
    plot.addRangeMarker(new ValueMarker(1, Color.BLACK, new BasicStroke(1.5f)));
    plot.setRangeAxisLocation(AxisLocation.BOTTOM_OR_LEFT);
    NumberAxis axis = (NumberAxis) plot.getRangeAxis();
    axis.setLowerBound(0);
    axis.setUpperMargin(0.08);
    plot.setRenderer(renderer());
    return chart;
  }

  private BarRenderer renderer() {
    BarRenderer renderer = new BarRenderer();
    renderer.setBarPainter(new StandardBarPainter());
    renderer.setShadowVisible(false);
    renderer.setItemMargin(0);
    renderer.setDefaultItemLabelGenerator(
        new StandardCategoryItemLabelGenerator("{2}", new DecimalFormat("0.00")));
    renderer.setDefaultItemLabelsVisible(true);
    renderer.setDefaultPositiveItemLabelPosition(
        new ItemLabelPosition(ItemLabelAnchor.OUTSIDE3, TextAnchor.CENTER_LEFT));
    for (int i = 0; i < shown.size(); i++) {
      renderer.setSeriesPaint(i, COLOURS.get(shown.get(i)));
    }
    return renderer;
  }

  private static StandardChartTheme theme() {
    StandardChartTheme theme = new StandardChartTheme("plain");
    Font font = new Font(Font.SANS_SERIF, Font.PLAIN, 12);
    theme.setExtraLargeFont(font);
    theme.setLargeFont(font);
    theme.setRegularFont(font);
    theme.setSmallFont(font.deriveFont(10f));
    theme.setPlotBackgroundPaint(Color.WHITE);
    theme.setChartBackgroundPaint(Color.WHITE);
    return theme;
  }
}
