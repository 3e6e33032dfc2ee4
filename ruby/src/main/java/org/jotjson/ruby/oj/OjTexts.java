package org.jotjson.ruby.oj;

import static org.jcodings.specific.UTF8Encoding.INSTANCE;

import org.jcodings.Encoding;
import org.jcodings.specific.ASCIIEncoding;
import org.jcodings.specific.USASCIIEncoding;
import org.jotjson.internal.text.Utf8;
import org.jotjson.internal.token.Tokens;
import org.jotjson.ruby.Utf8Strings;
import org.jruby.RubyString;
import org.jruby.RubySymbol;
import org.jruby.exceptions.RaiseException;
import org.jruby.util.ByteList;

/** Writes strings and symbols: hands their bytes to the engine, and minds what is not UTF-8. */
final class OjTexts {
  private static final int SHOWN_BYTES = 5;

  private final OjWalker walker;
  private final Tokens tokens;
  private byte[] scratch = new byte[64];
  private boolean omitsNulls;

  /** Whether valid strings are nothing but their text. */
  private boolean plain;

  OjTexts(OjWalker walker) {
    this.walker = walker;
    this.tokens = walker.tokens;
  }

  /** Writes a string as any mode but the object mode does. */
  void string(RubyString string) {
    if (Utf8Strings.isValid(string)) bytes(string.getByteList());
    else foreign(string);
  }

  private void foreign(RubyString string) {
    if (isAsItIs(string)) {
      bytes(string.getByteList());
      return;
    }
    Encoding encoding = string.getEncoding();
    boolean known = encoding != ASCIIEncoding.INSTANCE && encoding != USASCIIEncoding.INSTANCE;
    if (known && encoding != INSTANCE && !string.isCodeRangeBroken()) {
      string = (RubyString) string.encode(walker.context, walker.utf8());
    }
    ByteList bytes = string.getByteList();
    int begin = bytes.begin();
    int end = begin + bytes.realSize();
    int broken = Utf8.firstMalformed(bytes.unsafeBytes(), begin, end);
    if (broken < end && !(walker.oj.strictCompat && walker.escapes.passesBroken)) {
      throw broken(bytes, broken);
    }
    bytes(bytes);
  }

  /** Looks at the options. */
  void start() {
    omitsNulls = walker.options.omitNullByte;
    plain = walker.mode != Mode.OBJECT && !omitsNulls;
  }

  /** Writes a string. */
  void write(RubyString string) {
    if (plain && Utf8Strings.string(string, tokens)) return;
    if (walker.mode == Mode.OBJECT) objectString(string);
    else string(string);
  }

  /** Writes a symbol. */
  void write(RubySymbol symbol) {
    if (walker.mode == Mode.OBJECT) objectSymbol(symbol);
    else symbol(symbol);
  }

  /** A string in object mode, where some beginnings have a meaning. */
  private void objectString(RubyString string) {
    ByteList bytes = string.getByteList();
    if (bytes.realSize() == 0 || !isMarked(bytes)) {
      string(string);
      return;
    }
    int mark = tokens.mark();
    string((RubyString) string.substr(walker.oj.runtime, 1, string.size() - 1));
    byte[] rest = tokens.cut(mark);
    byte[] escaped = bytes.get(0) == ':' ? new byte[] {'3', 'a'} : new byte[] {'5', 'e'};
    byte[] text = new byte[rest.length + 6];
    System.arraycopy(new byte[] {'"', '\\', 'u', '0', '0'}, 0, text, 0, 5);
    System.arraycopy(escaped, 0, text, 5, 2);
    System.arraycopy(rest, 1, text, 7, rest.length - 1);
    tokens.raw(text, 0, text.length);
  }

  /** A string whose bytes object mode writes as they are, which is Oj's way with all encodings. */
  private boolean isAsItIs(RubyString string) {
    return walker.oj.strictCompat
        && walker.mode == Mode.OBJECT
        && walker.escapes.passesBroken
        && string.getEncoding() != INSTANCE;
  }

  private static boolean isMarked(ByteList bytes) {
    int first = bytes.get(0);
    if (first == ':') return true;
    if (first != '^' || bytes.realSize() < 2) return false;
    return bytes.get(1) == 'r' || bytes.get(1) == 'i';
  }

  /** Writes a symbol as a string. */
  void symbol(RubySymbol symbol) {
    ByteList bytes = symbol.getBytes();
    Encoding encoding = bytes.getEncoding();
    if (encoding == INSTANCE || encoding == USASCIIEncoding.INSTANCE) bytes(bytes);
    else string(symbol.fstring());
  }

  /** Writes a symbol with a colon before it. */
  private void objectSymbol(RubySymbol symbol) {
    ByteList bytes = symbol.getBytes();
    int length = bytes.realSize();
    if (scratch.length <= length) scratch = new byte[2 * length];
    scratch[0] = ':';
    System.arraycopy(bytes.unsafeBytes(), bytes.begin(), scratch, 1, length);
    utf8(scratch, 0, length + 1);
  }

  private void bytes(ByteList bytes) {
    int begin = bytes.begin();
    utf8(bytes.unsafeBytes(), begin, begin + bytes.realSize());
  }

  private void utf8(byte[] bytes, int from, int to) {
    if (omitsNulls) withoutNulls(bytes, from, to);
    else tokens.utf8(bytes, from, to);
  }

  private void withoutNulls(byte[] bytes, int from, int to) {
    byte[] kept = new byte[to - from];
    int length = 0;
    for (int i = from; i < to; i++) if (bytes[i] != 0) kept[length++] = bytes[i];
    tokens.utf8(kept, 0, length);
  }

  /** Oj's error for bytes that are not UTF-8. */
  private RaiseException broken(ByteList bytes, int at) {
    byte[] all = bytes.unsafeBytes();
    int end = bytes.begin() + bytes.realSize();
    int from = at;
    if ((all[at] & 0xC0) == 0xC0 && (all[at] & 0xFF) < 0xFE) {
      from++;
      while (from < end && (all[from] & 0xC0) == 0x80) from++;
    }
    StringBuilder shown = new StringBuilder();
    for (int i = from; i < end && i - from < SHOWN_BYTES; i++) {
      shown.append(shown.isEmpty() ? "" : " ").append("%02x".formatted(all[i] & 0xFF));
    }
    String message = "Invalid Unicode [" + shown + "] at " + (from - bytes.begin());
    return RaiseException.from(walker.oj.runtime, walker.oj.generatorError, message);
  }
}
