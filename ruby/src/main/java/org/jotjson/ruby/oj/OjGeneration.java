package org.jotjson.ruby.oj;

import java.util.ConcurrentModificationException;
import org.jotjson.internal.output.TooLargeException;
import org.jotjson.ruby.Utf8Strings;
import org.jotjson.ruby.WalkCall;
import org.jruby.RubyString;
import org.jruby.exceptions.RaiseException;
import org.jruby.runtime.ThreadContext;
import org.jruby.runtime.builtin.IRubyObject;
import org.jruby.util.ByteList;

/** One dump: takes a walker, puts it to work, and turns Java's errors into Ruby's. */
final class OjGeneration {
  private OjGeneration() {}

  /**
   * Dumps a value.
   *
   * @param arguments what its hooks are called with
   * @param hooks whether the value itself may be asked for its JSON
   * @param depth how deep it stands
   */
  static IRubyObject dump(
      ThreadContext context,
      OjRuntime oj,
      OjOptions options,
      IRubyObject value,
      IRubyObject[] arguments,
      boolean hooks,
      int depth) {
    WalkCall<OjWalker> call = oj.calls.take();
    try {
      call.walker.start(context, options, arguments);
      call.tokens.depth(depth);
      if (hooks) call.walker.value(value);
      else call.walker.unhooked(value);
      call.tokens.finish();
      return Utf8Strings.of(call.tokens.toBytes(), context.runtime);
    } catch (RaiseException e) {
      throw tooDeep(call.walker, e);
    } catch (StackOverflowError
        | TooLargeException
        | ArrayIndexOutOfBoundsException
        | ConcurrentModificationException e) {
      throw tooDeep(call.walker, WalkCall.rubyError(context.runtime, e));
    } finally {
      oj.calls.give(call);
    }
  }

  /** Where objects are nested deep, a stack overflow is an error about that. */
  private static RaiseException tooDeep(OjWalker walker, RaiseException error) {
    boolean full = error.getException().getMetaClass().getName().equals("SystemStackError");
    return full && walker.kinds.isDeep() ? walker.errors.tooDeep() : error;
  }

  /** Dumps a document: in columns, what ends with a bracket ends with a newline. */
  static IRubyObject document(
      ThreadContext context,
      OjRuntime oj,
      OjOptions options,
      IRubyObject value,
      IRubyObject[] arguments) {
    boolean hooks = options.mode != Mode.COMPAT || options.is(Flag.USE_TO_JSON);
    RubyString text = (RubyString) dump(context, oj, options, value, arguments, hooks, 0);
    if (options.indent > 0) {
      ByteList bytes = text.getByteList();
      int last = bytes.realSize() == 0 ? 0 : bytes.get(bytes.realSize() - 1);
      if (last == ']' || last == '}') text.cat('\n');
    }
    return text;
  }
}
