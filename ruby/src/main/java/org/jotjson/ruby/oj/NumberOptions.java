package org.jotjson.ruby.oj;

import static org.jotjson.ruby.oj.OjOptionReader.wrong;
import static org.jotjson.ruby.oj.OjOptionReader.wrongType;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jruby.RubyFixnum;
import org.jruby.RubyRange;
import org.jruby.RubyString;
import org.jruby.RubySymbol;
import org.jruby.runtime.ThreadContext;
import org.jruby.runtime.builtin.IRubyObject;

/** The options that have to do with numbers. */
final class NumberOptions {
  private static final Pattern DIRECTIVE =
      Pattern.compile("%(?:%|[-+ #0]*[0-9]*(?:\\.[0-9]*)?l?(.?))", Pattern.DOTALL);

  private static final int MAX_FORMAT = 6;
  private static final int MAX_PRECISION = 20;

  private NumberOptions() {}

  static void read(ThreadContext context, String name, IRubyObject value, OjOptions options) {
    switch (name) {
      case "float_precision" -> floatPrecision(context, value, options);
      case "float_format" -> options.floatFormat = floatFormat(context, value);
      case "nan" -> options.nan = nan(context, value, options.nan);
      case "integer_range" -> integerRange(context, value, options);
      case "max_integer_digits" -> options.maxIntegerDigits = maxIntegerDigits(context, value);
      case "cache_str", "cache_string" -> cacheStr(context, value, options);
      case "bigdecimal_load" -> bigdecimalLoad(context, value, options);
      case "compat_bigdecimal" -> {
        if (!value.isNil()) options.compatBigdecimal = value == context.tru;
      }
      default -> {}
    }
  }

  private static void floatPrecision(ThreadContext context, IRubyObject value, OjOptions options) {
    if (!(value instanceof RubyFixnum number)) {
      throw wrong(context, ":float_precision must be a Integer.");
    }
    int digits = (int) Math.max(0, Math.min(MAX_PRECISION, number.getValue()));
    options.floatPrecision = digits;
    options.floatFormat = digits == 0 ? "" : "%0." + digits + "g";
  }

  private static String floatFormat(ThreadContext context, IRubyObject value) {
    if (!(value instanceof RubyString)) throw wrongType(context, value, "String");
    String format = value.asJavaString();
    if (format.length() > MAX_FORMAT) {
      throw wrong(context, ":float_format must be 6 bytes or less.");
    }
    Matcher directives = DIRECTIVE.matcher(format);
    int count = 0;
    while (directives.find()) {
      String letter = directives.group(1);
      if (letter == null) continue;
      if (++count > 1) {
        throw wrong(context, ":float_format must not have more than one directive.");
      }
      if (letter.isEmpty() || "aAeEfgG".indexOf(letter.charAt(0)) < 0) {
        throw wrong(
            context,
            ":float_format directive must be one of aAeEfgG and take no argument of its own.");
      }
    }
    return format;
  }

  private static OjOptions.Nan nan(ThreadContext context, IRubyObject value, OjOptions.Nan known) {
    if (value.isNil()) return known;
    for (OjOptions.Nan nan : OjOptions.Nan.values()) {
      if (value instanceof RubySymbol name && name.idString().equalsIgnoreCase(nan.name())) {
        return nan;
      }
    }
    throw wrong(context, ":nan must be :null, :huge, :word, :raise, or :auto.");
  }

  private static void integerRange(ThreadContext context, IRubyObject value, OjOptions options) {
    if (value.isNil() || value == context.fals) return;
    if (!(value instanceof RubyRange range)) {
      throw wrong(context, ":integer_range must be a range of Fixnum.");
    }
    if (!(range.begin(context) instanceof RubyFixnum min)
        || !(range.end(context) instanceof RubyFixnum max)) {
      throw wrong(context, ":integer_range range bounds is not Fixnum.");
    }
    options.integerMin = min.getValue();
    options.integerMax = max.getValue();
  }

  private static long maxIntegerDigits(ThreadContext context, IRubyObject value) {
    if (!value.isTrue()) return 0;
    if (!(value instanceof RubyFixnum number)) {
      throw wrong(context, ":max_integer_digits must be a non-negative Integer.");
    }
    if (number.getValue() < 0) throw wrong(context, ":max_integer_digits must be >= 0.");
    return number.getValue();
  }

  private static void cacheStr(ThreadContext context, IRubyObject value, OjOptions options) {
    if (!(value instanceof RubyFixnum number)) {
      throw wrong(context, ":cache_str must be a Integer.");
    }
    options.cacheStr = (int) Math.max(0, Math.min(32, number.getValue()));
  }

  private static void bigdecimalLoad(ThreadContext context, IRubyObject value, OjOptions options) {
    if (value.isNil()) return;
    String name = value == context.tru ? "bigdecimal" : value == context.fals ? "auto" : "";
    if (value instanceof RubySymbol symbol) name = symbol.idString();
    switch (name) {
      case "bigdecimal", "float", "fast", "auto" -> options.bigdecimalLoad = name;
      default -> throw wrong(context, ":bigdecimal_load must be :bigdecimal, :float, or :auto.");
    }
  }
}
