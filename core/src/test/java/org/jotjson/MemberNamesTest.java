package org.jotjson;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What members are called. */
class MemberNamesTest {
  static class Acronyms {
    private final String url = "u";
    private final String HTML = "h";

    public String getURL() {
      return url;
    }

    public String getHTML() {
      return HTML;
    }

    public String getXMLText() {
      return "x";
    }

    public int getX() {
      return 1;
    }
  }

  @Test
  void namesWithCapitalsAreThoseOfTheFieldsOrOfJavaBeans() {
    assertThat(Json.generate(new Acronyms()))
        .isEqualTo("{\"url\":\"u\",\"HTML\":\"h\",\"x\":1,\"XMLText\":\"x\"}");
  }

  record OneNaming(String simple, int parseHTMLPage, int x2Y, String URLName) {}

  @Test
  void namingStrategiesTranslateNames() {
    OneNaming value = new OneNaming("s", 1, 2, "u");
    Map<Naming, String> wanted = new LinkedHashMap<>();
    wanted.put(Naming.IDENTITY, "simple parseHTMLPage x2Y URLName");
    wanted.put(Naming.UPPER_CAMEL_CASE, "Simple ParseHTMLPage X2Y URLName");
    wanted.put(Naming.SNAKE_CASE, "simple parse_html_page x2_y url_name");
    wanted.put(Naming.UPPER_SNAKE_CASE, "SIMPLE PARSE_HTML_PAGE X2_Y URL_NAME");
    wanted.put(Naming.KEBAB_CASE, "simple parse-html-page x2-y url-name");
    wanted.put(Naming.LOWER_DOT_CASE, "simple parse.html.page x2.y url.name");
    wanted.put(Naming.LOWER_CASE, "simple parsehtmlpage x2y urlname");
    assertThat(wanted).containsOnlyKeys(Naming.values());
    wanted.forEach(
        (naming, names) -> {
          String[] n = names.split(" ");
          String json =
              "{\"%s\":\"s\",\"%s\":1,\"%s\":2,\"%s\":\"u\"}".formatted(n[0], n[1], n[2], n[3]);
          Generator generator = Generator.builder().naming(naming).build();
          assertThat(generator.generate(value)).isEqualTo(json);
          assertThat(
                  Generator.builder()
                      .naming(naming)
                      .pretty()
                      .build()
                      .generate(value)
                      .replaceAll("[ \n]", ""))
              .isEqualTo(json);
        });
  }
}
