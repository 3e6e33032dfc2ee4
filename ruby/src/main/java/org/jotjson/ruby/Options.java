package org.jotjson.ruby;

import org.jotjson.internal.number.NumberLayout;
import org.jotjson.internal.text.Escapes;
import org.jotjson.internal.text.Malformed;
import org.jotjson.internal.text.TextPolicy;
import org.jotjson.internal.token.Layout;
import org.jotjson.internal.token.NonFinite;
import org.jruby.RubyProc;
import org.jruby.RubyString;

/** How to generate: the values of the json gem's options. */
final class Options implements Cloneable {
  /** What to do about keys that have the same text. */
  enum DuplicateKeys {
    WARN,
    ALLOW,
    RAISE
  }

  static final int DEFAULT_BUFFER_LENGTH = 1024;

  private static final byte[] NOTHING = {};

  private static final TextPolicy[] TEXT = {
    new TextPolicy(Escapes.JSON, Malformed.REFUSE),
    new TextPolicy(Escapes.SCRIPT_SAFE, Malformed.REFUSE),
    new TextPolicy(Escapes.ASCII, Malformed.REFUSE),
    new TextPolicy(Escapes.ASCII_SCRIPT_SAFE, Malformed.REFUSE)
  };

  /** White space: frozen and not empty, or null. */
  RubyString indent;

  RubyString space;
  RubyString spaceBefore;
  RubyString objectNl;
  RubyString arrayNl;

  /** Turns what JSON does not know into something that it does, or null. */
  RubyProc asJson;

  /** Takes a hash and returns one in the order wanted, or null. */
  RubyProc sortKeys;

  DuplicateKeys duplicateKeys = DuplicateKeys.WARN;
  long maxNesting = 100;
  int depth;
  long bufferInitialLength = DEFAULT_BUFFER_LENGTH;
  boolean allowNan;
  boolean asciiOnly;
  boolean scriptSafe;
  boolean strict;

  /** The fewest digits that read back, rather than those that MRI finds. */
  boolean shortestDigits;

  /** Java collections, numbers and times are JSON, rather than strings. */
  boolean javaValues;

  /** What the engine has to know of them; null after a change. */
  private Layout layout;

  Options(boolean shortestDigits, boolean javaValues) {
    this.shortestDigits = shortestDigits;
    this.javaValues = javaValues;
  }

  /** The same options, to be changed by somebody else. */
  Options copy() {
    try {
      return (Options) clone();
    } catch (CloneNotSupportedException e) {
      throw new AssertionError(e);
    }
  }

  /** To be called after a change of anything that the engine has to know. */
  void changed() {
    layout = null;
  }

  /** What the engine has to know. Limits are not among it: the walker minds them itself. */
  Layout layout() {
    Layout known = layout;
    if (known != null) return known;
    Layout.WhiteSpace white =
        new Layout.WhiteSpace(
            bytes(indent), bytes(space), bytes(spaceBefore), bytes(objectNl), bytes(arrayNl));
    TextPolicy text = TEXT[(asciiOnly ? 2 : 0) + (scriptSafe ? 1 : 0)];
    Layout.Numbers numbers =
        new Layout.Numbers(NumberLayout.RUBY, !shortestDigits, NonFinite.WORD, false, false);
    layout = new Layout(white, text, numbers, new Layout.Limits(0, 0, 0));
    return layout;
  }

  private static byte[] bytes(RubyString string) {
    return string == null ? NOTHING : string.getBytes();
  }
}
