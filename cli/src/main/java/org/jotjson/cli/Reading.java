package org.jotjson.cli;

import java.io.InputStream;
import org.jotjson.internal.text.Utf8;
import tools.jackson.core.JsonParser;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.TokenStreamFactory;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.json.JsonReadFeature;

/**
 * What is read, and as what.
 *
 * @param exactNumbers whether decimals are kept as they are written
 * @param allowNan whether NaN and the infinities may stand where a number may
 * @param canonical whether the rules of RFC 8785 for input hold
 * @param maxNesting levels of containers allowed; 0 for any number
 */
record Reading(boolean exactNumbers, boolean allowNan, boolean canonical, int maxNesting) {
  private static final StreamReadConstraints NO_LIMITS =
      StreamReadConstraints.builder()
          .maxNestingDepth(Integer.MAX_VALUE)
          .maxNumberLength(Integer.MAX_VALUE)
          .maxStringLength(Integer.MAX_VALUE)
          .maxNameLength(Integer.MAX_VALUE)
          .build();

  private static final JsonFactory FACTORY =
      JsonFactory.builder()
          .streamReadConstraints(NO_LIMITS)
          .enable(StreamReadFeature.USE_FAST_DOUBLE_PARSER)
          .disable(TokenStreamFactory.Feature.FAIL_ON_SYMBOL_HASH_OVERFLOW)
          .build();

  private static final JsonFactory WITH_NAN =
      FACTORY.rebuild().enable(JsonReadFeature.ALLOW_NON_NUMERIC_NUMBERS).build();

  /** A parser of {@code text[from, to)}; places count from {@code from}. */
  JsonParser parser(byte[] text, int from, int to) {
    checkEncoding(text, from, to);
    return factory().createParser(ObjectReadContext.empty(), text, from, to - from);
  }

  /** A parser of bytes that are checked as they come; the stream is closed with it. */
  JsonParser parser(InputStream text) {
    return factory().createParser(ObjectReadContext.empty(), new Utf8Stream(text));
  }

  /**
   * Refuses the container that the parser's current token opens, if {@code depth} levels are too
   * many.
   */
  void checkDepth(int depth, JsonParser in) {
    if (maxNesting == 0 || depth <= maxNesting) return;
    String rule = " levels of nesting: --max-nesting raises the limit, 0 lifts it";
    throw new BadInput("expected at most " + maxNesting + rule, Place.of(in));
  }

  private JsonFactory factory() {
    return allowNan ? WITH_NAN : FACTORY;
  }

  /** Jackson lets some malformed UTF-8 pass: the engine's own check does not. */
  private static void checkEncoding(byte[] text, int from, int to) {
    if (to - from >= 2 && looksLikeUtf16(text[from], text[from + 1])) throw utf16();
    int malformed = Utf8.firstMalformed(text, from, to);
    if (malformed < to) throw notUtf8(text[malformed], malformed - from);
  }

  /** A byte order mark, or half an ASCII character: RFC 4627, section 3. */
  static boolean looksLikeUtf16(byte first, byte second) {
    return first == (byte) 0xFE && second == (byte) 0xFF
        || first == (byte) 0xFF && second == (byte) 0xFE
        || (first == 0) != (second == 0);
  }

  static BadInput utf16() {
    String what =
        "UTF-16 or UTF-32, but JSON is UTF-8: convert it, as with iconv -f UTF-16 -t UTF-8";
    return new BadInput(what, Place.at(0));
  }

  static BadInput notUtf8(byte b, long offset) {
    return new BadInput(
        "not UTF-8: byte 0x%02X has no place here".formatted(b & 0xFF), Place.at(offset));
  }
}
