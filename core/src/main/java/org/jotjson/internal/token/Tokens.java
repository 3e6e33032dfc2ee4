package org.jotjson.internal.token;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.OutputStream;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Arrays;
import org.jotjson.internal.bytes.LittleEndian;
import org.jotjson.internal.number.DoubleText;
import org.jotjson.internal.number.FloatText;
import org.jotjson.internal.number.LongText;
import org.jotjson.internal.number.NumberLayout;
import org.jotjson.internal.output.Output;
import org.jotjson.internal.text.MalformedTextException;
import org.jotjson.internal.text.Scratch;
import org.jotjson.internal.text.StringText;
import org.jotjson.internal.text.Utf8;

/**
 * Writes tokens: the only class that knows commas, colons, indentation and depth. Trusts its caller
 * to nest them properly.
 *
 * <p>A comma follows every value at once; a closing bracket, or the end of the document, takes the
 * last one back. So no state says whether a container is still empty: its last byte does.
 *
 * <pre>
 *   [            [1,            [1,2,            [1,2],            [1,2]
 *   open         number         number           close             finish
 * </pre>
 */
public final class Tokens {
  private static final long MAX_SAFE_INTEGER = (1L << 53) - 1;

  /** Room for any number or literal, quotes, comma, and the overshoot of wide stores. */
  private static final int NUMBER_ROOM = DoubleText.MAX_BYTES + 16;

  private final Output out;
  private final Scratch scratch = new Scratch();
  private final NameCache names = new NameCache();
  private Layout layout;
  private int depth;

  /** Tokens into an array of this length at first. */
  public Tokens(int initialLength) {
    this.out = new Output(initialLength);
  }

  /** Starts a document. */
  public void start(Layout layout, OutputStream sink) {
    this.layout = layout;
    this.depth = layout.startDepth;
    out.reset(sink);
    out.ensure(layout.initialLength);
  }

  /** Ends a document: the comma behind it goes. */
  public void finish() {
    out.at--;
  }

  /** Starts another document behind the last. */
  public void nextLine() {
    depth = layout.startDepth;
  }

  /** Ends a document as a line. */
  public void finishLine() {
    out.bytes[out.at - 1] = '\n';
  }

  /** The finished document. */
  public byte[] toBytes() {
    return Arrays.copyOf(out.bytes, out.at);
  }

  /** The finished document. */
  public String toText() {
    return new String(out.bytes, 0, out.at, UTF_8);
  }

  /** Empties everything written so far into the sink. */
  public void flush() {
    out.flush();
  }

  /**
   * Empties what was written so far into the sink, but for the last byte, which a bracket may still
   * replace.
   */
  public void flushOpen() {
    out.flushOpen();
  }

  /** Lets go of what is too large to keep for the next document. */
  public void trim() {
    out.trim();
  }

  /** Whether NaN and the infinities may be written. */
  public boolean takesNonFinite() {
    return layout.nonFinite != NonFinite.REFUSE;
  }

  /** Levels that are open now, counted from the layout's start depth. */
  public int depth() {
    return depth;
  }

  public void openArray() {
    open('[');
  }

  public void openObject() {
    open('{');
  }

  public void closeArray() {
    close(']', layout.arrayNl);
  }

  public void closeObject() {
    close('}', layout.objectNl);
  }

  private void open(char bracket) {
    if (++depth > layout.maxDepth) throw tooDeep();
    byte[] dst = out.ensure(2);
    dst[out.at++] = (byte) bracket;
  }

  private Failure tooDeep() {
    int reached = depth--;
    String rule = "nesting of " + reached + " levels is too deep";
    if (layout.maxDepth == Layout.CEILING) rule += ", whatever max_nesting says";
    return Failure.nesting(rule + "; is there a cycle?", null, null);
  }

