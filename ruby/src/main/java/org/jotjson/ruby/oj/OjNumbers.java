package org.jotjson.ruby.oj;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import org.jotjson.internal.number.DoubleText;
import org.jotjson.internal.number.NumberLayout;
import org.jotjson.internal.token.Tokens;
import org.jruby.RubyBignum;
import org.jruby.RubyFixnum;
import org.jruby.RubyFloat;
import org.jruby.runtime.builtin.IRubyObject;

/** Writes integers and floats by Oj's rules, which differ from mode to mode. */
final class OjNumbers {
  static final String INFINITY = "3.0e14159265358979323846";
  static final String NAN = "3.3e14159265358979323846";

  /** Whole numbers below have exact shortest digits: 10^15. */
  private static final double SHORT_WHOLE = 1e15;

  private static final int DOUBLE_DIGITS = 15;
  private static final int MOST_DIGITS = 16;

  /** Beyond this, MRI's integers are big ones. */
  private static final long FIXNUM_LIMIT = 1L << 62;

  private final OjWalker walker;
  private final Tokens tokens;
  private final byte[] scratch = new byte[DoubleText.MAX_BYTES];

  private boolean ranged;

  OjNumbers(OjWalker walker) {
    this.walker = walker;
    this.tokens = walker.tokens;
  }

  /** Looks at the options. */
  void start() {
    ranged = walker.options.integerMin != 0 || walker.options.integerMax != 0;
  }

  /** Whether integers of some size are written as strings. */
  boolean isRanged() {
    return ranged;
  }

  void integer(IRubyObject value) {
    if (ranged) ranged(value);
    else if (value instanceof RubyFixnum number) tokens.number(number.getValue());
    else tokens.number(((RubyBignum) value).getValue());
  }

  private void ranged(IRubyObject value) {
    boolean isLong = value instanceof RubyFixnum;
    if (isLong && !isOutside(((RubyFixnum) value).getValue(), walker.options)) {
      tokens.number(((RubyFixnum) value).getValue());
    } else {
      tokens.string(value.toString());
    }
  }

  private static boolean isOutside(long number, OjOptions options) {
    if (number >= FIXNUM_LIMIT || number < -FIXNUM_LIMIT) return true;
    if (options.integerMin == 0 || options.integerMax == 0) return false;
    return number > options.integerMax || number < options.integerMin;
  }

  void number(RubyFloat value) {
    double number = value.getValue();
    if (number == 0) tokens.number(0.0);
    else if (!Double.isFinite(number)) nonFinite(value);
    else if (!whole(number)) fraction(value);
  }

  /** Writes what a C long holds with all its digits, and says so. */
  private boolean whole(double number) {
    long whole = (long) number;
    if (whole != number || whole == Long.MAX_VALUE) return false;
    if (Math.abs(number) < SHORT_WHOLE) tokens.number(number);
    else raw(whole + ".0");
    return true;
  }

  private void fraction(RubyFloat value) {
    double number = value.getValue();
    switch (walker.mode) {
      case COMPAT, RAILS -> {
        if (walker.oj.railsFloats) rounded(value, MOST_DIGITS, "%0.16g", true);
        else tokens.number(number);
      }
      case WAB -> rounded(value, MOST_DIGITS, "%0.16g", false);
      default -> {
        String format = walker.options.floatFormat;
        if (walker.options.floatPrecision == 0) tokens.number(number);
        else if (!format.equals("%0.15g")) formatted(value, format, true);
        else if (!fifteenDigits(number)) rounded(value, DOUBLE_DIGITS, format, true);
      }
    }
  }

  /** Writes {@code %0.15g} if the shortest digits are no more than 15. */
  private boolean fifteenDigits(double number) {
    if (Math.abs(number) < Double.MIN_NORMAL) return false;
    int end = DoubleText.write(number, scratch, 0, NumberLayout.C_15G);
    int digits = 0;
    for (int i = 0; i < end && scratch[i] != 'e'; i++) {
      boolean digit = scratch[i] >= '0' && scratch[i] <= '9';
      if (digit && (digits > 0 || scratch[i] != '0')) digits++;
    }
    if (digits > DOUBLE_DIGITS || PrintfText.isRoundedBadly(scratch, end)) return false;
    tokens.raw(scratch, 0, end);
    return true;
  }

  /** Writes {@code %0.<digits>g}, which is the format. */
  private void rounded(RubyFloat value, int digits, String format, boolean mends) {
    int end = RoundedDigits.write(value.getValue(), digits, scratch, 0);
    if (end < 0) formatted(value, format, mends);
    else mended(value, scratch, end, mends);
  }

  private void formatted(RubyFloat value, String format, boolean mends) {
    String text = PrintfText.format(walker.context, value, format);
    byte[] bytes = text.getBytes(ISO_8859_1);
    mended(value, bytes, bytes.length, mends);
  }

  private void mended(RubyFloat value, byte[] text, int length, boolean mends) {
    if (mends && PrintfText.isRoundedBadly(text, length)) tokens.number(value.getValue());
    else tokens.raw(text, 0, length);
  }

  private void nonFinite(RubyFloat value) {
    double number = value.getValue();
    switch (walker.mode) {
      case STRICT, NULL -> strictNonFinite(value);
      case COMPAT -> {
        if (walker.options.nan != OjOptions.Nan.WORD) throw walker.errors.nonFinite(number);
        raw(Double.toString(number));
      }
      case RAILS -> tokens.nullValue();
      case WAB -> throw walker.errors.notDumped(value, "wab", "\n");
      default -> otherNonFinite(value);
    }
  }

  private void strictNonFinite(RubyFloat value) {
    switch (walker.options.nan) {
      case NULL -> tokens.nullValue();
      case HUGE -> huge(value.getValue());
      default -> throw walker.errors.notDumped(value, "strict", "\n");
    }
  }

  private void otherNonFinite(RubyFloat value) {
    double number = value.getValue();
    OjOptions options = walker.options;
    if (options.mode == Mode.OBJECT) {
      huge(number);
      return;
    }
    switch (options.nan) {
      case NULL -> tokens.nullValue();
      case WORD -> raw(Double.toString(number));
      case RAISE -> throw walker.errors.notDumped(value, "strict", "");
      case HUGE -> huge(number);
      case AUTO -> {
        if (options.mode == Mode.CUSTOM && number == Double.POSITIVE_INFINITY) tokens.nullValue();
        else huge(number);
      }
    }
  }

  private void huge(double number) {
    raw(Double.isNaN(number) ? NAN : number < 0 ? "-" + INFINITY : INFINITY);
  }

  /** Writes ASCII that needs nothing more. */
  void raw(String text) {
    byte[] bytes = text.getBytes(ISO_8859_1);
    tokens.raw(bytes, 0, bytes.length);
  }
}
