package org.jotjson.ruby;

import org.jcodings.Encoding;
import org.jcodings.specific.USASCIIEncoding;
import org.jcodings.specific.UTF8Encoding;
import org.jotjson.internal.token.Tokens;
import org.jruby.Ruby;
import org.jruby.RubyString;
import org.jruby.RubySymbol;
import org.jruby.util.ByteList;
import org.jruby.util.StringSupport;

/** Strings and symbols whose bytes the engine takes as they are; what all doors agree on. */
public final class Utf8Strings {
  private Utf8Strings() {}

  /** A string that owns these bytes. */
  public static RubyString of(byte[] utf8, Ruby runtime) {
    return RubyString.newString(runtime, new ByteList(utf8, UTF8Encoding.INSTANCE, false));
  }

  /** Whether text of this encoding that is valid is UTF-8. */
  public static boolean isUtf8(Encoding encoding) {
    return encoding == UTF8Encoding.INSTANCE || encoding == USASCIIEncoding.INSTANCE;
  }

  /** Whether the bytes of a string are well-formed UTF-8 by what its encoding says. */
  public static boolean isValid(RubyString string) {
    int range = string.scanForCodeRange();
    return range == StringSupport.CR_7BIT
        || range == StringSupport.CR_VALID && isUtf8(string.getEncoding());
  }

  /** Writes a string, if it is valid. */
  public static boolean string(RubyString string, Tokens tokens) {
    if (!isValid(string)) return false;
    bytes(string.getByteList(), tokens);
    return true;
  }

  /** Writes text that is known to be UTF-8. */
  public static void bytes(ByteList utf8, Tokens tokens) {
    int begin = utf8.begin();
    tokens.utf8(utf8.unsafeBytes(), begin, begin + utf8.realSize());
  }

  /**
   * Writes the name of a member, if it is valid. Such a string is frozen and the only one of its
   * text, so that the engine may know it by its identity.
   */
  public static boolean name(RubyString.FString string, Tokens tokens) {
    int hash = System.identityHashCode(string);
    if (tokens.knownName(string, hash)) return true;
    if (!isValid(string)) return false;
    name(string, hash, string.getByteList(), tokens);
    return true;
  }

  /** Writes the name of a member, if its encoding is UTF-8. */
  public static boolean name(RubySymbol symbol, Tokens tokens) {
    int hash = symbol.hashCode();
    if (tokens.knownName(symbol, hash)) return true;
    ByteList bytes = symbol.getBytes();
    if (!isUtf8(bytes.getEncoding())) return false;
    name(symbol, hash, bytes, tokens);
    return true;
  }

  private static void name(Object name, int hash, ByteList bytes, Tokens tokens) {
    int begin = bytes.begin();
    tokens.name(name, hash, bytes.unsafeBytes(), begin, begin + bytes.realSize());
  }
}
