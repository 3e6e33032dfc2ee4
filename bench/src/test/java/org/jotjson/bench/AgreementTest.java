package org.jotjson.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A proof is worth what it catches. */
class AgreementTest {
  private static final Object TREE = tree();

  private static final String RIGHT =
      "{'id':12345678901,'x':54.3,'text':'aé€\\n','list':[true,null,1],"
          + "'badge':{'name':'n','level':7},"
          + "'time':'2026-11-30T16:10:14.25Z','day':'2026-11-30'}";

  private static Object tree() {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("id", 12_345_678_901L);
    map.put("x", 54.3);
    map.put("text", "aé€\n");
    map.put("list", Arrays.asList(true, null, 1));
    map.put("badge", new Badge("n", 7));
    map.put("time", OffsetDateTime.parse("2026-11-30T16:10:14.25Z"));
    map.put("day", LocalDate.of(2026, 11, 30));
    return map;
  }

  @Test
  void theRightTextIsAccepted() {
    assertThat(complaint(RIGHT)).isNull();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "54.300000000000004",
        "5.43e1",
        "54.30",
      })
  void aDoubleIsComparedAsADouble(String digits) {
    boolean same = Double.parseDouble(digits) == 54.3;
    assertThat(complaint(RIGHT.replace("54.3", digits)) == null).isEqualTo(same);
  }

  @Test
  void aTimeIsComparedByTheInstant() {
    assertThat(complaint(RIGHT.replace("T16:10:14.25Z", "T17:10:14.250+01:00"))).isNull();
    assertThat(complaint(RIGHT.replace("14.25Z", "14.26Z"))).contains("$.time");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "12345678901 → 12345678902",
        "12345678901 → '12345678901'",
        "aé€ → ae€",
        "aé€ → aé",
        "\\n → n",
        "true → false",
        "true → 1",
        "null → 0",
        ",1] → ]",
        ",1] → ,1,1]",
        "'x':54.3, → ",
        "'id':12345678901,'x':54.3 → 'x':54.3,'id':12345678901",
        "'text' → 'Text'",
        "'day' → 'more':0,'day'",
        "'n','level':7 → 'n','level':8",
        "'2026-11-30'} → '2026-11-29'}",
        "'2026-11-30'} → '2026-11-30'",
        "[true → [,true",
      })
  void aWrongTextIsCaught(String change) {
    String[] fromTo = change.split(" → ", -1);
    assertThat(RIGHT).contains(fromTo[0]);
    assertThat(complaint(RIGHT.replace(fromTo[0], fromTo[1]))).isNotNull();
  }

  @Test
  void aContenderThatThrowsRefuses() {
    Contender thrower =
        writer(
            () -> {
              throw new UnsupportedOperationException("no maps");
            });
    assertThat(Agreement.complaint(thrower, Mode.BYTES, TREE)).contains("refuses", "no maps");
  }

  @Test
  void aContenderWhoseSecondOutputDiffersIsCaught() {
    var outputs = Stream.of(json(RIGHT), json(RIGHT.replace("54.3", "54.4"))).iterator();
    assertThat(Agreement.complaint(writer(outputs::next), Mode.BYTES, TREE)).contains("second");
  }

  @Test
  void arraysOfNumbersAreComparedByElement() {
    Contender contender = writer(() -> "[1,2]");
    assertThat(Agreement.complaint(contender, Mode.BYTES, new long[] {1, 2})).isNull();
    assertThat(Agreement.complaint(contender, Mode.BYTES, new double[] {1, 2})).isNull();
    assertThat(Agreement.complaint(contender, Mode.BYTES, new long[] {1, 3})).contains("[1]");
    assertThat(Agreement.complaint(contender, Mode.BYTES, new double[] {1})).contains("elements");
  }

  @Test
  void everyModeIsAskedForItsOwnOutput() {
    for (Mode mode : Mode.values()) {
      Contender contender = writer(() -> "[" + mode.ordinal() + "]");
      List<Integer> tree = List.of(mode.ordinal());
      assertThat(Agreement.complaint(contender, mode, tree)).isNull();
      assertThat(Agreement.complaint(contender, mode, List.of(9))).isNotNull();
    }
  }

  private static String complaint(String text) {
    return Agreement.complaint(writer(() -> json(text)), Mode.BYTES, TREE);
  }

  private static String json(String text) {
    return text.replace('\'', '"').replace("\n", "\\n");
  }

  private static Contender writer(Supplier<String> text) {
    return new Contender() {
      @Override
      public byte[] toBytes(Object tree) {
        return text.get().getBytes(StandardCharsets.UTF_8);
      }

      @Override
      public String toText(Object tree) {
        return text.get();
      }

      @Override
      public void toStream(Object tree, OutputStream out) throws IOException {
        out.write(toBytes(tree));
      }
    };
  }
}
