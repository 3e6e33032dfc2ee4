package org.jotjson.ruby;

import org.jruby.RubyHash;
import org.jruby.anno.JRubyMethod;
import org.jruby.exceptions.RaiseException;
import org.jruby.runtime.ThreadContext;
import org.jruby.runtime.builtin.IRubyObject;

/**
 * {@code JSON.generate}, {@code pretty_generate} and {@code dump} as the json gem has them in Ruby.
 * A call site binds to an annotated method of the same arity directly; the Ruby methods cost more
 * than a small document.
 */
public final class JsonMethods {
  private JsonMethods() {}

  @JRubyMethod
  public static IRubyObject generate(ThreadContext context, IRubyObject self, IRubyObject value) {
    JsonGem gem = JsonGem.of(context);
    return Generation.generate(context, gem, gem.defaults, value, null, true);
  }

  @JRubyMethod
  public static IRubyObject generate(
      ThreadContext context, IRubyObject self, IRubyObject value, IRubyObject given) {
    ThreadContext.clearCallInfo(context);
    if (given instanceof State) return given.callMethod(context, "generate", value);
    JsonGem gem = JsonGem.of(context);
    Options options = gem.reader.read(context, given);
    return Generation.generate(context, gem, options, value, null, true);
  }

  @JRubyMethod(name = "pretty_generate")
  public static IRubyObject prettyGenerate(
      ThreadContext context, IRubyObject self, IRubyObject value) {
    JsonGem gem = JsonGem.of(context);
    Options options = gem.prettyOptions.read(context, gem.prettyDefaults());
    return Generation.generate(context, gem, options, value, null, true);
  }

  @JRubyMethod(name = "pretty_generate")
  public static IRubyObject prettyGenerate(
      ThreadContext context, IRubyObject self, IRubyObject value, IRubyObject given) {
    ThreadContext.clearCallInfo(context);
    if (given instanceof State) return given.callMethod(context, "generate", value);
    if (!given.isTrue()) return prettyGenerate(context, self, value);
    JsonGem gem = JsonGem.of(context);
    IRubyObject merged = gem.prettyDefaults().callMethod(context, "merge", hash(context, given));
    Options options = gem.reader.read(context, merged);
    return Generation.generate(context, gem, options, value, null, true);
  }

  private static IRubyObject hash(ThreadContext context, IRubyObject given) {
    if (given instanceof RubyHash) return given;
    for (String name : new String[] {"to_hash", "to_h"}) {
      if (respondsTo(context, given, name)) return given.callMethod(context, name);
    }
    String type = given.callMethod(context, "class").asString().toString();
    throw context.runtime.newTypeError("can't convert " + type + " into Hash");
  }

  private static boolean respondsTo(ThreadContext context, IRubyObject value, String name) {
    return value.callMethod(context, "respond_to?", context.runtime.newSymbol(name)).isTrue();
  }

  @JRubyMethod
  public static IRubyObject dump(ThreadContext context, IRubyObject self, IRubyObject value) {
    JsonGem gem = JsonGem.of(context);
    Options options = gem.dumpOptions.read(context, gem.dumpDefaults(context));
    return dump(context, gem, value, options, null);
  }

  @JRubyMethod(required = 1, optional = 3)
  public static IRubyObject dump(ThreadContext context, IRubyObject self, IRubyObject[] given) {
    ThreadContext.clearCallInfo(context);
    JsonGem gem = JsonGem.of(context);
    IRubyObject[] all = sorted(context, given);
    IRubyObject options = merged(context, gem.dumpDefaults(context), all[2], all[3]);
    return dump(context, gem, all[0], gem.reader.read(context, options), all[1]);
  }

  /** Value, IO, limit on the nesting and options, of which any but the value may lack. */
  private static IRubyObject[] sorted(ThreadContext context, IRubyObject[] given) {
    IRubyObject[] all = {given[0], context.nil, context.nil, context.nil};
    System.arraycopy(given, 0, all, 0, given.length);
    if (all[3].isNil()) {
      if (all[2].isNil() && all[1] instanceof RubyHash) move(context, all, 1, 3);
      else if (all[2] instanceof RubyHash) move(context, all, 2, 3);
    }
    if (all[1].isNil()) return all;
    if (respondsTo(context, all[1], "to_io")) {
      all[1] = all[1].callMethod(context, "to_io");
    } else if (all[2].isNil() && !respondsTo(context, all[1], "write")) {
      move(context, all, 1, 2);
    }
    return all;
  }

  private static void move(ThreadContext context, IRubyObject[] all, int from, int to) {
    all[to] = all[from];
    all[from] = context.nil;
  }

  private static IRubyObject merged(
      ThreadContext context, IRubyObject all, IRubyObject limit, IRubyObject options) {
    if (limit.isTrue()) {
      RubyHash nesting = RubyHash.newHash(context.runtime);
      nesting.op_aset(context, context.runtime.newSymbol("max_nesting"), limit);
      all = all.callMethod(context, "merge", nesting);
    }
    return options.isTrue() ? all.callMethod(context, "merge", options) : all;
  }

  /** With an ArgumentError for too deep a nesting. */
  private static IRubyObject dump(
      ThreadContext context, JsonGem gem, IRubyObject value, Options options, IRubyObject io) {
    IRubyObject outer = context.getErrorInfo();
    try {
      return Generation.generate(context, gem, options, value, io, true);
    } catch (RaiseException e) {
      if (!gem.nestingError.isInstance(e.getException())) throw e;
      context.setErrorInfo(outer);
      RaiseException error = context.runtime.newArgumentError("exceed depth limit");
      error.getException().setCause(context, e.getException());
      throw error;
    }
  }
}
