package org.jotjson.ruby;

import static org.jotjson.ruby.Errors.wrongType;

import org.jruby.RubyFixnum;
import org.jruby.RubyHash;
import org.jruby.RubyNumeric;
import org.jruby.RubyProc;
import org.jruby.RubyString;
import org.jruby.RubySymbol;
import org.jruby.runtime.ThreadContext;
import org.jruby.runtime.builtin.IRubyObject;
import org.jruby.util.TypeConverter;

/** Ruby values into {@link Options}: the only place that knows the names of the options. */
final class OptionReader extends RubyHash.VisitorWithState<Options> {
  private final JsonGem gem;

  OptionReader(JsonGem gem) {
    this.gem = gem;
  }

  /** The options that a call was given: a hash, or nil or false for none. */
  Options read(ThreadContext context, IRubyObject given) {
    if (!given.isTrue()) return gem.defaults;
    if (!(given instanceof RubyHash hash)) throw wrongType(context, given, "Hash");
    if (hash.isEmpty()) return gem.defaults;
    Options options = gem.defaults.copy();
    hash.visitAll(context, this, options);
    return options;
  }

  /** Changes options to what a hash says. */
  void read(ThreadContext context, IRubyObject given, Options options) {
    if (!given.isTrue()) return;
    if (!(given instanceof RubyHash hash)) throw wrongType(context, given, "Hash");
    hash.visitAll(context, this, options);
  }

  @Override
  public void visit(
      ThreadContext context,
      RubyHash self,
      IRubyObject key,
      IRubyObject value,
      int index,
      Options options) {
    if (!(key instanceof RubySymbol name)) return;
    switch (name.idString()) {
      case "indent" -> options.indent = whiteSpace(context, value);
      case "space" -> options.space = whiteSpace(context, value);
      case "space_before" -> options.spaceBefore = whiteSpace(context, value);
      case "object_nl" -> options.objectNl = whiteSpace(context, value);
      case "array_nl" -> options.arrayNl = whiteSpace(context, value);
      case "ascii_only" -> options.asciiOnly = value.isTrue();
      case "script_safe", "escape_slash" -> options.scriptSafe = value.isTrue();
      case "float_digits" -> options.shortestDigits = shortestDigits(context, value);
      default -> {
        rule(context, name.idString(), value, options);
        return;
      }
    }
    options.changed();
  }

  private void rule(ThreadContext context, String name, IRubyObject value, Options options) {
    switch (name) {
      case "max_nesting" -> options.maxNesting = integer(value);
      case "allow_nan" -> options.allowNan = value.isTrue();
      case "depth" -> options.depth = depth(context, value);
      case "buffer_initial_length" -> bufferInitialLength(context, value, options);
      case "strict" -> options.strict = value.isTrue();
      case "allow_duplicate_key" -> options.duplicateKeys = duplicateKeys(value);
      case "as_json" -> options.asJson = value.isTrue() ? proc(context, value) : null;
      case "sort_keys" -> options.sortKeys = sortKeys(context, value);
      case "java" -> options.javaValues = value.isTrue();
      default -> {}
    }
  }

  static RubyString whiteSpace(ThreadContext context, IRubyObject value) {
    if (!value.isTrue()) return null;
    if (!(value instanceof RubyString string)) throw wrongType(context, value, "String");
    return string.isEmpty() ? null : (RubyString) string.newFrozen();
  }

  static long integer(IRubyObject value) {
    return value.isTrue() ? RubyNumeric.num2long(value) : 0;
  }

  static int depth(ThreadContext context, IRubyObject value) {
    long depth = integer(value);
    if (depth >= 0 && depth <= Integer.MAX_VALUE) return (int) depth;
    String rule = depth < 0 ? "depth must be >= 0 (got " : "depth is too large (got ";
    throw context.runtime.newArgumentError(rule + depth + ")");
  }

  static void bufferInitialLength(ThreadContext context, IRubyObject value, Options options) {
    if (!(value instanceof RubyFixnum length)) throw wrongType(context, value, "Integer");
    if (length.getValue() > 0) options.bufferInitialLength = length.getValue();
  }

  static RubyProc proc(ThreadContext context, IRubyObject value) {
    if (value instanceof RubyProc proc) return proc;
    return (RubyProc) TypeConverter.convertToType(value, context.runtime.getProc(), "to_proc");
  }

  RubyProc sortKeys(ThreadContext context, IRubyObject value) {
    if (value instanceof RubyProc proc) return proc;
    if (!value.isTrue()) return null;
    if (value == context.tru) return gem.defaultSortKeys;
    throw context.runtime.newTypeError("The `sort_keys` argument must be a boolean or a Proc");
  }

  private static Options.DuplicateKeys duplicateKeys(IRubyObject value) {
    return value.isTrue() ? Options.DuplicateKeys.ALLOW : Options.DuplicateKeys.RAISE;
  }

  /** {@code :shortest} or {@code :mri}. */
  static boolean shortestDigits(ThreadContext context, IRubyObject value) {
    String name = value.toString();
    if (name.equals("shortest")) return true;
    if (name.equals("mri")) return false;
    throw context.runtime.newArgumentError("float_digits must be :mri or :shortest");
  }
}