  private void close(char bracket, byte[] newline) {
    depth--;
    if (out.bytes[out.at - 1] == ',') {
      out.at--;
      if (newline.length > 0) lineBreak(newline);
    }
    byte[] dst = out.ensure(2);
    dst[out.at] = (byte) bracket;
    dst[out.at + 1] = ',';
    out.at += 2;
  }

  private void lineBreak(byte[] newline) {
    out.append(newline, 0, newline.length);
    byte[] indent = layout.indent;
    if (indent.length == 0) return;
    for (int i = 0; i < depth; i++) out.append(indent, 0, indent.length);
  }

  /** Goes before each element of an array. */
  public void element() {
    if (!layout.compact) lineBreak(layout.arrayNl);
  }

  /** Writes a member's name and its colon. */
  public void name(String name) {
    if (!layout.compact) lineBreak(layout.objectNl);
    NameCache.Entry known = names.find(name, layout.text);
    if (known == null) newName(name);
    else cachedName(known);
    if (layout.compact) out.bytes[out.at - 1] = ':';
    else colon();
  }

  private void cachedName(NameCache.Entry known) {
    byte[] dst = out.ensure(NameCache.MAX_BYTES + 1);
    out.at = known.write(dst, out.at) + 1;
  }

  private void newName(String name) {
    if (name.length() > NameCache.MAX_BYTES) {
      string(name);
      return;
    }
    out.ensure(StringText.maxBytes(name.length()) + 3);
    int before = out.at;
    string(name);
    names.offer(name, layout.text, out.bytes, before, out.at - 1 - before);
  }

  private void colon() {
    out.at--;
    out.append(layout.colon, 0, layout.colon.length);
  }

  public void nullValue() {
    literal(0x6C6C756E, 4); // "null", lowest byte first
  }

  public void bool(boolean value) {
    if (value) literal(0x65757274, 4); // "true"
    else literal(0x65_736C6166L, 5); // "false"
  }

  private void literal(long word, int length) {
    byte[] dst = out.ensure(NUMBER_ROOM);
    LittleEndian.putLong(dst, out.at, word | (long) ',' << (8 * length));
    out.at += length + 1;
  }

  public void number(long value) {
    if (layout.longsAsStrings | layout.doublesOnly
        && (value > MAX_SAFE_INTEGER || value < -MAX_SAFE_INTEGER)) {
      unsafeInteger(value);
      return;
    }
    byte[] dst = out.ensure(NUMBER_ROOM);
    int at = LongText.write(value, dst, out.at);
    dst[at] = ',';
    out.at = at + 1;
  }

  private void unsafeInteger(long value) {
    if (layout.longsAsStrings) string(Long.toString(value));
    else number(exactDouble(new BigDecimal(value), value));
  }

  public void number(double value) {
    if (!Double.isFinite(value)) {
      nonFinite(value, value);
      return;
    }
    byte[] dst = out.ensure(NUMBER_ROOM);
    int at = DoubleText.write(value, dst, out.at, layout.numbers);
    dst[at] = ',';
    out.at = at + 1;
  }

  /** A float32 has digits of its own; as a double it would show digits that nobody wrote. */
  public void number(float value) {
    if (!Float.isFinite(value)) {
      nonFinite(value, value);
      return;
    }
    if (layout.doublesOnly) {
      number((double) value);
      return;
    }
    byte[] dst = out.ensure(NUMBER_ROOM);
    int at = FloatText.write(value, dst, out.at, layout.numbers);
    dst[at] = ',';
    out.at = at + 1;
  }

  private void nonFinite(double value, Object boxed) {
    String word = Double.toString(value);
    switch (layout.nonFinite) {
      case REFUSE -> throw Failure.of(word + " is not allowed in JSON", boxed);
      case WORD -> ascii(word);
      case NULL -> nullValue();
      case STRING -> string(word);
    }
  }

  public void number(BigInteger value) {
    if (layout.doublesOnly) number(exactDouble(new BigDecimal(value), value));
    else if (layout.longsAsStrings && value.bitLength() > 53) string(value.toString());
    else ascii(value.toString());
  }

