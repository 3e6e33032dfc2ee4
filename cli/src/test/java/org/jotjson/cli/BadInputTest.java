package org.jotjson.cli;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.jotjson.cli.Command.encode;
import static org.jotjson.cli.Command.jot;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.jotjson.cli.Command.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class BadInputTest {
  @TempDir Path folder;

  static Stream<Arguments> texts() {
    return Stream.of(
        bad("{", "1:2: the text ends inside an object: expected '}'"),
        bad("[1", "1:3: the text ends inside an array: expected ']'"),
        bad("[1,", "1:4: the text ends inside an array: expected a value"),
        bad("{\"a\"", "1:5: the text ends inside an object: expected a member"),
        bad("\"abc", "1:5: the text ends inside a string: expected '\"'"),
        bad("{\"abc", "1:6: the text ends inside a name: expected '\"'"),
        bad("-", "1:2: the text ends inside a value"),
        bad("[1,]", "1:4: expected a value, not ']'"),
        bad("[1,,2]", "1:4: expected a value, not ','"),
        bad("[1 2]", "1:4: expected ',' or ']', not '2'"),
        bad("[}", "1:2: expected ']', not '}'"),
        bad("{]", "1:2: expected '}', not ']'"),
        bad("]", "1:1: expected a value, not ']'"),
        bad("{\"a\":1,}", "1:8: expected a name in double quotes, not '}'"),
        bad("{a:1}", "1:2: expected a name in double quotes, not 'a'"),
        bad("{\"a\" 1}", "1:6: expected ':' behind the name, not '1'"),
        bad("{\"a\":1 \"b\":2}", "1:8: expected ',' or '}', not '\"'"),
        bad("nul", "1:1: expected a value, not 'nul'"),
        bad("[True]", "1:2: expected a value, not 'True'"),
        bad("[\u201Cx\u201D]", "1:2: expected a value, not '\u201C'"),
        bad("[\"é\u20AC\uD83D\uDE00\" x]", "1:8: expected ',' or ']', not 'x'"),
        bad("\uFEFF[x]", "1:2: expected a value, not 'x'"),
        bad("[NaN]", "1:2: expected a value, not 'NaN': --allow-nan reads it"),
        bad("[-Infinity]", "1:2: expected a value, not '-Infinity': --allow-nan reads it"),
        bad("[+1]", "1:2: expected a number without '+'"),
        bad("[01]", "1:3: expected a number without leading zeros"),
        bad("[-]", "1:3: expected a digit behind '-', not ']'"),
        bad("[1.]", "1:4: expected a digit behind the decimal point, not ']'"),
        bad("[1e]", "1:4: expected a digit in the exponent, not ']'"),
        bad("[1.2.3]", "1:5: expected the end of the number, not '.'"),
        bad("[0x1]", "1:3: expected a decimal number, not a hexadecimal one"),
        bad(
            "\"a\tb\"",
            "1:3: expected no control character in a string, but there is U+0009: escape it"),
        bad("\u0001", "1:1: expected a value, not the control character U+0001"),
        bad("\"\\x\"", "1:3: expected one of \" \\ / b f n r t u behind the backslash, not 'x'"),
        bad("\"\\u12g4\"", "1:6: expected four hexadecimal digits behind \\u, not 'g'"),
        bad("// no", "1:1: expected a value, not a comment"),
        bad("[1] x", "1:5: expected nothing more: the document ended before this"),
        bad("[1] [2]", "1:5: expected nothing more: the document ended before this"),
        bad("[1]]", "1:4: expected nothing more: the document ended before this"),
        bad("[7, \"a\\ud83d\"]", "1:5: lone surrogate \\ud83d at index 1"),
        bad("{\"\\ud83d\":1}", "1:9: lone surrogate in a name"),
        bad(
            "[1e400]",
            "1:2: 1e400 is beyond a double: --exact-numbers keeps it, --allow-nan writes Infinity"));
  }

  private static Arguments bad(String text, String said) {
    return Arguments.of(text, said);
  }

  @ParameterizedTest
  @MethodSource("texts")
  void tellsWhereAndWhatWasExpected(String text, String said) throws Exception {
    Path file = Files.writeString(folder.resolve("bad.json"), text);
    Outcome told = new Outcome(1, "", "jot: " + file + ":" + said + "\n");
    assertThat(jot("encode", file.toString())).isEqualTo(told);
    assertThat(jot("encode", "--lines", file.toString())).isEqualTo(told);
    Outcome streamed = jot("encode", "--stream", file.toString());
    assertThat(new Outcome(streamed.code(), "", streamed.err())).isEqualTo(told);
  }

  @Test
  void linesAndColumnsAreThoseOfAnEditor() {
    assertThat(encode("[1,\r\n 2,\n\t\"é\", x]").err())
        .isEqualTo("jot: <stdin>:3:7: expected a value, not 'x'\n");
  }

  @Test
  void longPartsOfTheInputAreCutInMessages() {
    assertThat(encode("x".repeat(500)).err()).hasSizeLessThan(100).contains("xxx…");
  }

  @Test
  void emptyInputIsNoDocument() {
    assertThat(encode("").err())
        .isEqualTo("jot: <stdin>:1:1: expected a value, but there is none\n");
    assertThat(encode(" \n ").err())
        .isEqualTo("jot: <stdin>:2:2: expected a value, but there is none\n");
    assertThat(encode("", "--stream").err())
        .isEqualTo("jot: <stdin>:1:1: expected a value, but there is none\n");
  }

  static Stream<Arguments> bytes() {
    return Stream.of(
        Arguments.of("[\"\u00FF\"]", "1:3: not UTF-8: byte 0xFF has no place here"),
        Arguments.of("[\"\u00C0\u00AF\"]", "1:3: not UTF-8: byte 0xC0 has no place here"),
        Arguments.of("[\"\u00ED\u00A0\u0080\"]", "1:3: not UTF-8: byte 0xED has no place here"),
        Arguments.of("[\"ab\u00E2\u0082", "1:5: not UTF-8: byte 0xE2 has no place here"));
  }

  @ParameterizedTest
  @MethodSource("bytes")
  void refusesWhatIsNotUtf8(String latin1, String said) throws Exception {
    Path file = Files.write(folder.resolve("bad.json"), latin1.getBytes(ISO_8859_1));
    for (String option : new String[] {"--max-nesting=100", "--lines", "--stream"}) {
      assertThat(jot("encode", option, file.toString()).err())
          .isEqualTo("jot: " + file + ":" + said + "\n");
    }
  }

  @Test
  void refusesUtf16ByName() {
    for (String text : new String[] {"\uFEFF[1]", "[1]"}) {
      byte[] utf16 = text.getBytes(UTF_16LE);
      assertThat(jot(utf16, "encode").err()).contains("UTF-16").contains("iconv");
      assertThat(jot(utf16, "encode", "--stream").err()).contains("UTF-16").contains("iconv");
    }
  }

  @Test
  void malformedUtf8IsFoundWhereverReadsAreCut() {
    for (int length = 65_530; length < 65_545; length++) {
      byte[] good = ("\"" + "a".repeat(length) + "\uD83D\uDE00\"").getBytes(UTF_8);
      assertThat(jot(good, "encode", "--stream").code()).isZero();
      good[good.length - 2] = 'a';
      assertThat(jot(good, "encode", "--stream").err())
          .isEqualTo(
              "jot: <stdin>: byte " + (length + 1) + ": not UTF-8: byte 0xF0 has no place here\n");
    }
  }

  @Test
  void tooDeepIsToldAtTheFirstLevelThatIsTooMuch() {
    String said =
        "jot: <stdin>:1:3: expected at most 2 levels of nesting: --max-nesting raises the limit, 0 lifts it\n";
    assertThat(encode("[[[1]]]", "--max-nesting", "2").err()).isEqualTo(said);
    assertThat(encode("[[[1]]]", "--max-nesting", "2", "--stream").err()).isEqualTo(said);
    assertThat(encode("[[1]]", "--max-nesting", "2").code()).isZero();
    assertThat(encode("[".repeat(101)).err()).contains(":1:101: expected at most 100 levels");
  }

  @Test
  void canonicalRefusesWhatItHasNoPlaceFor() {
    assertThat(encode("[9007199254740993]", "--canonical").err())
        .contains(":1:2:")
        .contains("9007199254740993");
    assertThat(encode("{\"b\":1,\"b\":2}", "--canonical").err())
        .contains(":1:12:")
        .contains("duplicate key \"b\"");
  }

  @Test
  void filesThatCannotBeReadAreNamed() {
    String missing = folder.resolve("missing.json").toString();
    assertThat(jot("encode", missing))
        .isEqualTo(new Outcome(1, "", "jot: " + missing + ": no such file\n"));
    assertThat(jot("encode", "--stream", missing))
        .isEqualTo(new Outcome(1, "", "jot: " + missing + ": no such file\n"));
    assertThat(jot("encode", folder.toString()).err())
        .isEqualTo("jot: " + folder + ": is a directory\n");
  }
}
