package org.jotjson.ruby.oj;

import org.jruby.RubyClass;
import org.jruby.exceptions.RaiseException;
import org.jruby.runtime.builtin.IRubyObject;

/** Errors with Oj's classes and words. */
final class OjErrors {
  private final OjWalker walker;

  OjErrors(OjWalker walker) {
    this.walker = walker;
  }

  /** An object of a class that the mode does not have. */
  RaiseException notDumped(IRubyObject value, String mode, String end) {
    String type = value.getMetaClass().getRealClass().getName();
    return walker.oj.runtime.newTypeError(
        "Failed to dump " + type + " Object to JSON in " + mode + " mode." + end);
  }

  /** A hash key of a class that the mode does not have. */
  RaiseException key(IRubyObject key, String modes, String types) {
    String type = key.getMetaClass().getRealClass().getName();
    return walker.oj.runtime.newTypeError(
        "In " + modes + " all Hash keys must be " + types + ", not " + type + ".\n");
  }

  RaiseException nonFinite(double number) {
    return json("GeneratorError", number + " not allowed in JSON.");
  }

  RaiseException nesting() {
    return json("NestingError", "Too deeply nested");
  }

  RaiseException tooDeep() {
    return walker.oj.runtime.newRaiseException(
        walker.oj.runtime.getClass("NoMemoryError"), "Too deeply nested.\n");
  }

  /** An error of the json gem's, which need not be loaded. */
  private RaiseException json(String type, String message) {
    IRubyObject name = walker.oj.runtime.newString(type);
    IRubyObject error = walker.oj.kinds.callMethod(walker.context, "json_error", name);
    return RaiseException.from(walker.oj.runtime, (RubyClass) error, message);
  }
}
