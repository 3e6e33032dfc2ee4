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
  /** Kinds of keys, as far as they matter: what the first key of a hash was. */
  private static final int STRING = 1;

  private static final int SYMBOL = 2;
  private static final int OTHER = 3;

  /** Keys of more than one kind were seen, and looked at. */
  private static final int INSPECTED = 4;

  private final RubyWalker walker;
  private final OpenHashes hashes;

  Keys(RubyWalker walker) {
    this.walker = walker;
    this.hashes = walker.hashes;
  }

  /** Writes a key as the name of a member, with its colon. */
  void write(RubyHash hash, IRubyObject key) {
    if (key instanceof RubyString.FString string && string.getMetaClass() == walker.strings) {
      kind(STRING, hash);
      if (Utf8Strings.name(string, walker.tokens)) return;
    } else if (key instanceof RubySymbol symbol) {
      kind(SYMBOL, hash);
      if (Utf8Strings.name(symbol, walker.tokens)) return;
    }
    hashes.note(hash);
    walker.tokens.member();
    unusual(key);
    walker.tokens.colon();
  }

  /** A key that is not the only one of its text, or that Ruby code may have a say in. */
  private void unusual(IRubyObject key) {
    if (key instanceof RubySymbol symbol) {
      foreign(symbol.fstring(), false);
    } else if (!(key instanceof RubyString string)) {
      if (hashes.mark() == 0) hashes.mark(OTHER);
      odd(key);
    } else {
      kind(STRING, hashes.innermost());
      if (string.getMetaClass() == walker.strings) string(string, false);
      else subclass(string, false);
    }
  }

  private void kind(int kind, RubyHash hash) {
    int first = hashes.mark();
    if (first == kind) return;
    if (first == 0) hashes.mark(kind);
    else if (first != INSPECTED) inspect(hash);
  }

  private void inspect(RubyHash hash) {
    hashes.note(hash);
    hashes.mark(INSPECTED);
    DuplicateKeys wanted = walker.options.duplicateKeys;
    if (wanted == DuplicateKeys.ALLOW) return;
    IRubyObject raises = wanted == DuplicateKeys.RAISE ? walker.context.tru : walker.context.fals;
    walker.gem.json.callMethod(
        walker.context, "on_mixed_keys_hash", new IRubyObject[] {hash, raises});
  }

  private void string(RubyString key, boolean converted) {
    if (Utf8Strings.isValid(key)) walker.texts.checked(key);
    else foreign(key, converted);
  }

  private void foreign(RubyString key, boolean converted) {
    IRubyObject text = Encodings.utf8(walker, key, converted, true);
    if (text.getMetaClass() == walker.strings) walker.texts.checked((RubyString) text);
    else oddText((RubyString) text);
  }

  private void symbol(RubySymbol key, boolean converted) {
    if (Utf8Strings.isUtf8(key.getBytes().getEncoding())) walker.texts.write(key);
    else foreign(key.fstring(), converted);
  }

  private void subclass(RubyString key, boolean converted) {
    IRubyObject text = key.callMethod(walker.context, "to_s");
    if (!(text instanceof RubyString string)) throw Errors.notConverted(walker.context, key, text);
    converted(string, converted);
  }

  private void converted(RubyString text, boolean converted) {
    if (text.getMetaClass() == walker.strings) string(text, converted);
    else if (Utf8Strings.isValid(text)) oddText(text);
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
    if (string.getMetaClass() != walker.strings) {
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
      kind(SYMBOL, hashes.innermost());
      symbol(symbol, true);
    } else if (key instanceof RubyString string) {
      kind(STRING, hashes.innermost());
      if (string.getMetaClass() == walker.strings) string(string, true);
      else subclass(string, true);
    } else {
      throw Errors.keyNotAllowed(walker.context, walker.gem, key);
    }
  }

  private void plain(IRubyObject key) {
    if (key instanceof RubyFixnum number && hasOwnToS(key)) {
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

  /** Whether the {@code to_s} of an integer is Ruby's, and not redefined. */
  private static boolean hasOwnToS(IRubyObject integer) {
    return integer.getMetaClass().searchMethod("to_s").isBuiltin();
  }
}
