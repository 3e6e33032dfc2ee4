package org.jotjson;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonBackReference;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonGetter;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonManagedReference;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonRawValue;
import com.fasterxml.jackson.annotation.JsonValue;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Jackson's annotations mean what they mean to Jackson, and Jot does not depend on them. */
class JacksonAnnotationsTest {
  @JsonPropertyOrder({"name", "id"})
  @JsonIgnoreProperties("internal")
  @JsonInclude(JsonInclude.Include.NON_NULL)
  record Account(
      @JsonProperty("account_id") int id,
      String internal,
      String name,
      @JsonIgnore String secret,
      @JsonProperty(access = JsonProperty.Access.WRITE_ONLY) String password,
      @JsonInclude(JsonInclude.Include.NON_EMPTY) List<String> tags,
      @JsonFormat(shape = JsonFormat.Shape.STRING) long big,
      @JsonFormat(pattern = "yyyy/MM/dd") LocalDate day,
      @JsonRawValue String raw,
      String none) {}

  @Test
  void recordsAreWrittenAsTheirAnnotationsSay() {
    Account account =
        new Account(
            7, "i", "n", "s", "p", List.of(), 1L << 60, LocalDate.of(2026, 1, 2), "[1]", null);
    assertThat(Json.generate(account))
        .isEqualTo(
            "{\"name\":\"n\",\"account_id\":7,\"big\":\"1152921504606846976\","
                + "\"day\":\"2026/01/02\",\"raw\":[1]}");
  }

  @JsonPropertyOrder(alphabetic = true)
  static class Bean {
    private final Map<String, Object> more = new LinkedHashMap<>();

    @JsonProperty final int zeta = 1;

    Bean() {
      more.put("extra", 2);
      more.put("other", null);
    }

    @JsonAnyGetter
    public Map<String, Object> getMore() {
      return more;
    }

    @JsonProperty("alpha")
    public int someMethod() {
      return 3;
    }

    @JsonIgnore(false)
    public int getMiddle() {
      return 4;
    }
  }

  @Test
  void anyGettersAndAnnotatedFieldsAndMethodsAreMembers() {
    String json = "{\"alpha\":3,\"middle\":4,\"zeta\":1,\"extra\":2,\"other\":null}";
    assertThat(Json.generate(new Bean())).isEqualTo(json);
    assertThat(
            Generator.builder()
                .sortKeys(Comparator.comparing(String::isEmpty))
                .build()
                .generate(new Bean()))
        .isEqualTo(json);
    assertThat(Generator.builder().omitNulls(true).build().generate(new Bean()))
        .isEqualTo("{\"alpha\":3,\"middle\":4,\"zeta\":1,\"extra\":2}");
  }

  record Money(long cents) {
    @JsonValue
    public String text() {
      return cents / 100 + "." + cents % 100 / 10 + cents % 10;
    }
  }

  static class Parent {
    @JsonManagedReference public final List<Child> children = new ArrayList<>();
  }

  static class Child {
    @JsonBackReference public Parent parent;

    @JsonGetter("size")
    public int count() {
      return 1;
    }
  }

  @Test
  void theWayBackIsNotWritten() {
    Parent parent = new Parent();
    Child child = new Child();
    child.parent = parent;
    parent.children.add(child);
    assertThat(Json.generate(parent)).isEqualTo("{\"children\":[{\"size\":1}]}");
  }

  record Formats(
      @JsonFormat(pattern = "HH:mm") List<LocalTime> times,
      @JsonFormat(pattern = "yyyy") Optional<LocalDate> year,
      @JsonFormat(pattern = "MM") Map<String, LocalDate> months,
      @JsonFormat(shape = JsonFormat.Shape.STRING) List<Integer> numbers,
      @JsonFormat(shape = JsonFormat.Shape.STRING) Optional<Double> number) {}

  @Test
  void aFormatIsThatOfTheValuesInAContainerToo() {
    Formats formats =
        new Formats(
            Arrays.asList(LocalTime.NOON, null),
            Optional.of(LocalDate.EPOCH),
            Map.of("a", LocalDate.EPOCH),
            List.of(1, 2),
            Optional.of(1.5));
    assertThat(Json.generate(formats))
        .isEqualTo(
            "{\"times\":[\"12:00\",null],\"year\":\"1970\",\"months\":{\"a\":\"01\"},"
                + "\"numbers\":[\"1\",\"2\"],\"number\":\"1.5\"}");
  }

  record Wrapped(@JsonValue List<Integer> values) {}

  enum Color {
    @JsonProperty("rouge")
    RED,
    GREEN
  }

  enum Code {
    ONE(1),
    TWO(2);

    private final int code;

    Code(int code) {
      this.code = code;
    }

    @JsonValue
    public int code() {
      return code;
    }
  }

  record Values(Money money, List<Money> all, Wrapped wrapped, Color red, Color green, Code code) {}

  @Test
  void valuesStandForTheirObjects() {
    Values values =
        new Values(
            new Money(1250),
            new java.util.ArrayList<>(List.of(new Money(5))),
            new Wrapped(List.of(1, 2)),
            Color.RED,
            Color.GREEN,
            Code.TWO);
    assertThat(Json.generate(values))
        .isEqualTo(
            "{\"money\":\"12.50\",\"all\":[\"0.05\"],\"wrapped\":[1,2],\"red\":\"rouge\","
                + "\"green\":\"GREEN\",\"code\":2}");
  }

  @Test
  void valuesStandForTheirObjectsAsKeysToo() {
    assertThat(Json.generate(Map.of(Color.RED, 1))).isEqualTo("{\"rouge\":1}");
    assertThat(Json.generate(Map.of(Code.TWO, 1))).isEqualTo("{\"2\":1}");
    assertThat(Json.generate(Map.of(new Money(1250), 1))).isEqualTo("{\"12.50\":1}");
  }
}
