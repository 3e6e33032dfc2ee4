package org.jotjson.testing;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.function.IntPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jotjson.InvalidText;

/** The text of JSON strings, a code point at a time, without regard for speed. */
public final class ReferenceText {
  /** What is escaped, besides quote, backslash and controls. */
  public enum Escaped {
    JSON(c -> false),
    SCRIPT_SAFE(c -> c == '/' || c == 0x2028 || c == 0x2029),
    ASCII(c -> c > 0x7F),
    ASCII_SCRIPT_SAFE(c -> c == '/' || c > 0x7F),
    OJ_ASCII(c -> c >= 0x7F),
    OJ_SLASH(c -> c == '/'),
    OJ_XSS_SAFE(c -> c == '/' || c == '&' || c == '<' || c == '>' || c >= 0x7F),
    OJ_UNICODE_XSS(c -> c == 0x2028 || c == 0x2029),
    OJ_RAILS_XSS(c -> c == '&' || c == '<' || c == '>' || c == 0x2028 || c == 0x2029),
    OJ_NEWLINE(c -> false);

    private final IntPredicate besides;

    Escaped(IntPredicate besides) {
      this.besides = besides;
    }

    private boolean escapes(int c) {
      if (this == OJ_NEWLINE && c == '\n') {
        return false;
      }
      return c < 0x20 || c == '"' || c == '\\' || besides.test(c);
    }
  }

  /** Table 3-7 of the Unicode standard, a byte a char. */
  private static final Pattern WELL_FORMED =
      Pattern.compile(
          "[\0-\\x7F]|[\\xC2-\\xDF][\\x80-\\xBF]|\\xE0[\\xA0-\\xBF][\\x80-\\xBF]"
              + "|[\\xE1-\\xEC\\xEE\\xEF][\\x80-\\xBF]{2}|\\xED[\\x80-\\x9F][\\x80-\\xBF]"
              + "|\\xF0[\\x90-\\xBF][\\x80-\\xBF]{2}|[\\xF1-\\xF3][\\x80-\\xBF]{3}"
              + "|\\xF4[\\x80-\\x8F][\\x80-\\xBF]{2}");

  /** The longest start of a row of that table, or else one byte: what one U+FFFD stands for. */
  private static final Pattern MAXIMAL_SUBPART =
      Pattern.compile(
          "\\xE0[\\xA0-\\xBF]|[\\xE1-\\xEC\\xEE\\xEF][\\x80-\\xBF]|\\xED[\\x80-\\x9F]"
              + "|\\xF0[\\x90-\\xBF][\\x80-\\xBF]?|[\\xF1-\\xF3][\\x80-\\xBF]{1,2}"
              + "|\\xF4[\\x80-\\x8F][\\x80-\\xBF]?|[\0-\\xFF]");

  private static final Pattern SURROGATE = Pattern.compile("\\xED[\\xA0-\\xBF][\\x80-\\xBF]");

  private ReferenceText() {}

  /**
   * A JSON string with its quotes.
   *
   * @throws IllegalArgumentException for lone surrogates under {@link InvalidText#ERROR}
   */
  public static String quoted(String text, Escaped escaped, InvalidText invalid) {
    StringBuilder out = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      int c = text.codePointAt(i);
      if (Character.isSupplementaryCodePoint(c)) {
        i++;
      }
      append(out, c, escaped, invalid);
    }
    return out.append('"').toString();
  }

  private static void append(StringBuilder out, int c, Escaped escaped, InvalidText invalid) {
    if (c >= 0xD800 && c <= 0xDFFF) {
      switch (invalid) {
        case ERROR -> throw new IllegalArgumentException("lone surrogate");
        case REPLACE -> append(out, 0xFFFD, escaped, invalid);
        case ESCAPE -> hex(out, c);
      }
    } else if (!escaped.escapes(c)) {
      out.appendCodePoint(c);
    } else if (c == '/' || c == '"' || c == '\\') {
      out.append('\\').append((char) c);
    } else if ("\b\f\n\r\t".indexOf(c) >= 0) {
      out.append('\\').append("bfnrt".charAt("\b\f\n\r\t".indexOf(c)));
    } else {
      for (char unit : Character.toChars(c)) {
        hex(out, unit);
      }
    }
  }

  private static void hex(StringBuilder out, int unit) {
    String digits = Integer.toHexString(unit);
    out.append("\\u").append("0".repeat(4 - digits.length())).append(digits);
  }

  /**
   * A JSON string with its quotes, of bytes that claim to be UTF-8.
   *
   * @throws IllegalArgumentException for malformed bytes under {@link InvalidText#ERROR}
   */
  public static String quoted(byte[] utf8, Escaped escaped, InvalidText invalid) {
    String bytes = new String(utf8, ISO_8859_1);
    StringBuilder out = new StringBuilder("\"");
    for (int at = 0; at < bytes.length(); ) {
      Matcher good = matcher(WELL_FORMED, bytes, at);
      Matcher surrogate = matcher(SURROGATE, bytes, at);
      Matcher subpart = matcher(MAXIMAL_SUBPART, bytes, at);
      if (good.lookingAt()) {
        append(out, decode(good.group()).codePointAt(0), escaped, invalid);
        at = good.end();
      } else if (invalid == InvalidText.ERROR) {
        throw new IllegalArgumentException("malformed UTF-8 at " + at);
      } else if (invalid == InvalidText.ESCAPE && surrogate.lookingAt()) {
        String s = surrogate.group();
        append(out, 0xD000 | (s.charAt(1) & 0x3F) << 6 | s.charAt(2) & 0x3F, escaped, invalid);
        at = surrogate.end();
      } else if (subpart.lookingAt()) {
        append(out, 0xFFFD, escaped, invalid);
        at = subpart.end();
      }
    }
    return out.append('"').toString();
  }

  private static Matcher matcher(Pattern pattern, String bytes, int at) {
    return pattern.matcher(bytes).region(at, bytes.length());
  }

  private static String decode(String bytes) {
    return new String(bytes.getBytes(ISO_8859_1), UTF_8);
  }
}
