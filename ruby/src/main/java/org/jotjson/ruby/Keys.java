package org.jotjson.ruby;

import org.jotjson.ruby.Options.DuplicateKeys;
import org.jruby.RubyBasicObject;
import org.jruby.RubyFixnum;
import org.jruby.RubyFloat;
import org.jruby.RubyHash;
import org.jruby.RubyString;
import org.jruby.RubySymbol;
import org.jruby.runtime.builtin.IRubyObject;

/**
 * Writes the keys of hashes. Minds keys of different kinds in one hash, which may have the same
 * text.
 */
final class Keys {
  /** Kinds of keys, as far as they matter. */
  private static final int NONE = 0;

  private static final int STRING = 1;
  private static final int SYMBOL = 2;
  private static final int OTHER = 3;

  private final RubyWalker walker;

  /** What was seen in the hash being walked. */
  private Seen seen;

  Keys(RubyWalker walker) {
    this.walker = walker;
  }

  /** A hash being walked, inside another. Kept for the next hash on this level. */
  static final class Seen {
    final Seen outer;
    Seen inner;
    RubyHash hash;
    int first;
    boolean inspected;

    Seen(Seen outer) {
      this.outer = outer;
    }
  }

  /** Starts a hash; returns what {@link #leave} wants. */
  Seen enter(RubyHash hash) {
    Seen outer = seen;
    Seen own = outer == null ? root : outer.inner;
    if (own == null) own = make(outer);
    own.hash = hash;
    own.first = NONE;
    own.inspected = false;
    seen = own;
    return outer;
  }

  private final Seen root = new Seen(null);

  private static Seen make(Seen outer) {
    Seen own = new Seen(outer);
    outer.inner = own;
    return own;
  }

  void leave(Seen outer) {
    seen.hash = null;
    seen = outer;
  }

  /** The innermost hash being walked, or null. */
  Seen innermost() {
    return seen;
  }

  void release() {
    for (; seen != null; seen = seen.outer) seen.hash = null;
  }

  /** Writes a key as a string. */
  void write(IRubyObject key) {
    if (((RubyBasicObject) key).getMetaClass() == walker.gem.strings) {
      kind(STRING);
      string((RubyString) key, false);
    } else if (key instanceof RubySymbol symbol) {
      kind(SYMBOL);
      symbol(symbol, false);
    } else if (key instanceof RubyString string) {
      kind(STRING);
      subclass(string, false);
    } else {
      if (seen.first == NONE) seen.first = OTHER;
      odd(key);
    }
  }

  private void kind(int kind) {
    if (seen.first == kind) return;
    if (seen.first == NONE) seen.first = kind;
    else if (!seen.inspected) inspect();
  }

  private void inspect() {
    seen.inspected = true;
    DuplicateKeys wanted = walker.options.duplicateKeys;
    if (wanted == DuplicateKeys.ALLOW) return;
    IRubyObject raises = wanted == DuplicateKeys.RAISE ? walker.context.tru : walker.context.fals;
    walker.gem.json.callMethod(
        walker.context, "on_mixed_keys_hash", new IRubyObject[] {seen.hash, raises});
  }

  private void string(RubyString key, boolean converted) {
    if (Encodings.isValid(key)) walker.texts.checked(key);
    else foreign(key, converted);
  }

  private void foreign(RubyString key, boolean converted) {
    IRubyObject text = Encodings.utf8(walker, key, converted, true);
    if (text.getMetaClass() == walker.gem.strings) walker.texts.checked((RubyString) text);
    else oddText((RubyString) text);
  }

  private void symbol(RubySymbol key, boolean converted) {
    if (Encodings.isUtf8(key.getBytes().getEncoding())) walker.texts.write(key);
    else foreign(key.fstring(), converted);
  }

  private void subclass(RubyString key, boolean converted) {
    IRubyObject text = key.callMethod(walker.context, "to_s");
    if (!(text instanceof RubyString string)) throw Errors.notConverted(walker.context, key, text);
    converted(string, converted);
  }

  private void converted(RubyString text, boolean converted) {
    if (text.getMetaClass() == walker.gem.strings) string(text, converted);
    else if (Encodings.isValid(text)) oddText(text);
    else foreign(text, converted);
  }

  /**
   * A text that is not simply a String may have a to_json or be converted once more; what comes of
   * it must be a string again.
   */
  private void oddText(RubyString text) {
    if (!walker.options.strict || walker.options.asJson == null) {
      walker.other(text, true, false);
      return;
    }
    IRubyObject name = walker.asJson(text, false);
    if (!(name instanceof RubyString string)) {
      throw Errors.keyNotAllowed(walker.context, walker.gem, name);
    }
    if (string.getMetaClass() != walker.gem.strings) {
      throw Errors.notAllowed(walker.context, walker.gem, name);
    }
    walker.texts.checked(string);
  }

  /** A key that is neither string nor symbol. */
  private void odd(IRubyObject key) {
    if (!walker.options.strict) {
      plain(key);
    } else if (walker.options.asJson == null) {
      throw Errors.keyNotAllowed(walker.context, walker.gem, key);
    } else {
      coerced(walker.asJson(key, true));
    }
  }

  private void coerced(IRubyObject key) {
    if (key instanceof RubySymbol symbol) {
      kind(SYMBOL);
      symbol(symbol, true);
    } else if (key instanceof RubyString string) {
      kind(STRING);
      if (string.getMetaClass() == walker.gem.strings) string(string, true);
      else subclass(string, true);
    } else {
      throw Errors.keyNotAllowed(walker.context, walker.gem, key);
    }
  }

  private void plain(IRubyObject key) {
    if (key instanceof RubyFixnum number) {
      walker.tokens.string(Long.toString(number.getValue()));
    } else if (key instanceof RubyFloat number) {
      walker.tokens.string(walker.tokens.keyText(number.getValue()));
    } else {
      if (!((RubyBasicObject) key).respondsTo("to_s")) {
        throw Errors.notConvertible(walker.context, key);
      }
      IRubyObject text = key.callMethod(walker.context, "to_s");
      if (!(text instanceof RubyString string)) {
        throw Errors.notConverted(walker.context, key, text);
      }
      converted(string, false);
    }
  }
}
