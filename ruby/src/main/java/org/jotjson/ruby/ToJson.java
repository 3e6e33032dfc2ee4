package org.jotjson.ruby;

import org.jruby.anno.JRubyMethod;
import org.jruby.runtime.ThreadContext;
import org.jruby.runtime.builtin.IRubyObject;

/** The {@code to_json} of every object. */
public final class ToJson {
  private ToJson() {}

  @JRubyMethod(name = "to_json")
  public static IRubyObject toJson(ThreadContext context, IRubyObject self) {
    JsonGem gem = JsonGem.of(context);
    return Generation.toJson(context, gem, gem.defaults, self);
  }

  @JRubyMethod(name = "to_json")
  public static IRubyObject toJson(ThreadContext context, IRubyObject self, IRubyObject state) {
    JsonGem gem = JsonGem.of(context);
    Options options = state.isNil() ? gem.defaults : State.from(context, gem, state).options();
    return Generation.toJson(context, gem, options, self);
  }

  /** Any number of arguments behind the state. */
  @JRubyMethod(name = "to_json", rest = true)
  public static IRubyObject toJson(ThreadContext context, IRubyObject self, IRubyObject[] given) {
    return given.length == 0 ? toJson(context, self) : toJson(context, self, given[0]);
  }
}
