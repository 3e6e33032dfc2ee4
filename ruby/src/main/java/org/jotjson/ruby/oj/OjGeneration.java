package org.jotjson.ruby.oj;

import java.util.ConcurrentModificationException;
import org.jotjson.internal.output.Recycled;
import org.jotjson.internal.output.TooLargeException;
import org.jotjson.internal.token.Tokens;
import org.jotjson.ruby.Utf8Strings;
import org.jruby.RubyString;
import org.jruby.exceptions.RaiseException;
import org.jruby.runtime.ThreadContext;
import org.jruby.runtime.builtin.IRubyObject;
import org.jruby.util.ByteList;

/** One dump: takes a walker, puts it to work, and turns Java's errors into Ruby's. */
final class OjGeneration {
  private OjGeneration() {}

  /** What one call needs and the next can use again. */
  static final class Call extends Recycled {
    private static final int INITIAL_LENGTH = 1 << 14;

    final Tokens tokens = new Tokens(INITIAL_LENGTH);
    final OjWalker walker;

    Call(OjRuntime oj, Thread owner) {
      super(owner);
      walker = new OjWalker(oj, tokens);
    }

    @Override
    protected void release() {
      tokens.release();
      walker.release();
    }
  }

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
    Call call = oj.calls.take();
    try {
      call.walker.start(context, options, arguments);
      call.tokens.depth(depth);
      call.walker.value(value, hooks);
      call.tokens.finish();
      return Utf8Strings.of(call.tokens.toBytes(), context.runtime);
    } catch (StackOverflowError e) {
      if (call.walker.kinds.isDeep()) throw call.walker.errors.tooDeep();
      throw context.runtime.newSystemStackError("stack level too deep");
    } catch (RaiseException e) {
      boolean full = e.getException().getMetaClass().getName().equals("SystemStackError");
      if (full && call.walker.kinds.isDeep()) throw call.walker.errors.tooDeep();
      throw e;
    } catch (TooLargeException e) {
      throw context.runtime.newRaiseException(
          context.runtime.getClass("NoMemoryError"), "failed to allocate memory");
    } catch (ArrayIndexOutOfBoundsException | ConcurrentModificationException e) {
      throw context.runtime.newConcurrencyError("data changed while it was being dumped");
    } finally {
      oj.calls.give(call);
    }
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
