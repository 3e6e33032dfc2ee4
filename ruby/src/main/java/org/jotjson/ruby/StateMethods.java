package org.jotjson.ruby;

import org.jruby.RubyProc;
import org.jruby.anno.JRubyMethod;
import org.jruby.runtime.ThreadContext;
import org.jruby.runtime.builtin.IRubyObject;

/** Methods of the class {@code Jot::Generator::State}. */
public final class StateMethods {
  private StateMethods() {}

  /** Generates without a State; {@code io} is nil or false for a string. */
  @JRubyMethod(name = "generate", meta = true)
  public static IRubyObject generate(
      ThreadContext context,
      IRubyObject self,
      IRubyObject value,
      IRubyObject given,
      IRubyObject io) {
    JsonGem gem = JsonGem.of(context);
    return Generation.generate(context, gem, gem.reader.read(context, given), value, io, true);
  }

  @JRubyMethod(name = "_generate_no_fallback", meta = true)
  public static IRubyObject generateNoFallback(
      ThreadContext context,
      IRubyObject self,
      IRubyObject value,
      IRubyObject given,
      IRubyObject io) {
    JsonGem gem = JsonGem.of(context);
    return Generation.generate(context, gem, gem.reader.read(context, given), value, io, false);
  }

  @JRubyMethod(name = "from_state", meta = true)
  public static IRubyObject fromState(ThreadContext context, IRubyObject self, IRubyObject given) {
    return State.from(context, JsonGem.of(context), given);
  }

  /** What {@code sort_keys: true} stands for. */
  @JRubyMethod(name = "default_sort_keys_proc=", meta = true)
  public static IRubyObject setDefaultSortKeysProc(
      ThreadContext context, IRubyObject self, IRubyObject given) {
    if (!(given instanceof RubyProc proc)) {
      throw context.runtime.newTypeError("sort_key_proc must be a Proc");
    }
    JsonGem.of(context).defaultSortKeys = proc;
    return given;
  }
}
