package org.jotjson.ruby;

import java.util.ConcurrentModificationException;
import org.jotjson.internal.output.TooLargeException;
import org.jruby.RubyArray;
import org.jruby.RubyBoolean;
import org.jruby.RubyFloat;
import org.jruby.RubyHash;
import org.jruby.RubyInteger;
import org.jruby.runtime.ThreadContext;
import org.jruby.runtime.builtin.IRubyObject;

/**
 * One call to the generator: takes a walker, puts it to work, and turns Java's errors into Ruby's.
 */
final class Generation {
  private Generation() {}

  /**
   * Generates a document.
   *
   * @param io what to write it to; null, nil or false for a string
   * @param exact whether the value itself is left to its {@code to_json} if it has one
   * @return the string, or {@code io}
   */
  static IRubyObject generate(
      ThreadContext context,
      JsonGem gem,
      Options options,
      IRubyObject value,
      IRubyObject io,
      boolean exact) {
    WalkCall<RubyWalker> call = gem.calls.take();
    try {
      IoSink sink = io != null && io.isTrue() ? new IoSink(context, io) : null;
      call.tokens.start(options.layout(), sink);
      call.walker.start(context, options);
      if (exact) call.walker.value(value);
      else call.walker.other(value, false, false);
      call.tokens.finish();
      if (sink == null) return Utf8Strings.of(call.tokens.toBytes(), context.runtime);
      call.tokens.flush();
      return io;
    } catch (StackOverflowError
        | TooLargeException
        | ArrayIndexOutOfBoundsException
        | ConcurrentModificationException e) {
      throw WalkCall.rubyError(context.runtime, e);
    } finally {
      gem.calls.give(call);
    }
  }

  /** The {@code to_json} of every object: what JSON does not know becomes a string. */
  static IRubyObject toJson(
      ThreadContext context, JsonGem gem, Options options, IRubyObject value) {
    boolean known =
        value.isNil()
            || value instanceof RubyBoolean
            || value instanceof RubyInteger
            || value instanceof RubyFloat
            || value instanceof RubyArray
            || value instanceof RubyHash;
    IRubyObject text = known ? value : Encodings.interpolated(gem, value);
    return generate(context, gem, options, text, null, false);
  }
}
