package org.jotjson.internal.text;

import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;

/**
 * The escape policies, as data: for each one a table per source encoding. RFC 8259 section 7 asks
 * for quote, backslash and controls; the short forms, lower-case digits and the wider policies are
 * those of Ruby's json gem and of Oj.
 */
public enum Escapes {
  /** Quote, backslash and controls; everything else as UTF-8. DEL stays raw. */
  JSON(p -> {}),
  /**
   * {@link #JSON}, and {@code /}, U+2028, U+2029: safe inside a script element and in old
   * JavaScript.
   */
  SCRIPT_SAFE(p -> p.slash().range(0x2028, 0x2029)),
  /** {@link #JSON}, and every code point beyond ASCII as one or two {@code \}{@code uXXXX}. */
  ASCII(p -> p.range(0x80, 0x10FFFF)),
  /** Both {@link #ASCII} and {@link #SCRIPT_SAFE}. */
  ASCII_SCRIPT_SAFE(p -> p.slash().range(0x80, 0x10FFFF)),
  /** Oj's {@code :ascii}: as {@link #ASCII}, and DEL. */
  OJ_ASCII(p -> p.hex(0x7F).range(0x80, 0x10FFFF)),
  /** Oj's {@code :slash}: {@code /} only. */
  OJ_SLASH(p -> p.slash()),
  /** Oj's {@code :xss_safe}. */
  OJ_XSS_SAFE(p -> p.slash().hex('&').hex('<').hex('>').hex(0x7F).range(0x80, 0x10FFFF)),
  /** Oj's {@code :unicode_xss}: U+2028 and U+2029. */
  OJ_UNICODE_XSS(p -> p.range(0x2028, 0x2029)),
  /** Oj's rails mode with Active Support's {@code escape_html_entities_in_json}. */
  OJ_RAILS_XSS(p -> p.hex('&').hex('<').hex('>').range(0x2028, 0x2029)),
  /** Oj's {@code :newline}: a newline stays raw, which is not JSON. */
  OJ_NEWLINE(p -> p.raw('\n'));

  /**
   * Longest output for one UTF-16 code unit or one UTF-8 byte: a control as {@code \}{@code u001f}.
   */
  public static final int MAX_BYTES_PER_UNIT = 6;

  final EscapeTable utf8;
  final EscapeTable latin1;

  /** {@link #latin1} for output that is Latin-1 as well. */
  final EscapeTable latin1Kept;

  /**
   * {@link #utf8} for text in which lone surrogates stand as three bytes each and are to be
   * escaped.
   */
  final EscapeTable utf8WithSurrogates;

  Escapes(Consumer<Policy> policy) {
    Policy p = new Policy();
    policy.accept(p);
    utf8 = p.utf8();
    latin1 = p.latin1(false);
    latin1Kept = p.latin1(true);
    utf8WithSurrogates = p.range(0xD800, 0xDFFF).utf8();
  }

  /** Collects the replacements of one policy. */
  private static final class Policy {
    private final String[] replacements = new String[0x80];
    private int[] ranges = {};

    Policy() {
      for (int c = 0; c < 0x20; c++) hex(c);
      String shorts = "\bb\ff\nn\rr\tt\"\"\\\\";
      for (int i = 0; i < shorts.length(); i += 2) {
        replacements[shorts.charAt(i)] = "\\" + shorts.charAt(i + 1);
      }
    }

    Policy hex(int c) {
      replacements[c] = hexEscape(c);
      return this;
    }

    Policy slash() {
      replacements['/'] = "\\/";
      return this;
    }

    Policy raw(int c) {
      replacements[c] = null;
      return this;
    }

    Policy range(int first, int last) {
      int[] more = java.util.Arrays.copyOf(ranges, ranges.length + 2);
      more[ranges.length] = first;
      more[ranges.length + 1] = last;
      ranges = more;
      return this;
    }

    EscapeTable utf8() {
      long[] entries = asciiEntries();
      for (int lead = 0xC2; lead < 0xF5; lead++) {
        if (startsEscaped(lead)) entries[lead] = EscapeTable.LOOK_CLOSER;
      }
      return new EscapeTable(entries, ranges);
    }

    EscapeTable latin1(boolean kept) {
      long[] entries = asciiEntries();
      EscapeTable predicate = new EscapeTable(entries, ranges);
      for (int c = 0x80; c < 0x100; c++) {
        if (predicate.escapes(c)) entries[c] = entry(hexEscape(c));
        else if (!kept) entries[c] = entry(String.valueOf((char) c));
      }
      return new EscapeTable(entries, ranges);
    }

    private long[] asciiEntries() {
      long[] entries = new long[0x100];
      for (int c = 0; c < 0x80; c++)
        if (replacements[c] != null) entries[c] = entry(replacements[c]);
      return entries;
    }

    private boolean startsEscaped(int lead) {
      int first =
          lead < 0xE0
              ? (lead & 0x1F) << 6
              : lead < 0xF0 ? (lead & 0x0F) << 12 : (lead & 0x07) << 18;
      int last = first + (lead < 0xE0 ? 0x3F : lead < 0xF0 ? 0xFFF : 0x3FFFF);
      for (int i = 0; i < ranges.length; i += 2) {
        if (ranges[i] <= last && first <= ranges[i + 1]) return true;
      }
      return false;
    }

    private static String hexEscape(int c) {
      // a Formatter would take most of a short program's start
      return "\\u".concat(Integer.toHexString(0x1_0000 | c).substring(1));
    }

    private static long entry(String text) {
      byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
      long word = (long) bytes.length << 56;
      for (int i = 0; i < bytes.length; i++) word |= (bytes[i] & 0xFFL) << (8 * i);
      return word;
    }
  }
}
