package org.jotjson.internal.token;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.temporal.Temporal;
import org.jotjson.internal.bytes.LittleEndian;
import org.jotjson.internal.number.BigText;
import org.jotjson.internal.number.DoubleText;
import org.jotjson.internal.number.FloatText;
import org.jotjson.internal.number.LongText;
import org.jotjson.internal.number.NumberLayout;
import org.jotjson.internal.number.TimeText;
import org.jotjson.internal.output.Output;
import org.jotjson.internal.text.MalformedTextException;
import org.jotjson.internal.text.Scratch;
import org.jotjson.internal.text.StringText;
import org.jotjson.internal.text.Utf8;

/**
 * Writes values that have nothing in them: literals, numbers, strings, ready-made JSON. Each is
 * followed by its comma, see {@link Tokens}.
 */
public abstract sealed class Scalars permits Tokens {
  private static final long MAX_SAFE_INTEGER = (1L << 53) - 1;

  /** Room for any number or literal, quotes, comma, and the overshoot of wide stores. */
  private static final int NUMBER_ROOM = DoubleText.MAX_BYTES + 16;

  final Output out;
  Layout layout;
  private final Scratch scratch = new Scratch();

  Scalars(Output out) {
    this.out = out;
  }

  /** Whether NaN and the infinities may be written. */
  public boolean takesNonFinite() {
    return layout.nonFinite != NonFinite.REFUSE;
  }

  public void nullValue() {
    literal(0x6C6C756E, 4); // "null", lowest byte first
  }

  public void bool(boolean value) {
    if (value) literal(0x65757274, 4); // "true"
    else literal(0x65_736C6166L, 5); // "false"
  }

  private void literal(long word, int length) {
    byte[] dst = out.ensure(NUMBER_ROOM);
    LittleEndian.putLong(dst, out.at, word | (long) ',' << (8 * length));
    out.at += length + 1;
  }

  public void number(long value) {
    if (layout.longsAsStrings | layout.doublesOnly
        && (value > MAX_SAFE_INTEGER || value < -MAX_SAFE_INTEGER)) {
      unsafeInteger(value);
      return;
    }
    byte[] dst = out.ensure(NUMBER_ROOM);
    endNumber(LongText.write(value, dst, out.at));
  }

  private void unsafeInteger(long value) {
    if (layout.longsAsStrings) string(Long.toString(value));
    else number(exactDouble(new BigDecimal(value), value));
  }

  public void number(double value) {
    if (!Double.isFinite(value)) {
      nonFinite(value, value);
      return;
    }
    byte[] dst = out.ensure(NUMBER_ROOM);
    if (layout.likeMri) endNumber(DoubleText.writeLikeMri(value, dst, out.at));
    else endNumber(DoubleText.write(value, dst, out.at, layout.numbers));
  }

  /** A float32 has digits of its own; as a double it would show digits that nobody wrote. */
  public void number(float value) {
    if (!Float.isFinite(value)) {
      nonFinite(value, value);
      return;
    }
    if (layout.doublesOnly) {
      number((double) value);
      return;
    }
    byte[] dst = out.ensure(NUMBER_ROOM);
    endNumber(FloatText.write(value, dst, out.at, layout.numbers));
  }

  private void endNumber(int at) {
    out.bytes[at] = ',';
    out.at = at + 1;
  }

  private void nonFinite(double value, Object boxed) {
    String word = Double.toString(value);
    switch (layout.nonFinite) {
      case REFUSE -> throw Failure.of(word + " is not allowed in JSON", boxed);
      case WORD -> ascii(word);
      case NULL -> nullValue();
      case STRING -> string(word);
    }
  }

  public void number(BigInteger value) {
    if (layout.doublesOnly) number(exactDouble(new BigDecimal(value), value));
    else if (layout.longsAsStrings && value.abs().bitLength() > 53) string(value.toString());
    else endNumber(BigText.write(value, out.ensure(BigText.maxBytes(value) + 1), out.at));
  }

