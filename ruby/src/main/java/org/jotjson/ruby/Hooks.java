package org.jotjson.ruby;

import org.jruby.RubyBasicObject;
import org.jruby.RubyClass;
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
  boolean hasDefault(IRubyObject value) {
    DynamicMethod known = walker.gem.defaultToJson;
    RubyClass type = ((RubyBasicObject) value).getMetaClass();
    return known != null && type.searchMethod("to_json") == known;
  }

  /** Starts a part of the document whose hooks get a State of their own. */
  State separate() {
    State outer = state;
    state = null;
    return outer;
  }

  /** Ends it. */
  void rejoin(State outer) {
    state = outer;
  }

  boolean responds(IRubyObject value) {
    return ((RubyBasicObject) value).respondsTo("to_json");
  }

  /** What {@code to_json} returns, which has seen a State as deep as the document is here. */
  IRubyObject toJson(IRubyObject value) {
    JsonGem gem = walker.gem;
    if (state == null) state = new State(gem, gem.states, walker.options.copy());
    state.options().depth = walker.tokens.depth();
    IRubyObject json;
    try (HashLocks locks = HashLocks.of(walker.keys.innermost())) {
      json = toJson.call(walker.context, value, value, state);
    }
    Options options = state.options();
    walker.options = options;
    walker.tokens.layout(options.layout());
    return json;
  }
}
