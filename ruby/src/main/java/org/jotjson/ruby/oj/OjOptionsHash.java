package org.jotjson.ruby.oj;

import java.util.List;
import org.jruby.Ruby;
import org.jruby.RubyArray;
import org.jruby.RubyHash;
import org.jruby.RubyRange;
import org.jruby.runtime.ThreadContext;
import org.jruby.runtime.builtin.IRubyObject;

/** {@link OjOptions} as Ruby values. */
final class OjOptionsHash {
  /** What {@code Oj.default_options} shows, in its order. */
  private static final String[] NAMES = {
    "indent",
    "second_precision",
    "circular",
    "class_cache",
    "auto_define",
    "symbol_keys",
    "bigdecimal_as_decimal",
    "create_additions",
    "use_to_json",
    "use_to_hash",
    "use_as_json",
    "use_raw_json",
    "nilnil",
    "empty_string",
    "allow_gc",
    "quirks_mode",
    "allow_invalid_unicode",
    "allow_nan",
    "trace",
    "safe",
    "float_precision",
    "float_format",
    "cache_str",
    "ignore_under",
    "cache_keys",
    "mode",
    "integer_range",
    "max_integer_digits",
    "escape_mode",
    "time_format",
    "bigdecimal_load",
    "compat_bigdecimal",
    "create_id",
    "space",
    "space_before",
    "object_nl",
    "array_nl",
    "nan",
    "omit_nil",
    "omit_null_byte",
    "hash_class",
    "array_class",
    "only",
    "except",
    "ignore"
  };

  private OjOptionsHash() {}

  static RubyHash hash(ThreadContext context, OjOptions options) {
    RubyHash hash = RubyHash.newHash(context.runtime);
    for (String name : NAMES) {
      hash.op_aset(context, context.runtime.newSymbol(name), get(context, options, name));
    }
    return hash;
  }

  static IRubyObject get(ThreadContext context, OjOptions options, String name) {
    Flag flag = Flag.of(name);
    if (flag != null) {
      return options.is(flag) ? context.tru : options.isNot(flag) ? context.fals : context.nil;
    }
    Ruby ruby = context.runtime;
    return switch (name) {
      case "indent" ->
          options.indentString.isEmpty()
              ? ruby.newFixnum(options.indent)
              : ruby.newString(options.indentString);
      case "second_precision" -> ruby.newFixnum(options.secondPrecision);
      case "second_precision_set" -> bool(context, options.secondPrecisionSet);
      case "float_precision" -> ruby.newFixnum(options.floatPrecision);
      case "float_format" -> ruby.newString(options.floatFormat);
      case "cache_str" -> ruby.newFixnum(options.cacheStr);
      case "mode" -> ruby.newSymbol(options.mode.option());
      case "integer_range" -> integerRange(context, options);
      case "max_integer_digits" -> ruby.newFixnum(options.maxIntegerDigits);
      case "max_nesting" -> ruby.newFixnum(options.maxNesting);
      case "escape_mode" -> symbol(ruby, escapes(options));
      case "time_format" -> symbol(ruby, options.timeFormat.name());
      case "bigdecimal_load" -> symbol(ruby, options.bigdecimalLoad);
      case "nan" -> symbol(ruby, options.nan.name());
      default -> other(context, options, name);
    };
  }

  private static IRubyObject other(ThreadContext context, OjOptions options, String name) {
    return switch (name) {
      case "compat_bigdecimal" -> bool(context, options.compatBigdecimal);
      case "omit_nil" -> bool(context, options.omitNil);
      case "omit_null_byte" -> bool(context, options.omitNullByte);
      case "create_id" ->
          options.createId == null ? context.nil : context.runtime.newString(options.createId);
      case "space" -> text(context, options.space);
      case "space_before" -> text(context, options.spaceBefore);
      case "object_nl" -> text(context, options.objectNl);
      case "array_nl" -> text(context, options.arrayNl);
      case "hash_class" -> options.hashClass == null ? context.nil : options.hashClass;
      case "array_class" -> options.arrayClass == null ? context.nil : options.arrayClass;
      case "match_string" -> options.matchString == null ? context.nil : options.matchString;
      case "only" -> symbols(context, options.only);
      case "except" -> symbols(context, options.except);
      case "ignore" -> array(context, options.ignore);
      default -> context.nil;
    };
  }

  private static String escapes(OjOptions options) {
    String name = options.escapeMode.option();
    return name.isEmpty() ? "json" : name;
  }

  private static IRubyObject symbol(Ruby ruby, String name) {
    return ruby.newSymbol(name.toLowerCase(java.util.Locale.ROOT));
  }

  static IRubyObject bool(ThreadContext context, boolean value) {
    return value ? context.tru : context.fals;
  }

  private static IRubyObject text(ThreadContext context, String text) {
    return text == null || text.isEmpty() ? context.nil : context.runtime.newString(text);
  }

  private static IRubyObject integerRange(ThreadContext context, OjOptions options) {
    if (options.integerMin == 0 && options.integerMax == 0) return context.nil;
    return RubyRange.newRange(
        context,
        context.runtime.newFixnum(options.integerMin),
        context.runtime.newFixnum(options.integerMax),
        false);
  }

  private static IRubyObject symbols(ThreadContext context, List<String> names) {
    if (names == null) return context.nil;
    RubyArray<?> array = RubyArray.newArray(context.runtime);
    for (String name : names) array.append(context.runtime.newSymbol(name));
    return array;
  }

  private static IRubyObject array(ThreadContext context, List<IRubyObject> values) {
    return values == null ? context.nil : RubyArray.newArray(context.runtime, values);
  }
}
