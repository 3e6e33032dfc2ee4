package org.jotjson.ruby.oj;

import java.util.Arrays;
import org.jruby.RubyHash;
import org.jruby.anno.JRubyMethod;
import org.jruby.runtime.Arity;
import org.jruby.runtime.ThreadContext;
import org.jruby.runtime.builtin.IRubyObject;

/** {@code Oj.dump}. A call site binds to the method of its arity directly. */
public final class OjMethods {
  private static final IRubyObject[] NO_ARGUMENTS = {};

  private OjMethods() {}

  @JRubyMethod
  public static IRubyObject dump(ThreadContext context, IRubyObject self, IRubyObject value) {
    OjRuntime oj = OjRuntime.of(context);
    OjOptions options = oj.withMode(oj.defaults.mode);
    return OjGeneration.document(context, oj, options, value, NO_ARGUMENTS);
  }

  @JRubyMethod
  public static IRubyObject dump(
      ThreadContext context, IRubyObject self, IRubyObject value, IRubyObject given) {
    ThreadContext.clearCallInfo(context);
    OjRuntime oj = OjRuntime.of(context);
    OjOptions options = options(context, oj, given);
    return OjGeneration.document(context, oj, options, value, new IRubyObject[] {given});
  }

  /** Any number of arguments; where there are more than two, they are for hooks alone. */
  @JRubyMethod(required = 1, rest = true, checkArity = false)
  public static IRubyObject dump(ThreadContext context, IRubyObject self, IRubyObject[] given) {
    Arity.checkArgumentCount(context, given, 1, -1);
    if (given.length == 2) return dump(context, self, given[0], given[1]);
    ThreadContext.clearCallInfo(context);
    OjRuntime oj = OjRuntime.of(context);
    OjOptions options = oj.withMode(oj.defaults.mode);
    IRubyObject[] arguments = Arrays.copyOfRange(given, 1, given.length);
    return OjGeneration.document(context, oj, options, given[0], arguments);
  }

  private static OjOptions options(ThreadContext context, OjRuntime oj, IRubyObject given) {
    if (given instanceof RubyHash hash && hash.size() == 1) {
      IRubyObject mode = hash.fastARef(oj.modeName);
      if (mode != null) return oj.withMode(OjOptionReader.mode(context, mode));
    }
    OjOptions options = oj.dumping();
    oj.reader.read(context, given, options);
    options.settle();
    return options;
  }
}
