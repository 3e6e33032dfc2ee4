package org.jotjson.ruby;

import org.jcodings.specific.UTF8Encoding;
import org.jruby.RubyException;
import org.jruby.RubyString;
import org.jruby.exceptions.RaiseException;
import org.jruby.runtime.ThreadContext;
import org.jruby.runtime.builtin.IRubyObject;

/** Errors with the classes and words of the json gem on MRI. */
final class Errors {
  private Errors() {}

  /** A value cannot be generated. */
  static RaiseException generator(
      ThreadContext context, JsonGem gem, String message, IRubyObject invalid) {
    RubyString text = RubyString.newString(gem.runtime, message, UTF8Encoding.INSTANCE);
    return generator(context, gem, text, invalid);
  }

  /** A value cannot be generated. */
  static RaiseException generator(
      ThreadContext context, JsonGem gem, RubyString message, IRubyObject invalid) {
    IRubyObject error =
        gem.generatorError.newInstance(context, message, org.jruby.runtime.Block.NULL_BLOCK);
    error.getInstanceVariables().setInstanceVariable("@invalid_object", invalid);
    return ((RubyException) error).toThrowable();
  }

  /** A string is not what its encoding says. */
  static RaiseException malformed(ThreadContext context, JsonGem gem, IRubyObject string) {
    return generator(context, gem, "source sequence is illegal/malformed utf-8", string);
  }

  /** A value is of a type that JSON does not have. */
  static RaiseException notAllowed(ThreadContext context, JsonGem gem, IRubyObject value) {
    return generator(context, gem, value.getMetaClass() + " not allowed in JSON", value);
  }

  /** A key is of a type that JSON does not have for names. */
  static RaiseException keyNotAllowed(ThreadContext context, JsonGem gem, IRubyObject key) {
    return generator(context, gem, key.getMetaClass() + " not allowed as object key in JSON", key);
  }

  /** Containers are nested deeper than max_nesting, in which {@code depth} levels are open. */
  static RaiseException nesting(ThreadContext context, JsonGem gem, int depth) {
    String message =
        "nesting of "
            + depth
            + " is too deep. Did you try to serialize objects with circular references?";
    return RaiseException.from(context.runtime, gem.nestingError, message);
  }

  /** MRI's Check_Type. */
  static RaiseException wrongType(ThreadContext context, IRubyObject value, String expected) {
    return context.runtime.newTypeError(
        "wrong argument type " + typeName(value) + " (expected " + expected + ")");
  }

  /** MRI's rb_convert_type: what {@code to_s} returned is no string. */
  static RaiseException notConverted(
      ThreadContext context, IRubyObject value, IRubyObject returned) {
    String type = typeName(value);
    return context.runtime.newTypeError(
        "can't convert "
            + type
            + " to String ("
            + type
            + "#to_s gives "
            + returned.getMetaClass().getRealClass()
            + ")");
  }

  /** MRI's rb_convert_type: there is no {@code to_s}. */
  static RaiseException notConvertible(ThreadContext context, IRubyObject value) {
    return context.runtime.newTypeError("can't convert " + typeName(value) + " into String");
  }

  private static String typeName(IRubyObject value) {
    if (value.isNil()) return "nil";
    if (value instanceof org.jruby.RubyBoolean) return value.isTrue() ? "true" : "false";
    return value.getMetaClass().getRealClass().toString();
  }
}
