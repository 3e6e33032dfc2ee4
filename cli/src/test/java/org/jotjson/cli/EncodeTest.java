package org.jotjson.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.jotjson.cli.Command.encode;
import static org.jotjson.cli.Command.jot;

import java.nio.file.Files;
import java.nio.file.Path;
import org.jotjson.cli.Command.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EncodeTest {
  private static final String SPREAD =
      "{ \"b\" : [ 1 , 2.50 , null ] ,\n \"a\" : { \"x\" : [] , \"y\" : {} } }";

  @TempDir Path folder;

  private Path file(String name, String text) throws Exception {
    return Files.writeString(folder.resolve(name), text);
  }

  private static void assertWrites(Outcome outcome, String out) {
    assertThat(outcome).isEqualTo(new Outcome(0, out, ""));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "--stream", "--max-nesting=7"})
  void writesCompactlyWithANewline(String option) {
    Outcome outcome = option.isEmpty() ? encode(SPREAD) : encode(SPREAD, option);
    assertWrites(outcome, "{\"b\":[1,2.5,null],\"a\":{\"x\":[],\"y\":{}}}\n");
  }

  @Test
  void readsFilesInOrderAndStandardInputWhereADashStands() throws Exception {
    String one = file("one.json", "[1]").toString();
    String two = file("two.json", " {\"a\": 2}\n").toString();
    assertWrites(jot("[0]".getBytes(UTF_8), "encode", one, "-", two), "[1]\n[0]\n{\"a\":2}\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0 | 0",
        "-0 | 0",
        "-0.0 | -0.0",
        "9223372036854775807 | 9223372036854775807",
        "-9223372036854775809 | -9223372036854775809",
        "123456789012345678901234567890 | 123456789012345678901234567890",
        "1.50 | 1.5",
        "1E2 | 100.0",
        "1e-7 | 0.0000001",
        "1e16 | 1e+16",
        "0.1000000000000000055511151231257827 | 0.1",
        "1e-400 | 0.0",
        "\"\\u00e9\\/\\u0000\\ud83d\\ude00\" | \"é/\\u0000\uD83D\uDE00\"",
        "true | true",
        "null | null",
        "\"\" | \"\"",
      })
  void readsValuesAsTheJsonGemDoes(String read, String written) {
    assertWrites(encode(read), written + "\n");
    assertWrites(encode(read, "--stream"), written + "\n");
    assertWrites(encode(read, "--lines"), written + "\n");
  }

  @Test
  void keepsIntegersOfAnyLength() {
    String digits = "7".repeat(100_000);
    assertWrites(encode(digits), digits + "\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--exact-numbers | [1.50,1E2,1e400,-0.0e-0,7] | [1.50,1E2,1e400,-0.0e-0,7]",
        "--ascii-only | \"é\uD83D\uDE00\u007f\" | \"\\u00e9\\ud83d\\ude00\u007f\"",
        "--script-safe | \"</\u2028\" | \"<\\/\\u2028\"",
        "--sort-keys | {\"b\":{\"d\":1,\"c\":2},\"a\":3} | {\"a\":3,\"b\":{\"c\":2,\"d\":1}}",
        "--canonical | {\"b\":1.0,\"a\":1e21} | {\"a\":1e+21,\"b\":1}",
        "--allow-nan | [NaN,-Infinity,1e400] | [NaN,-Infinity,Infinity]",
        "--space=2 | {\"a\":1} | {\"a\":  1}",
        "--space-before=1 | {\"a\":1} | {\"a\" :1}",
      })
  void obeysOneOption(String option, String read, String written) {
    assertWrites(encode(read, option), written + "\n");
  }

  @Test
  void prettyPutsOneMemberALineUnlessTheContainerIsEmpty() {
    String pretty =
        """
        {
          "b": [
            1,
            2.5,
            null
          ],
          "a": {
            "x": [],
            "y": {}
          }
        }
        """;
    assertWrites(encode(SPREAD, "--pretty"), pretty);
    assertWrites(encode(SPREAD, "--pretty", "--stream"), pretty);
  }

  @Test
  void whiteSpaceIsTypedAsEscapesOrAsANumberOfSpaces() {
    String[] options = {
      "--indent", "\\t", "--space", "1", "--object-nl", "\\n", "--array-nl", "\\r\\n"
    };
    assertWrites(encode("{\"a\":[1]}", options), "{\n\t\"a\": [\r\n\t\t1\r\n\t]\n}\n");
  }

  @Test
  void singleOptionsOverrulePartsOfPretty() {
    assertWrites(encode("[1]", "--pretty", "--indent", "\\t"), "[\n\t1\n]\n");
  }

  @Test
  void aByteOrderMarkIsNoPartOfTheDocument() {
    assertWrites(encode("\uFEFF[1]"), "[1]\n");
    assertWrites(encode("\uFEFF[1]", "--stream"), "[1]\n");
    assertWrites(encode("\uFEFF[1]\n[2]", "--lines"), "[1]\n[2]\n");
  }

  @Test
  void ofDuplicateKeysTheLastValueStandsAtTheFirstPlaceAndOneWarningTells() {
    Outcome outcome = encode("{\"a\":1,\n \"b\":2, \"a\":{\"c\":3, \"c\":4}, \"b\":null}");
    assertThat(outcome.out()).isEqualTo("{\"a\":{\"c\":4},\"b\":null}\n");
    assertThat(outcome.err())
        .isEqualTo(
            "jot: <stdin>:2:13: warning: 3 duplicate keys, the first \"a\"; the last value counts\n");
    assertThat(outcome.code()).isZero();
  }

  @Test
  void streamingKeepsDuplicateKeys() {
    assertWrites(encode("{\"a\":1,\"a\":2}", "--stream"), "{\"a\":1,\"a\":2}\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "--stream"})
  void readsAndWritesAnyDepthIfAsked(String option) {
    int levels = 200_000;
    String deep = "[{\"a\":".repeat(levels / 2) + "1" + "}]".repeat(levels / 2);
    Outcome outcome =
        option.isEmpty()
            ? encode(deep, "--max-nesting=0")
            : encode(deep, "--max-nesting=0", option);
    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.out().equals(deep + "\n")).isTrue();
  }

  @Test
  void nothingIsWrittenOfADocumentThatIsNotWholeButThoseBeforeItAre() throws Exception {
    String good = file("good.json", "[1]").toString();
    String bad = file("bad.json", "[1,2").toString();
    Outcome outcome = jot("encode", good, bad, good);
    assertThat(outcome.out()).isEqualTo("[1]\n");
    assertThat(outcome.err())
        .isEqualTo("jot: " + bad + ":1:5: the text ends inside an array: expected ']'\n");
    assertThat(outcome.code()).isEqualTo(1);
  }
}
