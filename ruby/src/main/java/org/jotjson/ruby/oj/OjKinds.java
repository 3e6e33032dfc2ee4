package org.jotjson.ruby.oj;

import org.jotjson.internal.token.Tokens;
import org.jruby.RubyBasicObject;
import org.jruby.RubyFixnum;
import org.jruby.RubyObject;
import org.jruby.RubyString;
import org.jruby.runtime.builtin.IRubyObject;
import org.jruby.runtime.callsite.CachingCallSite;
import org.jruby.runtime.callsite.FunctionalCachingCallSite;
import org.jruby.util.ByteList;

/** Has {@code Jot::Oj::Kinds} write what JSON does not know. */
final class OjKinds {
  private static final int SUSPICIOUS_DEPTH = 50;

  /** The variable of a basic object that holds what stands for it. */
  private static final String BARE = "jot_oj_bare";

  private final OjWalker walker;
  private final Tokens tokens;

  private final CompatObjects compat;

  /** Calls of the methods that are named like the modes. */
  private final CachingCallSite[] sites = new CachingCallSite[Mode.values().length];

  private Walk walk;

  /** The deepest object that Ruby code was asked about. */
  private int deepest;

  OjKinds(OjWalker walker) {
    this.walker = walker;
    this.tokens = walker.tokens;
    this.compat = new CompatObjects(walker);
    for (Mode mode : Mode.values()) {
      sites[mode.ordinal()] = new FunctionalCachingCallSite(mode.option());
    }
  }

  void release() {
    if (walk != null) walk = null;
    deepest = 0;
  }

  /** Whether objects are nested so deep that a stack overflow is a matter of them. */
  boolean isDeep() {
    return deepest >= SUSPICIOUS_DEPTH;
  }

  /** Writes what Ruby code makes of a value. */
  void write(IRubyObject value, boolean hooks) {
    Mode mode = walker.mode;
    if (mode == Mode.COMPAT && compat.write(value, hooks)) return;
    int depth = tokens.depth();
    if (depth > OjOptions.MAX_DEPTH && mode != Mode.COMPAT) throw walker.errors.tooDeep();
    deepest = Math.max(deepest, depth);
    IRubyObject kinds = walker.oj.kinds;
    paste(sites[mode.ordinal()].call(walker.context, kinds, kinds, given(value, hooks)));
  }

  /** What Ruby code makes of a value: JSON, or nil for null. */
  IRubyObject ask(String method, IRubyObject value, boolean hooks) {
    return walker.oj.kinds.callMethod(walker.context, method, given(value, hooks));
  }

  private IRubyObject[] given(IRubyObject value, boolean hooks) {
    return new IRubyObject[] {
      walk(),
      value instanceof RubyObject ? value : bare((RubyBasicObject) value),
      RubyFixnum.newFixnum(walker.oj.runtime, tokens.depth()),
      hooks ? walker.context.tru : walker.context.fals
    };
  }

  /** What stands for an object that has nothing of what every Object has; always the same one. */
  private IRubyObject bare(RubyBasicObject value) {
    if (value.getInternalVariable(BARE) instanceof IRubyObject known) return known;
    IRubyObject bare = walker.oj.kinds.callMethod(walker.context, "bare", value);
    value.setInternalVariable(BARE, bare);
    return bare;
  }

  /** This walk as Ruby code sees it. */
  private Walk walk() {
    if (walk == null) walk = new Walk(walker, walker.oj.walks);
    return walk;
  }

  /** Writes a container as this method of its own says, if it has that, and says whether it did. */
  boolean hooked(IRubyObject value, String method) {
    if (!((RubyBasicObject) value).respondsTo(method)) return false;
    paste(ask(method, value, false));
    return true;
  }

  /** Writes text that is JSON already. */
  void paste(IRubyObject json) {
    if (json.isNil()) {
      tokens.nullValue();
      return;
    }
    RubyString text = json instanceof RubyString string ? string : json.convertToString();
    ByteList bytes = text.getByteList();
    tokens.raw(bytes.unsafeBytes(), bytes.begin(), bytes.realSize());
  }
}
