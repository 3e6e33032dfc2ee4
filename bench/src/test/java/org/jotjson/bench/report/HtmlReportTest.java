package org.jotjson.bench.report;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Base64;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class HtmlReportTest {
  private final String html = Examples.html();

  @Test
  void itNeedsNothingButItself() {
    String links = html.replace("xmlns=\"http://www.w3.org/2000/svg\"", "");
    links = links.replace("xmlns:xlink=\"http://www.w3.org/1999/xlink\"", "");
    assertThat(links).doesNotContain("http:", "https:", "<script", "<link", "src=", "@import");
  }

  @Test
  void thereIsAPictureForEachDocumentAndForAllTogether() {
    assertThat(html.split("<svg", -1)).hasSize(1 + Examples.DOCUMENTS.size() + 3);
    assertThat(html).contains("jackson   1,000", "4 KB", "100 MB");
  }

  @Test
  void noTwoPartsOfThePageHaveTheSameName() {
    Pattern name = Pattern.compile("\\sid=\"([^\"]+)\"");
    List<String> names = name.matcher(html).results().map(match -> match.group(1)).toList();
    assertThat(names).isNotEmpty().doesNotHaveDuplicates();
    assertThat(html).contains("clip-path:url(#" + names.get(0).replaceAll("-.*", "-"));
  }

  @Test
  void coloursAreThoseOfTheStyleSheet() {
    assertThat(html).contains("fill:var(--jot)", "fill:var(--ruby)", "prefers-color-scheme: dark");
    assertThat(html).doesNotContain("rgb(1,2,");
  }

  @Test
  void theTableHasRatiosAndWhatWasNotTimed() {
    assertThat(html).contains(">2.00</td>", ">–</td>", "geometric mean").contains("1.0, not 1");
    assertThat(html).contains("color-mix(in srgb, var(--faster) 26%, transparent)");
  }

  @Test
  void whatWasLeftOutAndMeasuredIsInIt() {
    assertThat(html).contains("ohai: not here", "a &lt;CPU&gt;", "raw.json");
    String raw = Base64.getEncoder().encodeToString("{}".getBytes(UTF_8));
    assertThat(html).contains("href=\"data:application/json;base64," + raw.replace("=", "&#61;"));
  }

  @Test
  void withoutJotThereIsNothingToCompareWith() {
    assertThat(Examples.htmlWithout("jot")).doesNotContain("times faster", "Geometric means");
  }

  @Test
  void aPictureForTheReadmeBringsItsColours() {
    assertThat(new Pictures(Examples.RESULTS).meansFile())
        .startsWith("<svg xmlns=")
        .contains("<style>", "prefers-color-scheme: dark", "--jot:");
  }
}
