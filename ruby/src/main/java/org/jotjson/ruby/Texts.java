package org.jotjson.ruby;

import org.jotjson.internal.token.Tokens;
import org.jruby.RubyString;
import org.jruby.RubySymbol;
import org.jruby.runtime.builtin.IRubyObject;
import org.jruby.util.ByteList;

/** Writes strings, symbols and text that is JSON already: hands their bytes to the engine. */
final class Texts {
  private final RubyWalker walker;
  private final Tokens tokens;

  Texts(RubyWalker walker) {
    this.walker = walker;
    this.tokens = walker.tokens;
  }

  /** Writes a string if it is valid. */
  boolean write(RubyString string) {
    return Utf8Strings.string(string, tokens);
  }

  /** Writes a string that went through the rules on encodings. */
  void checked(RubyString string) {
    if (!write(string)) throw Errors.malformed(walker.context, walker.gem, string);
  }

  /** Writes a symbol as a string. */
  void write(RubySymbol symbol) {
    ByteList bytes = symbol.getBytes();
    if (Utf8Strings.isUtf8(bytes.getEncoding())) Utf8Strings.bytes(bytes, tokens);
    else converted(symbol.fstring());
  }

  /** Writes a string, or what the rules on encodings make of it. */
  void converted(RubyString string) {
    IRubyObject text = Encodings.utf8(walker, string, false, false);
    if (text instanceof RubyString utf8) checked(utf8);
    else walker.other(text, true, true);
  }

  /** Writes text that is JSON already. */
  void paste(IRubyObject json) {
    if (!(json instanceof RubyString text)) {
      throw Errors.wrongType(walker.context, json, "String");
    }
    ByteList bytes = text.getByteList();
    tokens.raw(bytes.unsafeBytes(), bytes.begin(), bytes.realSize());
  }
}
