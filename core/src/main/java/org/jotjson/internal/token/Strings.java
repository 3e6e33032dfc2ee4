package org.jotjson.internal.token;

import static java.nio.charset.StandardCharsets.UTF_8;

import org.jotjson.internal.output.Output;
import org.jotjson.internal.output.WideText;
import org.jotjson.internal.text.MalformedTextException;
import org.jotjson.internal.text.PlainText;
import org.jotjson.internal.text.Scratch;
import org.jotjson.internal.text.StringText;
import org.jotjson.internal.text.Utf8;
import org.jotjson.internal.text.WideString;

/**
 * Writes strings and ready-made JSON, to UTF-8 or, for a text, to Latin-1 with wide parts. Each is
 * followed by its comma, see {@link Tokens}.
 */
public abstract sealed class Strings permits Scalars {
  /** Room for a plain string, its quotes and its comma. */
  static final int PLAIN_ROOM = PlainText.ROOM + 3;

  final Output out;
  Layout layout;
  private final Scratch scratch = new Scratch();

  Strings(Output out) {
    this.out = out;
  }

  /** Pastes ready-made JSON. */
  public void raw(byte[] json, int from, int length) {
    if (layout.text.isToLatin1() && !Utf8.isAscii(json, from, from + length)) {
      String text = new String(json, from, length, UTF_8);
      text.getChars(0, text.length(), out.wide.ensure(text.length()), out.wide.at);
      out.wide.at += text.length();
      out.wide.end(out.at);
    } else {
      out.append(json, from, length);
    }
    out.ensure(1)[out.at++] = ',';
  }

  public void string(String text) {
    byte[] dst = out.ensure(PLAIN_ROOM);
    out.at = string(text, dst, out.at);
  }

  /**
   * Writes a string to {@code dst[at, …)}, the output's own array, which has {@link #PLAIN_ROOM};
   * returns where the output ends.
   */
  final int string(String text, byte[] dst, int at) {
    int end = plainString(text, dst, at);
    return end == PlainText.NOT_PLAIN ? anyString(text, at) : end;
  }

  /** The same, unless the string is not so plain. */
  final int plainString(String text, byte[] dst, int at) {
    int end = PlainText.write(text, layout.text, dst, at + 1);
    if (end == PlainText.NOT_PLAIN) return end;
    dst[at] = '"';
    dst[end] = '"';
    dst[end + 1] = ',';
    return end + 2;
  }

  /** Writes any string where the output ends, and makes room for it. */
  final int anyString(String text, int at) {
    out.at = at;
    anyString(text);
    return out.at;
  }

  private void anyString(String text) {
    int length = text.length();
    if (length > StringText.PIECE) {
      longString(text);
      return;
    }
    byte[] dst = out.ensure(StringText.maxBytes(length) + 3);
    int at = out.at;
    dst[at] = '"';
    at = piece(text, 0, length, dst, at + 1);
    if (at == StringText.TOO_WIDE) {
      wideString(text);
      return;
    }
    dst[at] = '"';
    dst[at + 1] = ',';
    out.at = at + 2;
  }

  private int piece(String text, int from, int to, byte[] dst, int at) {
    try {
      return StringText.write(text, from, to, layout.text, scratch, dst, at);
    } catch (MalformedTextException e) {
      throw Failure.of(e.getMessage(), text);
    }
  }

  private void longString(String text) {
    if (layout.text.isToLatin1() && !StringText.isLatin1(text)) {
      wideString(text);
      return;
    }
    quote();
    for (int from = 0, to; from < text.length(); from = to) {
      to = StringText.pieceEnd(text, from);
      byte[] dst = out.ensure(StringText.maxBytes(to - from));
      out.at = piece(text, from, to, dst, out.at);
    }
    endQuote();
  }

  /** A string that Latin-1 cannot hold, where the output is Latin-1. */
  private void wideString(String text) {
    quote();
    try {
      for (int from = 0, to; from < text.length(); from = to) {
        to = StringText.pieceEnd(text, from);
        widePiece(WideString.take(text, from, to, scratch), from);
      }
    } catch (MalformedTextException e) {
      throw Failure.of(e.getMessage(), text);
    }
    endQuote();
  }

  private void widePiece(int length, int base) {
    WideText wide = out.wide;
    for (int i = 0; ; ) {
      char[] dst = wide.ensure(StringText.maxBytes(length - i));
      long stopped = WideString.write(scratch, i, length, layout.text, dst, wide.at, base);
      if ((int) stopped > wide.at) {
        wide.at = (int) stopped;
        wide.end(out.at);
      }
      i = (int) (stopped >>> 32);
      if (i == length) return;
      int run = WideString.narrow(scratch, i, length);
      byte[] bytes = out.ensure(StringText.maxBytes(run));
      out.at = WideString.writeNarrow(run, layout.text, scratch, bytes, out.at);
      i += run;
    }
  }

  /** A string that comes as well-formed UTF-8. */
  public void utf8(byte[] utf8, int from, int to) {
    if (layout.text.isToLatin1()) {
      string(Utf8.decode(utf8, from, to));
      return;
    }
    int length = to - from;
    if (length > StringText.PIECE) {
      longUtf8(utf8, from, to);
      return;
    }
    byte[] dst = out.ensure(StringText.maxBytes(length) + 3);
    int at = out.at;
    dst[at] = '"';
    at = StringText.write(utf8, from, to, layout.text, scratch, dst, at + 1);
    dst[at] = '"';
    dst[at + 1] = ',';
    out.at = at + 2;
  }

  private void longUtf8(byte[] utf8, int from, int to) {
    quote();
    for (int end; from < to; from = end) {
      end = StringText.pieceEnd(utf8, from, to);
      byte[] dst = out.ensure(StringText.maxBytes(end - from));
      out.at = StringText.write(utf8, from, end, layout.text, scratch, dst, out.at);
    }
    endQuote();
  }

  /** A string that comes as bytes which may be UTF-8. */
  public void checkedUtf8(byte[] bytes, int from, int to) {
    try {
      byte[] checked = Utf8.check(bytes, from, to, layout.text.malformed());
      if (checked == bytes) utf8(bytes, from, to);
      else utf8(checked, 0, checked.length);
    } catch (MalformedTextException e) {
      throw Failure.of(e.getMessage(), bytes);
    }
  }

  private void quote() {
    out.ensure(1)[out.at++] = '"';
  }

  private void endQuote() {
    byte[] dst = out.ensure(2);
    dst[out.at] = '"';
    dst[out.at + 1] = ',';
    out.at += 2;
  }
}
