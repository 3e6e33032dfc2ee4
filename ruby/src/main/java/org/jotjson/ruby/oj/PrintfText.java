package org.jotjson.ruby.oj;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jruby.RubyFloat;
import org.jruby.RubyString;
import org.jruby.runtime.ThreadContext;

/** Floats as C's printf writes them. */
final class PrintfText {
  private static final Pattern GENERAL = Pattern.compile("%0?\\.([0-9]{1,2})g");
  private static final Pattern EXACT = Pattern.compile("%0?\\.?([0-9]{0,2})l?([feE])(?:%%)?");

  /** Oj's buffer holds 64 bytes and a zero ends it. */
  private static final int MAX_LENGTH = 63;

  private static final int DEFAULT_DIGITS = 6;
  private static final int SUSPICIOUS_LENGTH = 17;
  private static final int LOWEST_PLAIN_EXPONENT = -4;

  private PrintfText() {}

  static String format(ThreadContext context, RubyFloat value, String format) {
    Matcher general = GENERAL.matcher(format);
    Matcher exact = EXACT.matcher(format);
    String text;
    if (general.matches()) {
      text = general(value.getValue(), Math.max(1, Integer.parseInt(general.group(1))));
    } else if (exact.matches()) {
      int digits = exact.group(1).isEmpty() ? DEFAULT_DIGITS : Integer.parseInt(exact.group(1));
      text = exact(value.getValue(), digits, exact.group(2));
      if (format.endsWith("%%")) text += "%";
    } else {
      RubyString pattern = RubyString.newString(context.runtime, format.replace("l", ""));
      text = pattern.callMethod(context, "%", value).toString();
    }
    return text.length() > MAX_LENGTH ? text.substring(0, MAX_LENGTH) : text;
  }

  /** {@code %.<digits>f} or {@code e}, of all digits that the double has. */
  private static String exact(double value, int digits, String letter) {
    BigDecimal all = new BigDecimal(value);
    BigDecimal rounded =
        letter.equals("f")
            ? all.setScale(digits, RoundingMode.HALF_EVEN)
            : all.round(new MathContext(digits + 1, RoundingMode.HALF_EVEN));
    String text = String.format(Locale.ROOT, "%." + digits + letter, rounded);
    return value < 0 && !text.startsWith("-") ? "-" + text : text;
  }

  /** {@code %.<digits>g} of a finite number that is not zero. */
  private static String general(double value, int digits) {
    MathContext rounding = new MathContext(digits, RoundingMode.HALF_EVEN);
    BigDecimal rounded = new BigDecimal(value).round(rounding).stripTrailingZeros();
    int exponent = rounded.precision() - rounded.scale() - 1;
    if (exponent >= LOWEST_PLAIN_EXPONENT && exponent < digits) return rounded.toPlainString();
    String all = rounded.unscaledValue().abs().toString();
    String fraction = all.length() == 1 ? "" : "." + all.substring(1);
    String sign = value < 0 ? "-" : "";
    String mark = exponent < 0 ? "e-" : "e+";
    String magnitude = Integer.toString(Math.abs(exponent));
    return sign + all.charAt(0) + fraction + mark + (magnitude.length() < 2 ? "0" : "") + magnitude;
  }

  /** Whether Oj takes the last digits for a rounding error. */
  static boolean isRoundedBadly(byte[] text, int length) {
    if (length < SUSPICIOUS_LENGTH) return false;
    byte repeated = text[length - 2];
    if (repeated != text[length - 3] || repeated != text[length - 4]) return false;
    return repeated == '0' && text[length - 1] == '1' || repeated == '9' && text[length - 1] == '9';
  }
}
