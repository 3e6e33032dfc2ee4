package org.jotjson.ruby.oj;

import java.util.ArrayList;
import java.util.List;
import org.jruby.RubyArray;
import org.jruby.RubyClass;
import org.jruby.RubyFixnum;
import org.jruby.RubyHash;
import org.jruby.RubyModule;
import org.jruby.RubyString;
import org.jruby.RubySymbol;
import org.jruby.exceptions.RaiseException;
import org.jruby.runtime.ThreadContext;
import org.jruby.runtime.builtin.IRubyObject;

/** Ruby values into {@link OjOptions}, with Oj's names, rules and errors. */
final class OjOptionReader extends RubyHash.VisitorWithState<OjOptions> {
  private static final int MAX_INDENT = 16;

  /** Oj's longest string of white space. */
  private static final int MAX_SPACE = 15;

  /** Changes options to what a hash says. Anything but a hash says nothing. */
  void read(ThreadContext context, IRubyObject given, OjOptions options) {
    if (!(given instanceof RubyHash hash)) return;
    hash.visitAll(context, this, options);
    options.spaceChanged();
  }

  @Override
  public void visit(
      ThreadContext context,
      RubyHash self,
      IRubyObject key,
      IRubyObject value,
      int index,
      OjOptions options) {
    if (!(key instanceof RubySymbol symbol)) return;
    String name = symbol.idString();
    if (name.equals("mode")) {
      options.mode = mode(context, value);
      return;
    }
    Flag flag = Flag.of(name);
    if (flag == null) other(context, name, value, options);
    else flag(context, name, value, flag, options);
  }

  private static void flag(
      ThreadContext context, String name, IRubyObject value, Flag flag, OjOptions options) {
    if (value.isNil()) options.set(flag, null);
    else if (value == context.tru) options.set(flag, true);
    else if (value == context.fals) options.set(flag, false);
    else throw wrong(context, name + " must be true, false, or nil.");
  }

  private void other(ThreadContext context, String name, IRubyObject value, OjOptions options) {
    switch (name) {
      case "indent" -> indent(context, value, options);
      case "indent_str" -> {}
      case "space" -> options.space = space(context, "space", value);
      case "space_before" -> options.spaceBefore = space(context, "sapce_before", value);
      case "object_nl" -> options.objectNl = space(context, "object_nl", value);
      case "array_nl" -> options.arrayNl = space(context, "array_nl", value);
      case "escape_mode" -> options.escapeMode = escapeMode(context, value);
      case "ascii_only" -> asciiOnly(context, value, options);
      case "time_format" -> options.timeFormat = timeFormat(context, value);
      case "second_precision" -> secondPrecision(context, value, options);
      case "max_nesting" -> options.maxNesting = maxNesting(context, value, options.maxNesting);
      case "only" -> options.only = keys(context, value);
      case "except" -> options.except = keys(context, value);
      case "ignore" -> options.ignore = ignore(context, value);
      case "create_id" -> options.createId = createId(context, value);
      case "hash_class", "object_class" -> options.hashClass = type(context, value);
      case "array_class" -> options.arrayClass = type(context, value);
      case "match_string" -> options.matchString = matchString(context, value);
      case "decimal_class" -> options.compatBigdecimal = decimalClass(context, value);
      case "omit_nil" -> options.omitNil = bool(context, name, value, options.omitNil);
      case "omit_null_byte" ->
          options.omitNullByte = bool(context, name, value, options.omitNullByte);
      default -> NumberOptions.read(context, name, value, options);
    }
  }

  static Mode mode(ThreadContext context, IRubyObject value) {
    Mode mode = value instanceof RubySymbol symbol ? Mode.of(symbol.idString()) : null;
    if (mode != null) return mode;
    throw wrong(
        context, ":mode must be :object, :strict, :compat, :null, :custom, :rails, or :wab.");
  }

  private static void indent(ThreadContext context, IRubyObject value, OjOptions options) {
    String text = "";
    int columns = 0;
    if (value instanceof RubyFixnum number) {
      columns = (int) number.getValue();
      if (columns > MAX_INDENT) {
        throw wrong(context, "indent is limited to " + MAX_INDENT + " characters.");
      }
    } else if (value instanceof RubyString) {
      text = space(context, "indent", value);
    } else if (!value.isNil()) {
      throw context.runtime.newTypeError("indent must be a Fixnum, String, or nil.");
    }
    options.indent = columns;
    options.indentString = text;
  }

  /** A string of white space; nil is none. */
  static String space(ThreadContext context, String name, IRubyObject value) {
    if (value.isNil()) return "";
    if (!(value instanceof RubyString string)) throw wrongType(context, value, "String");
    if (string.getByteList().realSize() > MAX_SPACE) {
      int limit = MAX_SPACE + 1;
      throw wrong(context, name + " string is limited to " + limit + " characters.");
    }
    return string.asJavaString();
  }

