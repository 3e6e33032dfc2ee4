package org.jotjson.ruby;

import org.jruby.RubyModule;
import org.jruby.anno.JRubyMethod;
import org.jruby.runtime.ThreadContext;
import org.jruby.runtime.builtin.IRubyObject;

/** What generator.rb has to tell. */
public final class GeneratorMethods {
  private GeneratorMethods() {}

  /** Takes the module whose {@code to_json} every object has; nil if there is none for now. */
  @JRubyMethod(name = "default_to_json=", meta = true)
  public static IRubyObject setDefaultToJson(
      ThreadContext context, IRubyObject self, IRubyObject module) {
    JsonGem.of(context).defaultToJson =
        module.isNil() ? null : ((RubyModule) module).searchMethod("to_json");
    return module;
  }
}
