package org.jotjson.ruby.oj;

import java.util.List;
import org.jotjson.internal.token.Tokens;
import org.jotjson.ruby.Utf8Strings;
import org.jruby.RubyString;
import org.jruby.RubySymbol;
import org.jruby.runtime.builtin.IRubyObject;

/** Writes the members of hashes: which of them, and with which names. */
final class OjHashes {
  private final OjWalker walker;
  private final Tokens tokens;

  /** Whether some members may be left out. */
  private boolean chooses;

  /**
   * Whether nothing is to be minded about keys that are symbols, or strings of their kind alone.
   */
  private boolean plain;

  private boolean objectMode;
  private boolean checksKeys;

  /** Keys so far that were neither strings nor symbols. */
  private int oddKeys;

  OjHashes(OjWalker walker) {
    this.walker = walker;
    this.tokens = walker.tokens;
  }

  /** Looks at the options. */
  void start() {
    OjOptions options = walker.options;
    Mode mode = walker.mode;
    objectMode = mode == Mode.OBJECT;
    checksKeys = mode == Mode.STRICT || mode == Mode.NULL || mode == Mode.WAB;
    boolean filters = options.omitNil || options.only != null || options.except != null;
    chooses = mode != Mode.WAB && (filters || options.ignore != null);
    boolean checksSymbols = objectMode || mode == Mode.WAB;
    plain = walker.space.none && !chooses && !checksSymbols && !options.omitNullByte;
  }

  void release() {
    oddKeys = 0;
  }

  /**
   * Writes the key of a member, and says whether its value is to follow: not if the member is left
   * out, or was written with its value.
   */
  boolean name(IRubyObject key, IRubyObject value) {
    return plain && isName(key) || any(key, value);
  }

  /** Writes a key that the engine may know by its identity, and says whether it did. */
  private boolean isName(IRubyObject key) {
    if (key instanceof RubySymbol symbol) return Utf8Strings.name(symbol, walker.tokens);
    return key instanceof RubyString.FString string && Utf8Strings.name(string, walker.tokens);
  }

  private boolean any(IRubyObject key, IRubyObject value) {
    if (checksKeys) checkKey(key);
    if (chooses && isLeftOut(key, value)) return false;
    Space space = walker.space;
    if (!space.none) tokens.gap(space.member, space.memberIndent);
    if (key instanceof RubyString string) walker.texts.write(string);
    else if (key instanceof RubySymbol symbol) walker.texts.write(symbol);
    else if (objectMode) {
      pair(key, value);
      return false;
    } else other(key);
    if (space.none) tokens.colon();
    else tokens.colon(space.colon);
    return true;
  }

  private void other(IRubyObject key) {
    walker.texts.string(key.callMethod(walker.context, "to_s").convertToString());
  }

  private void pair(IRubyObject key, IRubyObject value) {
    walker.numbers.raw("\"^#" + Integer.toHexString(++oddKeys) + '"');
    tokens.colon();
    IRubyObject pair = walker.oj.runtime.newArray(key, value);
    walker.kinds.paste(walker.kinds.ask("pair", pair, true));
  }

  private void checkKey(IRubyObject key) {
    if (key instanceof RubySymbol) return;
    if (walker.mode == Mode.WAB) throw walker.errors.key(key, ":wab mode", "Symbols");
    if (key instanceof RubyString) return;
    throw walker.errors.key(key, ":strict and :null mode", "Strings or Symbols");
  }

  private boolean isLeftOut(IRubyObject key, IRubyObject value) {
    OjOptions options = walker.options;
    if (isIgnored(value) || options.omitNil && value.isNil()) return true;
    if (walker.selected || options.only == null && options.except == null) return false;
    String name = key instanceof RubyString || key instanceof RubySymbol ? key.asJavaString() : "";
    if (name.isEmpty()) return options.only != null;
    return !isIn(options.only, name, true) || isIn(options.except, name, false);
  }

  private static boolean isIn(List<String> names, String name, boolean otherwise) {
    return names == null ? otherwise : names.contains(name);
  }

  /** Whether the option {@code ignore} has the class of this value. */
  boolean isIgnored(IRubyObject value) {
    List<IRubyObject> ignored = walker.options.ignore;
    if (ignored == null) return false;
    Mode mode = walker.options.mode;
    if (mode != Mode.OBJECT && mode != Mode.CUSTOM) return false;
    return ignored.contains(value.getMetaClass().getRealClass());
  }
}
