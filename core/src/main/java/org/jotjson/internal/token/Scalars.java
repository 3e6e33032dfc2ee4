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

/**
 * Writes values that have nothing in them: literals, numbers, strings, ready-made JSON. Each is
 * followed by its comma, see {@link Tokens}.
 */
public abstract sealed class Scalars extends Strings permits Tokens {
  private static final long MAX_SAFE_INTEGER = (1L << 53) - 1;

  /** Room for any number or literal, quotes, comma, and the overshoot of wide stores. */
  static final int NUMBER_ROOM = DoubleText.MAX_BYTES + 16;

  /** Room for an integer, its comma, and the overshoot of wide stores. */
  private static final int INTEGER_ROOM = LongText.MAX_BYTES + 1 + Long.BYTES;

  Scalars(Output out) {
    super(out);
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
    if (layout.longsAsStrings | layout.doublesOnly && isUnsafe(value)) {
      unsafeInteger(value);
      return;
    }
    byte[] dst = out.ensure(NUMBER_ROOM);
    endNumber(LongText.write(value, dst, out.at));
  }

  /** Whether there are doubles that are neighbours of this number, and no integers. */
  static boolean isUnsafe(long value) {
    return value > MAX_SAFE_INTEGER || value < -MAX_SAFE_INTEGER;
  }

  /**
   * Writes integers one behind the other, which are elements of an array where there is no white
   * space. Quicker than one by one.
   */
  public void numbers(long[] values, int count) {
    if (layout.longsAsStrings | layout.doublesOnly) {
      for (int i = 0; i < count; i++) number(values[i]);
      return;
    }
    byte[] dst = out.ensure(count * INTEGER_ROOM);
    int at = out.at;
    for (int i = 0; i < count; i++) {
      at = LongText.write(values[i], dst, at);
      dst[at++] = ',';
    }
    out.at = at;
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
}