  private static EscapeMode escapeMode(ThreadContext context, IRubyObject value) {
    EscapeMode mode = value instanceof RubySymbol name ? EscapeMode.of(name.idString()) : null;
    if (mode != null && !mode.option().isEmpty()) return mode;
    throw wrong(context, ":encoding must be :newline, :json, :xss_safe, :unicode_xss, or :ascii.");
  }

  private static void asciiOnly(ThreadContext context, IRubyObject value, OjOptions options) {
    if (value == context.tru) options.escapeMode = EscapeMode.ASCII;
    else if (value == context.fals) options.escapeMode = EscapeMode.JSON;
  }

  private static OjOptions.Times timeFormat(ThreadContext context, IRubyObject value) {
    for (OjOptions.Times format : OjOptions.Times.values()) {
      if (value instanceof RubySymbol name && name.idString().equalsIgnoreCase(format.name())) {
        return format;
      }
    }
    throw wrong(context, ":time_format must be :unix, :unix_zone, :xmlschema, or :ruby.");
  }

  private static void secondPrecision(ThreadContext context, IRubyObject value, OjOptions options) {
    if (!(value instanceof RubyFixnum number)) {
      throw wrong(context, ":second_precision must be a Integer.");
    }
    options.secondPrecisionSet = number.getValue() >= 0;
    options.secondPrecision = (int) Math.max(0, Math.min(9, number.getValue()));
  }

  static int maxNesting(ThreadContext context, IRubyObject value, int known) {
    if (value == context.tru) return 100;
    if (!value.isTrue()) return OjOptions.MAX_DEPTH;
    if (!(value instanceof RubyFixnum number)) return known;
    return number.getValue() <= 0 ? OjOptions.MAX_DEPTH : (int) number.getValue();
  }

  private static boolean bool(
      ThreadContext context, String name, IRubyObject value, boolean known) {
    if (value.isNil()) return known;
    if (value == context.tru || value == context.fals) return value.isTrue();
    throw wrong(context, ":" + name + " must be true or false.");
  }

  private static List<String> keys(ThreadContext context, IRubyObject value) {
    if (value.isNil()) return null;
    List<String> keys = new ArrayList<>();
    if (value instanceof RubyArray<?> array) {
      for (int i = 0; i < array.getLength(); i++) keys.add(key(context, array.eltOk(i), ""));
    } else {
      keys.add(key(context, value, "zzz "));
    }
    return keys.isEmpty() ? null : keys;
  }

  private static String key(ThreadContext context, IRubyObject value, String word) {
    if (value instanceof RubySymbol || value instanceof RubyString) return value.asJavaString();
    throw wrong(context, ":only and " + word + ":except must be nil, symbol, string, or array.");
  }

  private static List<IRubyObject> ignore(ThreadContext context, IRubyObject value) {
    if (value.isNil()) return null;
    if (!(value instanceof RubyArray<?> array)) throw wrongType(context, value, "Array");
    List<IRubyObject> types = new ArrayList<>();
    for (int i = 0; i < array.getLength(); i++) types.add(array.eltOk(i));
    return types.isEmpty() ? null : types;
  }

  private static String createId(ThreadContext context, IRubyObject value) {
    if (value.isNil()) return null;
    if (value instanceof RubyString) return value.asJavaString();
    throw wrong(context, ":create_id must be string.");
  }

  private static IRubyObject type(ThreadContext context, IRubyObject value) {
    if (value.isNil()) return null;
    if (value instanceof RubyClass) return value;
    throw wrongType(context, value, "Class");
  }

  private static IRubyObject matchString(ThreadContext context, IRubyObject value) {
    if (value instanceof RubyHash hash) return hash.dup();
    throw wrongType(context, value, "Hash");
  }

  private static boolean decimalClass(ThreadContext context, IRubyObject value) {
    if (value == context.runtime.getFloat()) return false;
    String name = value instanceof RubyModule module ? module.getName() : "";
    if (name.equals("BigDecimal")) return true;
    throw wrong(context, ":decimal_class must be BigDecimal or Float.");
  }

  static RaiseException wrong(ThreadContext context, String message) {
    return context.runtime.newArgumentError(message);
  }

  static RaiseException wrongType(ThreadContext context, IRubyObject value, String expected) {
    String type =
        value.isNil()
            ? "nil"
            : value == context.tru || value == context.fals
                ? value.toString()
                : value.getMetaClass().getRealClass().getName();
    return context.runtime.newTypeError(
        "wrong argument type " + type + " (expected " + expected + ")");
  }
}
