package org.jotjson.ruby;

import java.util.ArrayList;
import java.util.List;
import org.jruby.RubyBoolean;
import org.jruby.RubyFixnum;
import org.jruby.RubyHash;
import org.jruby.runtime.ThreadContext;
import org.jruby.runtime.builtin.IRubyObject;

/** Options of a hash that mostly is the same one as the last time, and is read when it is not. */
final class KnownOptions {
  private record Known(
      Options defaults, RubyHash hash, IRubyObject[] keys, IRubyObject[] values, Options options) {
    boolean isStill(RubyHash given, Options defaults) {
      if (given != hash || this.defaults != defaults || hash.size() != keys.length) return false;
      for (int i = 0; i < keys.length; i++) {
        if (hash.fastARef(keys[i]) != values[i]) return false;
      }
      return true;
    }
  }

  private final JsonGem gem;
  private Known known;

  KnownOptions(JsonGem gem) {
    this.gem = gem;
  }

  Options read(ThreadContext context, IRubyObject given) {
    Known last = known;
    if (last != null && given instanceof RubyHash hash && last.isStill(hash, gem.defaults))
      return last.options;
    Options defaults = gem.defaults;
    Options options = gem.reader.read(context, given);
    if (given instanceof RubyHash hash) remember(context, defaults, hash, options);
    return options;
  }

  /** Not values that can change by themselves, nor two names of one option, whose order counts. */
  private void remember(ThreadContext context, Options defaults, RubyHash hash, Options options) {
    if (hash.fastARef(context.runtime.newSymbol("escape_slash")) != null) return;
    List<IRubyObject> keys = new ArrayList<>();
    List<IRubyObject> values = new ArrayList<>();
    for (Object pair : hash.directEntrySet()) {
      RubyHash.RubyHashEntry entry = (RubyHash.RubyHashEntry) pair;
      IRubyObject value = (IRubyObject) entry.getValue();
      boolean isSimple = value instanceof RubyBoolean || value instanceof RubyFixnum;
      if (!isSimple && !value.isNil() && !value.isFrozen()) return;
      keys.add((IRubyObject) entry.getKey());
      values.add(value);
    }
    IRubyObject[] none = {};
    known = new Known(defaults, hash, keys.toArray(none), values.toArray(none), options);
  }
}
