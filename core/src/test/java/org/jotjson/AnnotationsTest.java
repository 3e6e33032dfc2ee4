package org.jotjson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Comparator;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jotjson.annotation.JsonFormat;
import org.jotjson.annotation.JsonFormat.Shape;
import org.jotjson.annotation.JsonIgnore;
import org.jotjson.annotation.JsonInclude;
import org.jotjson.annotation.JsonInclude.Include;
import org.jotjson.annotation.JsonName;
import org.jotjson.annotation.JsonOrder;
import org.jotjson.annotation.JsonRaw;
import org.jotjson.annotation.JsonType;
import org.junit.jupiter.api.Test;

/** Annotations change names, order, choice and form of members. Each is proved by both ways. */
class AnnotationsTest {
  /** The straight way, and the one by names and boxed values, give the same. */
  private static String json(Object value) {
    String compact = Json.generate(value);
    Generator byName = Generator.builder().sortKeys(Comparator.comparing(String::isEmpty)).build();
    assertThat(byName.generate(value)).isEqualTo(compact);
    return compact;
  }

  record Renamed(@JsonName("the id") int id, @JsonIgnore String secret, String name) {}

  static class RenamedBean {
    @JsonName("the id")
    private final int id = 1;

    @JsonIgnore public String secret = "s";

    @JsonName("own")
    final String noGetter = "n";

    public int getId() {
      return id;
    }

    @JsonIgnore
    public String getHidden() {
      return "h";
    }

    @JsonName("fluent")
    public String name() {
      return "f";
    }
  }

  @Test
  void namesAreGivenAndMembersIgnored() {
    assertThat(json(new Renamed(1, "s", "n"))).isEqualTo("{\"the id\":1,\"name\":\"n\"}");
    assertThat(json(new RenamedBean())).isEqualTo("{\"the id\":1,\"own\":\"n\",\"fluent\":\"f\"}");
    Generator snake = Generator.builder().naming(Naming.UPPER_SNAKE_CASE).build();
    assertThat(snake.generate(new Renamed(1, "s", "n"))).isEqualTo("{\"the id\":1,\"NAME\":\"n\"}");
  }

  @JsonOrder({"c", "second"})
  record Ordered(int a, @JsonName("second") int b, int c, int d) {}

  @Test
  void namedMembersComeFirst() {
    assertThat(json(new Ordered(1, 2, 3, 4))).isEqualTo("{\"c\":3,\"second\":2,\"a\":1,\"d\":4}");
  }

  record Choices(
      String always,
      @JsonInclude(Include.NON_NULL) String nonNull,
      @JsonInclude(Include.NON_ABSENT) Optional<String> nonAbsent,
      @JsonInclude(Include.NON_EMPTY) Object nonEmpty,
      @JsonInclude(Include.NON_DEFAULT) int nonDefault,
      @JsonInclude(Include.NON_DEFAULT) boolean flag) {}

  @Test
  void membersAreLeftOutByTheirValue() {
    assertThat(json(new Choices(null, null, null, null, 0, false))).isEqualTo("{\"always\":null}");
    for (Object empty : new Object[] {"", List.of(), Map.of(), new int[0], Optional.empty()}) {
      assertThat(json(new Choices("", null, Optional.empty(), empty, 0, false)))
          .isEqualTo("{\"always\":\"\"}");
    }
    assertThat(json(new Choices("a", "", Optional.of(""), List.of(0), -1, true)))
        .isEqualTo(
            "{\"always\":\"a\",\"nonNull\":\"\",\"nonAbsent\":\"\",\"nonEmpty\":[0],"
                + "\"nonDefault\":-1,\"flag\":true}");
  }

  @JsonInclude(Include.NON_NULL)
  record Sparse(String a, @JsonInclude(Include.ALWAYS) String b, Sparse c) {}

  @Test
  void aClassMaySayItForAllItsMembers() {
    assertThat(json(new Sparse(null, null, new Sparse("x", "y", null))))
        .isEqualTo("{\"b\":null,\"c\":{\"a\":\"x\",\"b\":\"y\"}}");
  }

  record Raw(@JsonRaw String json, @JsonRaw @JsonInclude(Include.NON_NULL) String more) {}

  @Test
  void rawJsonIsPasted() {
    assertThat(json(new Raw("{\"a\": 1}", "[]"))).isEqualTo("{\"json\":{\"a\": 1},\"more\":[]}");
    assertThat(json(new Raw(null, null))).isEqualTo("{\"json\":null}");
  }

  record Formats(
      @JsonFormat(pattern = "dd.MM.yyyy") LocalDate day,
      @JsonFormat(pattern = "yyyy-MM-dd HH:mm") Instant instant,
      @JsonFormat(pattern = "HH:mm", zone = "Europe/Berlin") Date date,
      @JsonFormat(pattern = "HH:mmX") OffsetDateTime time,
      @JsonFormat(shape = Shape.STRING) long number,
      @JsonFormat(shape = Shape.STRING) double fraction,
      @JsonFormat(shape = Shape.STRING) BigDecimal decimal,
      @JsonFormat(shape = Shape.STRING) boolean flag,
      @JsonFormat(shape = Shape.STRING) String text) {}

  @Test
  void timesTakeAPatternAndNumbersQuotes() {
    Instant instant = Instant.parse("2026-11-30T19:30:00Z");
    OffsetDateTime time = instant.atOffset(ZoneOffset.ofHours(2));
    Formats formats =
        new Formats(
            LocalDate.of(2026, 11, 30),
            instant,
            Date.from(instant),
            time,
            12L,
            0.5,
            new BigDecimal("1.50"),
            true,
            "t");
    assertThat(json(formats))
        .isEqualTo(
            "{\"day\":\"30.11.2026\",\"instant\":\"2026-11-30 19:30\",\"date\":\"20:30\","
                + "\"time\":\"21:30+02\",\"number\":\"12\",\"fraction\":\"0.5\","
                + "\"decimal\":\"1.50\",\"flag\":\"true\",\"text\":\"t\"}");
    assertThat(json(new Formats(null, null, null, null, 0, 0, null, false, null)))
        .startsWith("{\"day\":null,\"instant\":null,");
  }

  record WrongPattern(@JsonFormat(pattern = "no pattern {") LocalDate day) {}

  @Test
  void aWrongPatternIsToldAtTheFirstObject() {
    assertThatThrownBy(() -> Json.generate(List.of(new WrongPattern(null))))
        .isInstanceOf(GenerationException.class)
        .hasMessageContaining("the format of day of " + WrongPattern.class.getName())
        .hasMessageContaining("(at $[0])");
  }

  @JsonType("kind")
  sealed interface Figure permits Circle, Square, Empty {}

  @JsonName("circle")
  record Circle(double radius) implements Figure {}

  record Square(double side) implements Figure {}

  static final class Empty implements Figure {}

  @Test
  void sealedTypesMayStartWithTheirType() {
    assertThat(json(List.of(new Circle(1), new Square(2), new Empty())))
        .isEqualTo(
            "[{\"kind\":\"circle\",\"radius\":1.0},{\"kind\":\"Square\",\"side\":2.0},"
                + "{\"kind\":\"Empty\"}]");
  }

  record Twice(int a, @JsonName("a") int b) {}

  @Test
  void twoMembersOfOneNameAreAnError() {
    assertThatThrownBy(() -> Json.generate(new Twice(1, 2)))
        .isInstanceOf(GenerationException.class)
        .hasMessageContaining("has two members \"a\"");
  }
}
