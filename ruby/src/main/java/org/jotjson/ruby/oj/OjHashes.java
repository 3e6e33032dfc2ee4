package org.jotjson.ruby.oj;

import java.util.List;
import org.jotjson.internal.token.Tokens;
import org.jruby.RubyString;
import org.jruby.RubySymbol;
import org.jruby.runtime.builtin.IRubyObject;

/** Writes the members of hashes: which of them, and with which names. */
final class OjHashes {
  private final OjWalker walker;
  private final Tokens tokens;

  /** Whether some members may be left out. */
  private boolean chooses;

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
  }

  void release() {
    oddKeys = 0;
  }

  void write(IRubyObject key, IRubyObject value) {
    if (checksKeys) checkKey(key);
    if (chooses && isLeftOut(key, value)) return;
    Space space = walker.space;
    if (!space.none) tokens.gap(space.member, space.memberIndent);
    if (key instanceof RubyString string) string(string);
    else if (key instanceof RubySymbol symbol) symbol(symbol);
    else if (objectMode) {
      pair(key, value);
      return;
    } else other(key);
    if (space.none) tokens.colon();
    else tokens.colon(space.colon);
    walker.value(value, true);
  }

  private void string(RubyString key) {
    if (objectMode) walker.texts.objectString(key);
    else walker.texts.string(key);
  }

  private void symbol(RubySymbol key) {
    if (objectMode) walker.texts.objectSymbol(key);
    else walker.texts.symbol(key);
  }

  private void other(IRubyObject key) {
    walker.texts.string(key.callMethod(walker.context, "to_s").convertToString());
  }

  private void pair(IRubyObject key, IRubyObject value) {
    walker.numbers.raw("\"^#" + Integer.toHexString(++oddKeys) + '"');
    tokens.colon();
    IRubyObject pair = walker.oj.runtime.newArray(key, value);
    walker.paste(walker.ask("pair", pair, true));
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
