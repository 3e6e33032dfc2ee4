package org.jotjson.ruby;

import org.jruby.anno.JRubyMethod;
import org.jruby.runtime.ThreadContext;
import org.jruby.runtime.builtin.IRubyObject;

/**
 * {@code JSON.generate} as the json gem has it in Ruby. A call site binds to an annotated method of
 * the same arity directly; the Ruby method costs more than a small document.
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
}
