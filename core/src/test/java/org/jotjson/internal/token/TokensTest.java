package org.jotjson.internal.token;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import org.jotjson.internal.number.NumberLayout;
import org.jotjson.internal.text.Escapes;
import org.jotjson.internal.text.Malformed;
import org.jotjson.internal.text.TextPolicy;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What only callers with white space of their own ask of the tokens. */
class TokensTest {
  private static final byte[] NEWLINE = {'\n'};
  private static final byte[] INDENT = {' ', ' '};

  private final Tokens tokens = new Tokens(8);

  @BeforeEach
  void start() {
    start(new Layout.Numbers(NumberLayout.RUBY, false, NonFinite.REFUSE, false, false));
  }

  private void start(Layout.Numbers numbers) {
    Layout.WhiteSpace none = Layout.WhiteSpace.of("", "", "", "", "");
    TextPolicy text = new TextPolicy(Escapes.JSON, Malformed.REFUSE);
    tokens.start(new Layout(none, text, numbers, new Layout.Limits(0, 0, 0)), null);
  }

  private String finished() {
    tokens.finish();
    return new String(tokens.toBytes(), UTF_8);
  }

  @Test
  void gapsIndentByTheLevelsThatAreOpen() {
    tokens.openArray();
    tokens.gap(NEWLINE, INDENT);
    tokens.openObject();
    tokens.gap(NEWLINE, INDENT);
    tokens.string("a");
    tokens.colon(new byte[] {' ', ':', ' '});
    tokens.number(1);
    tokens.lastGap(NEWLINE, INDENT);
    tokens.closeObject();
    tokens.lastGap(NEWLINE, INDENT);
    tokens.closeArray();
    assertThat(finished()).isEqualTo("[\n  {\n    \"a\" : 1\n  }\n]");
  }

  @Test
  void aContainerWhoseMembersWereLeftOutMayStillHaveItsLastGap() {
    tokens.openObject();
    tokens.lastGap(NEWLINE, INDENT);
    tokens.closeObject();
    assertThat(finished()).isEqualTo("{\n}");
  }

  @Test
  void whatIsCutIsReturnedWithoutItsCommaAndIsNotInTheDocument() {
    tokens.openArray();
    tokens.number(1);
    int mark = tokens.mark();
    tokens.openArray();
    tokens.string("cut");
    tokens.closeArray();
    assertThat(new String(tokens.cut(mark), UTF_8)).isEqualTo("[\"cut\"]");
    assertThat(tokens.cut(mark)).isEmpty();
    tokens.bool(true);
    tokens.closeArray();
    assertThat(finished()).isEqualTo("[1,true]");
  }

  @Test
  void integersAreWrittenOneBehindTheOther() {
    long[] integers = {0, -1, 9_999_999, Long.MIN_VALUE, Long.MAX_VALUE, 1L << 53, 7};
    for (boolean asStrings : new boolean[] {false, true}) {
      start(new Layout.Numbers(NumberLayout.RUBY, false, NonFinite.REFUSE, asStrings, false));
      tokens.openArray();
      tokens.numbers(integers, 6);
      tokens.closeArray();
      String wanted = "[0,-1,9999999,-9223372036854775808,9223372036854775807,9007199254740992]";
      assertThat(finished())
          .isEqualTo(asStrings ? wanted.replaceAll("-?[0-9]{16,}", "\"$0\"") : wanted);
    }
  }
}
