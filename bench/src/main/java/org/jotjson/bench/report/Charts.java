package org.jotjson.bench.report;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.Paint;
import java.awt.geom.Ellipse2D;
import java.util.List;
import java.util.Locale;
import org.jfree.chart.ChartFactory;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.StandardChartTheme;
import org.jfree.chart.axis.AxisLocation;
import org.jfree.chart.axis.CategoryAxis;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.plot.CategoryPlot;
import org.jfree.chart.plot.PlotOrientation;
import org.jfree.chart.renderer.category.LineAndShapeRenderer;
import org.jfree.chart.renderer.category.StandardBarPainter;
import org.jfree.chart.renderer.category.StatisticalBarRenderer;
import org.jfree.chart.ui.RectangleInsets;
import org.jfree.data.category.CategoryDataset;
import org.jfree.data.category.DefaultCategoryDataset;
import org.jfree.data.statistics.DefaultStatisticalCategoryDataset;

/** The kinds of charts: bars with error bars, and lines. */
final class Charts {
  private static final int WIDTH = 460;
  private static final int BAR = 21;
  private static final int REST = 46;
  private static final BasicStroke THIN = new BasicStroke(1);
  private static final BasicStroke THICK = new BasicStroke(2.5f);

  /**
   * A bar.
   *
   * @param deviation half the length of the whisker, or null for none
   */
  record Bar(String contender, double value, Double deviation, String shown) {
    double end() {
      return deviation == null ? value : value + deviation;
    }
  }

  /** A point of a line. */
  record Point(String line, String x, double y) {}

  private Charts() {}

  static Dimension sizeOfBars(int bars) {
    return new Dimension(WIDTH, bars * BAR + REST);
  }

  static Dimension sizeOfLines() {
    return new Dimension(WIDTH, 300);
  }

  static JFreeChart bars(List<Bar> bars, String unit) {
    DefaultStatisticalCategoryDataset data = new DefaultStatisticalCategoryDataset();
    for (Bar bar : bars) {
      String label = bar.contender() + "   " + bar.shown();
      data.add(Double.valueOf(bar.value()), bar.deviation(), unit, label);
    }
    JFreeChart chart =
        ChartFactory.createBarChart(
            null, null, unit, data, PlotOrientation.HORIZONTAL, false, false, false);
    plain(chart);
    CategoryPlot plot = chart.getCategoryPlot();
    plot.setRenderer(barRenderer(bars));
    plot.setRangeAxisLocation(AxisLocation.BOTTOM_OR_LEFT);
    double longest = bars.stream().mapToDouble(Bar::end).max().orElse(1);
    plot.getRangeAxis().setRange(0, longest * 1.02);
    CategoryAxis axis = plot.getDomainAxis();
    axis.setCategoryLabelPositionOffset(10);
    axis.setLowerMargin(0.01);
    axis.setUpperMargin(0.01);
    axis.setCategoryMargin(0.25);
    axis.setMaximumCategoryLabelWidthRatio(0.6f);
    return chart;
  }

  private static StatisticalBarRenderer barRenderer(List<Bar> bars) {
    StatisticalBarRenderer renderer =
        new StatisticalBarRenderer() {
          private static final long serialVersionUID = 1L;

          @Override
          public Paint getItemPaint(int row, int column) {
            return Ink.of(bars.get(column).contender()).standIn();
          }
        };
    renderer.setBarPainter(new StandardBarPainter());
    renderer.setShadowVisible(false);
    renderer.setErrorIndicatorPaint(Ink.TEXT.standIn());
    renderer.setErrorIndicatorStroke(THIN);
    return renderer;
  }

  static JFreeChart lines(List<Point> points, String x, String y) {
    DefaultCategoryDataset data = new DefaultCategoryDataset();
    points.forEach(point -> data.addValue(point.y(), point.line(), point.x()));
    JFreeChart chart =
        ChartFactory.createLineChart(
            null, x, y, data, PlotOrientation.VERTICAL, true, false, false);
    plain(chart);
    chart.getLegend().setBackgroundPaint(new Color(0, 0, 0, 0));
    chart.getLegend().setFrame(org.jfree.chart.block.BlockBorder.NONE);
    chart.getCategoryPlot().setRenderer(renderer(data));
    chart.getCategoryPlot().getDomainAxis().setMaximumCategoryLabelWidthRatio(1.2f);
    return chart;
  }

  private static LineAndShapeRenderer renderer(CategoryDataset data) {
    LineAndShapeRenderer renderer = new LineAndShapeRenderer(true, true);
    for (int i = 0; i < data.getRowCount(); i++) {
      renderer.setSeriesPaint(i, Ink.valueOf("LINE_" + (i + 1)).standIn());
      renderer.setSeriesStroke(i, THICK);
      renderer.setSeriesShape(i, new Ellipse2D.Double(-3, -3, 6, 6));
    }
    return renderer;
  }

  private static void plain(JFreeChart chart) {
    theme().apply(chart);
    chart.setBackgroundPaint(null);
    chart.setPadding(new RectangleInsets(2, 2, 2, 10));
    CategoryPlot plot = chart.getCategoryPlot();
    plot.setBackgroundPaint(null);
    plot.setOutlineVisible(false);
    plot.setRangeGridlinePaint(Ink.GRID.standIn());
    plot.setRangeGridlineStroke(THIN);
    plot.setAxisOffset(RectangleInsets.ZERO_INSETS);
    NumberAxis values = (NumberAxis) plot.getRangeAxis();
    values.setLowerBound(0);
    values.setAxisLineVisible(false);
    values.setTickMarksVisible(false);
    values.setNumberFormatOverride(java.text.NumberFormat.getInstance(Locale.ROOT));
    CategoryAxis axis = plot.getDomainAxis();
    axis.setAxisLinePaint(Ink.MUTED.standIn());
    axis.setTickMarksVisible(false);
  }

  private static StandardChartTheme theme() {
    StandardChartTheme theme = new StandardChartTheme("plain");
    Font font = new Font(Font.SANS_SERIF, Font.PLAIN, 13);
    theme.setExtraLargeFont(font);
    theme.setLargeFont(font.deriveFont(12f));
    theme.setRegularFont(font);
    theme.setSmallFont(font);
    theme.setAxisLabelPaint(Ink.MUTED.standIn());
    theme.setTickLabelPaint(Ink.TEXT.standIn());
    theme.setLegendItemPaint(Ink.TEXT.standIn());
    return theme;
  }
}
