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
    Layout.WhiteSpace none = Layout.WhiteSpace.of("", "", "", "", "");
    TextPolicy text = new TextPolicy(Escapes.JSON, Malformed.REFUSE);
    Layout.Numbers numbers =
        new Layout.Numbers(NumberLayout.RUBY, false, NonFinite.REFUSE, false, false);
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
}