  public void number(BigDecimal value) {
    if (layout.doublesOnly) number(exactDouble(value, value));
    else ascii(value.toString());
  }

  private static double exactDouble(BigDecimal value, Object boxed) {
    double nearest = value.doubleValue();
    if (Double.isFinite(nearest) && new BigDecimal(nearest).compareTo(value) == 0) return nearest;
    throw Failure.of(
        "the number " + value + " is not exactly a double, which canonical JSON asks for", boxed);
  }

  /** Text that is known to be ASCII and a JSON token. */
  private void ascii(String token) {
    byte[] bytes = token.getBytes(ISO_8859_1);
    raw(bytes, 0, bytes.length);
  }

  /** Pastes ready-made JSON. */
  public void raw(byte[] json, int from, int length) {
    out.append(json, from, length);
    out.ensure(1)[out.at++] = ',';
  }

  /**
   * A double as the name of a member: the layout's own text, but Ruby's {@code Float#to_s} for
   * Ruby's.
   */
  public String keyText(double value) {
    if (!Double.isFinite(value)) return Double.toString(value);
    byte[] dst = new byte[NUMBER_ROOM];
    return new String(dst, 0, DoubleText.write(value, dst, 0, keyLayout()), ISO_8859_1);
  }

  /** A float as the name of a member. */
  public String keyText(float value) {
    if (!Float.isFinite(value)) return Float.toString(value);
    byte[] dst = new byte[NUMBER_ROOM];
    return new String(dst, 0, FloatText.write(value, dst, 0, keyLayout()), ISO_8859_1);
  }

  private NumberLayout keyLayout() {
    return layout.numbers == NumberLayout.RUBY ? NumberLayout.RUBY_TO_S : layout.numbers;
  }

  public void string(String text) {
    int length = text.length();
    if (length > StringText.PIECE) {
      longString(text);
      return;
    }
    byte[] dst = out.ensure(StringText.maxBytes(length) + 3);
    int at = out.at;
    dst[at] = '"';
    at = piece(text, 0, length, dst, at + 1);
    dst[at] = '"';
    dst[at + 1] = ',';
    out.at = at + 2;
  }

  private int piece(String text, int from, int to, byte[] dst, int at) {
    try {
      return StringText.write(text, from, to, layout.text, scratch, dst, at);
    } catch (MalformedTextException e) {
      throw Failure.of(e.getMessage(), text);
    }
  }

  private void longString(String text) {
    quote();
    for (int from = 0, to; from < text.length(); from = to) {
      to = StringText.pieceEnd(text, from);
      byte[] dst = out.ensure(StringText.maxBytes(to - from));
      out.at = piece(text, from, to, dst, out.at);
    }
    endQuote();
  }

  /** A string that comes as well-formed UTF-8. */
  public void utf8(byte[] utf8, int from, int to) {
    quote();
    for (int end; from < to; from = end) {
      end = StringText.pieceEnd(utf8, from, to);
      byte[] dst = out.ensure(StringText.maxBytes(end - from));
      out.at = StringText.write(utf8, from, end, layout.text, scratch, dst, out.at);
    }
    endQuote();
  }

  /** A string that comes as bytes which may be UTF-8. */
  public void checkedUtf8(byte[] bytes, int from, int to) {
    try {
      byte[] checked = Utf8.check(bytes, from, to, layout.text.malformed());
      if (checked == bytes) utf8(bytes, from, to);
      else utf8(checked, 0, checked.length);
    } catch (MalformedTextException e) {
      throw Failure.of(e.getMessage(), bytes);
    }
  }

  private void quote() {
    out.ensure(1)[out.at++] = '"';
  }

  private void endQuote() {
    byte[] dst = out.ensure(2);
    dst[out.at] = '"';
    dst[out.at + 1] = ',';
    out.at += 2;
  }
}
