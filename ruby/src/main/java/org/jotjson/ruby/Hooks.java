package org.jotjson.ruby;

import org.jruby.RubyArray;
import org.jruby.RubyBasicObject;
import org.jruby.RubyClass;
import org.jruby.RubyFloat;
import org.jruby.RubyHash;
import org.jruby.RubyString;
import org.jruby.internal.runtime.methods.DynamicMethod;
import org.jruby.runtime.builtin.IRubyObject;
import org.jruby.runtime.callsite.FunctionalCachingCallSite;

/**
 * Calls {@code to_json}. Only here does a document get a State of its own, which hooks may change
 * for what follows.
 */
final class Hooks {
  private final RubyWalker walker;
  private final FunctionalCachingCallSite toJson = new FunctionalCachingCallSite("to_json");
  private State state;

  Hooks(RubyWalker walker) {
    this.walker = walker;
  }

  void release() {
    state = null;
  }

  /**
   * Whether the object's {@code to_json} is the one that every object has, so that there is no need
   * to call it.
   */
  private boolean hasDefault(IRubyObject value) {
    DynamicMethod known = walker.gem.defaultToJson;
    RubyClass type = ((RubyBasicObject) value).getMetaClass();
    return known != null && type.searchMethod("to_json") == known;
  }

  /** A value that JSON does not know and that nothing forbids. */
  void write(IRubyObject value) {
    if (hasDefault(value)) {
      if (value instanceof RubyHash || value instanceof RubyArray || value instanceof RubyFloat) {
        separately(value);
      } else {
        walker.other(Encodings.interpolated(walker.gem, value), false, false);
      }
    } else if (responds(value)) {
      walker.texts.paste(toJson(value));
    } else {
      IRubyObject text = value.callMethod(walker.context, "to_s");
      if (!(text instanceof RubyString)) throw Errors.wrongType(walker.context, text, "String");
      walker.texts.converted((RubyString) text);
    }
  }

  /** Writes a value as its default to_json would: what hooks in it change holds for it alone. */
  private void separately(IRubyObject value) {
    Options outer = walker.options;
    State outerState = state;
    state = null;
    walker.atOnce(value, false);
    state = outerState;
    if (walker.options != outer) {
      walker.options = outer;
      walker.tokens.layout(outer.layout());
    }
  }

  private static boolean responds(IRubyObject value) {
    return ((RubyBasicObject) value).respondsTo("to_json");
  }

  /** What {@code to_json} returns, which has seen a State as deep as the document is here. */
  private IRubyObject toJson(IRubyObject value) {
    JsonGem gem = walker.gem;
    if (state == null) state = new State(gem, gem.states, walker.options.copy());
    state.options().depth = walker.tokens.depth();
    IRubyObject json;
    try (HashLocks locks = HashLocks.of(walker.hashes)) {
      json = toJson.call(walker.context, value, value, state);
    }
    Options options = state.options();
    walker.options = options;
    walker.tokens.layout(options.layout());
    return json;
  }
}
