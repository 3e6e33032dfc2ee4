package org.jotjson.internal.token;

import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.Arrays;
import org.jotjson.internal.output.Output;
import org.jotjson.internal.text.StringText;

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
public final class Tokens extends Scalars {
  private final NameCache names = new NameCache();
  private int depth;

  /** Tokens into an array of this length at first. */
  public Tokens(int initialLength) {
    super(new Output(initialLength));
  }

  /** Starts a document. */
  public void start(Layout layout, OutputStream sink) {
    layout(layout);
    this.depth = layout.startDepth;
    out.reset(sink, layout.maxOutput);
    out.ensure(layout.initialLength);
  }

  /** Goes on with another layout, as deep as before. */
  public void layout(Layout layout) {
    // a reference stored where one stands already would still be work for the garbage collector
    if (this.layout != layout) this.layout = layout;
  }

  /** Ends a document: the comma behind it goes. */
  public void finish() {
    out.at--;
  }

  /** Starts another document behind the last, with this byte before it unless it is 0. */
  public void nextRecord(byte prefix) {
    depth = layout.startDepth;
    if (prefix != 0) out.ensure(1)[out.at++] = prefix;
  }

  /** Where the next byte goes, counted from the start of the output. */
  public long position() {
    return out.position();
  }

  /** Takes back what was written since; false if some of it has left already. */
  public boolean backTo(long position) {
    return out.backTo(position);
  }

  /** Ends a document as a line. */
  public void finishLine() {
    out.bytes[out.at - 1] = '\n';
  }

  /** The finished document. */
  public byte[] toBytes() {
    return out.toBytes();
  }

  /** The finished document. */
  public String toText() {
    return layout.text.isToLatin1() ? out.latin1ToText() : out.toText();
  }

  /** Copies the finished document to a buffer: everything, or nothing if there is no room. */
  public void copyTo(ByteBuffer target) {
    out.copyTo(target);
  }

  /** Empties everything written so far into the sink, and flushes it. */
  public void flush() {
    out.flush();
  }

  /** Empties everything written so far into the sink. */
  public void empty() {
    out.empty();
  }

  /**
   * Empties what was written so far into the sink, but for the last byte, which a bracket may still
   * replace.
   */
  public void flushOpen() {
    out.flushOpen();
  }

  /** Lets go of the sink, and of what is too large to keep for the next document. */
  public void release() {
    out.release();
  }

  /** Levels that are open now, counted from the layout's start depth. */
  public int depth() {
    return depth;
  }

  /** Goes on as if this many levels were open. */
  public void depth(int depth) {
    this.depth = depth;
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
    descend();
    byte[] dst = out.ensure(2);
    dst[out.at++] = (byte) bracket;
  }

  /** Counts one more level. */
  void descend() {
    if (depth >= layout.maxDepth) throw tooDeep();
    depth++;
  }

  /** Counts one level less. */
  void ascend() {
    depth--;
  }

  private Failure tooDeep() {
    String rule = "nesting of " + (depth + 1L) + " levels is too deep";
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
    gap(newline, layout.indent);
  }

  /** Goes before each element of an array. */
  public void element() {
    if (!layout.compact) lineBreak(layout.arrayNl);
  }

  /** Writes a member's name and its colon. */
  public void name(String name) {
    member();
    NameCache.Entry known = names.find(name, name.hashCode(), layout.text);
    if (known == null) newName(name);
    else cachedName(known);
  }

  /** Whether there is no white space between tokens, so that a ready-made name may be written. */
  public boolean isCompact() {
    return layout.compact;
  }

  /** Goes before each member of an object whose name is written like a value. */
  public void member() {
    if (!layout.compact) lineBreak(layout.objectNl);
  }

  private void cachedName(NameCache.Entry known) {
    byte[] dst = out.ensure(NameCache.MAX_BYTES + 1);
    int at = known.write(dst, out.at);
    dst[at] = ':';
    out.at = at + 1;
    if (!layout.compact) colon(layout.colon);
  }

  private void newName(String name) {
    boolean isShort = name.length() <= NameCache.MAX_BYTES;
    if (isShort) out.ensure(StringText.maxBytes(name.length()) + 3);
    int before = out.at;
    int wideParts = out.wide.parts();
    string(name);
    if (isShort) offer(name, name.hashCode(), before, wideParts);
    colon();
  }

  /** What was written for a name is kept, unless a part of it is wide and not among the bytes. */
  private void offer(Object name, int hash, int before, int wideParts) {
    if (out.wide.parts() > wideParts) return;
    names.offer(name, hash, layout.text, out.bytes, before, out.at - 1 - before);
  }

  /**
   * Writes a member's name and its colon, if the object that stands for the name came before; says
   * whether it did. If not, {@link #name(Object, int, byte[], int, int)} is to follow.
   */
  public boolean knownName(Object name, int hash) {
    NameCache.Entry known = names.find(name, hash, layout.text);
    if (known == null) return false;
    member();
    cachedName(known);
    return true;
  }

  /**
   * Writes a member's name that comes as well-formed UTF-8, and its colon.
   *
   * @param name the object that stands for it, now and later
   * @param hash the hash of the object
   */
  public void name(Object name, int hash, byte[] utf8, int from, int to) {
    member();
    if (to - from > NameCache.MAX_BYTES) {
      utf8(utf8, from, to);
    } else {
      out.ensure(StringText.maxBytes(to - from) + 3);
      int before = out.at;
      int wideParts = out.wide.parts();
      utf8(utf8, from, to);
      offer(name, hash, before, wideParts);
    }
    colon();
  }

  /** Where the next token goes: what {@link #cut} wants. */
  public int mark() {
    return out.at;
  }

  /** Takes back the tokens behind a mark, and returns them without the comma that ends them. */
  public byte[] cut(int mark) {
    byte[] cut = Arrays.copyOfRange(out.bytes, mark, Math.max(mark, out.at - 1));
    out.at = mark;
    return cut;
  }

  /**
   * White space of the caller's own before a token, for documents whose white space no layout
   * describes: the newline, and the indent once per level that is open.
   */
  public void gap(byte[] newline, byte[] indent) {
    out.append(newline, 0, newline.length);
    if (indent.length == 0) return;
    for (int i = 0; i < depth; i++) out.append(indent, 0, indent.length);
  }

  /** The same before the bracket that closes a container. */
  public void lastGap(byte[] newline, byte[] indent) {
    if (out.bytes[out.at - 1] == ',') out.at--;
    depth--;
    gap(newline, indent);
    depth++;
  }

  /** Makes the value just written the name of the member. */
  public void colon() {
    if (layout.compact) {
      out.bytes[out.at - 1] = ':';
      return;
    }
    colon(layout.colon);
  }

  /** The same with white space of the caller's own around the colon. */
  public void colon(byte[] colon) {
    out.at--;
    out.append(colon, 0, colon.length);
  }
}