  public void number(BigDecimal value) {
    if (layout.doublesOnly) number(exactDouble(value, value));
    else if (layout.plainDigits > 0) ascii(plain(value));
    else endNumber(BigText.write(value, out.ensure(BigText.maxBytes(value) + 1), out.at));
  }

  /** A decimal of few digits, without an exponent. */
  public void plainNumber(BigDecimal value) {
    if (layout.doublesOnly) number(exactDouble(value, value));
    else ascii(value.toPlainString());
  }

  private String plain(BigDecimal value) {
    long digits = BigText.plainDigits(value);
    if (digits <= layout.plainDigits) return value.toPlainString();
    throw Failure.of(
        "a number of " + digits + " digits, where plainDecimals allows " + layout.plainDigits,
        value);
  }

  private static double exactDouble(BigDecimal value, Object boxed) {
    double nearest = value.doubleValue();
    if (Double.isFinite(nearest) && new BigDecimal(nearest).compareTo(value) == 0) return nearest;
    throw Failure.of(
        "the number " + value + " is not exactly a double, which canonical JSON asks for", boxed);
  }

  /** Text that is known to be ASCII and a JSON token. */
  private void ascii(String token) {
    byte[] bytes = token.getBytes(ISO_8859_1);
    raw(bytes, 0, bytes.length);
  }

  /** Pastes ready-made JSON. */
  public void raw(byte[] json, int from, int length) {
    out.append(json, from, length);
    out.ensure(1)[out.at++] = ',';
  }

  /**
   * A double as the name of a member: the layout's own text, but Ruby's {@code Float#to_s} for
   * Ruby's.
   */
  public String keyText(double value) {
    if (!Double.isFinite(value)) return Double.toString(value);
    byte[] dst = new byte[NUMBER_ROOM];
    return new String(dst, 0, DoubleText.write(value, dst, 0, keyLayout()), ISO_8859_1);
  }

  /** A float as the name of a member. */
  public String keyText(float value) {
    if (!Float.isFinite(value)) return Float.toString(value);
    byte[] dst = new byte[NUMBER_ROOM];
    return new String(dst, 0, FloatText.write(value, dst, 0, keyLayout()), ISO_8859_1);
  }

  /** A decimal as the name of a member. */
  public String keyText(BigDecimal value) {
    return layout.plainDigits > 0 ? plain(value) : value.toString();
  }

  /** A date or time as the name of a member. */
  public String keyText(Temporal value, int fraction) {
    byte[] dst = new byte[TimeText.MAX_BYTES];
    return new String(dst, 0, TimeText.write(value, fraction, dst, 0), ISO_8859_1);
  }

  private NumberLayout keyLayout() {
    return layout.numbers == NumberLayout.RUBY ? NumberLayout.RUBY_TO_S : layout.numbers;
  }

  /** A date or time, see {@link TimeText#write}. */
  public void time(Temporal value, int fraction) {
    byte[] dst = out.ensure(TimeText.MAX_BYTES + 3);
    dst[out.at] = '"';
    int at = TimeText.write(value, fraction, dst, out.at + 1);
    dst[at] = '"';
    dst[at + 1] = ',';
    out.at = at + 2;
  }

  public void string(String text) {
    int length = text.length();
    if (length > StringText.PIECE) {
      longString(text);
      return;
    }
    byte[] dst = out.ensure(StringText.maxBytes(length) + 3);
    int at = out.at;
    dst[at] = '"';
    at = piece(text, 0, length, dst, at + 1);
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
    quote();
    for (int from = 0, to; from < text.length(); from = to) {
      to = StringText.pieceEnd(text, from);
      byte[] dst = out.ensure(StringText.maxBytes(to - from));
      out.at = piece(text, from, to, dst, out.at);
    }
    endQuote();
  }

  /** A string that comes as well-formed UTF-8. */
  public void utf8(byte[] utf8, int from, int to) {
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
