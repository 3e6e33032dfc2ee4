package org.jotjson.ruby;

import org.jruby.RubyBoolean;
import org.jruby.anno.JRubyMethod;
import org.jruby.runtime.ThreadContext;
import org.jruby.runtime.builtin.IRubyObject;

/** Methods of {@code Jot}: what holds for all calls that do not say otherwise. */
public final class Settings {
  private Settings() {}

  @JRubyMethod(name = "float_digits", meta = true)
  public static IRubyObject floatDigits(ThreadContext context, IRubyObject self) {
    boolean shortest = JsonGem.of(context).defaults.shortestDigits;
    return context.runtime.newSymbol(shortest ? "shortest" : "mri");
  }

  @JRubyMethod(name = "float_digits=", meta = true)
  public static IRubyObject setFloatDigits(
      ThreadContext context, IRubyObject self, IRubyObject value) {
    JsonGem gem = JsonGem.of(context);
    boolean shortest = OptionReader.shortestDigits(context, value);
    gem.defaults = new Options(shortest, gem.defaults.javaValues);
    return value;
  }

  @JRubyMethod(name = "java_values", meta = true)
  public static IRubyObject javaValues(ThreadContext context, IRubyObject self) {
    return RubyBoolean.newBoolean(context, JsonGem.of(context).defaults.javaValues);
  }

  @JRubyMethod(name = "java_values=", meta = true)
  public static IRubyObject setJavaValues(
      ThreadContext context, IRubyObject self, IRubyObject value) {
    JsonGem gem = JsonGem.of(context);
    gem.defaults = new Options(gem.defaults.shortestDigits, value.isTrue());
    return value;
  }
}
