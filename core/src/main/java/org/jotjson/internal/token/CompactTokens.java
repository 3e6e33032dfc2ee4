package org.jotjson.internal.token;

import org.jotjson.internal.bytes.LittleEndian;
import org.jotjson.internal.number.LongText;
import org.jotjson.internal.output.Output;

/**
 * Tokens without white space, for callers that carry the position: each method takes where the
 * output ends, and returns where it ends afterwards. Between two tokens the position then stays in
 * a register, where a field would have to be stored and loaded again: five cycles for each token,
 * one after the other, are a quarter of the time of a small object.
 *
 * <p>The field is behind meanwhile. {@link #leave} and {@link #enter} stand before and after all
 * that goes by way of {@link Tokens}.
 */
public final class CompactTokens {
  /** Room for a name, a number or literal, brackets, a comma, and the overshoot of wide stores. */
  private static final int ROOM = EncodedName.MAX_BYTES + Scalars.NUMBER_ROOM;

  /** The same with a plain string for the number. */
  private static final int TEXT_ROOM = EncodedName.MAX_BYTES + Strings.PLAIN_ROOM;

  private static final long NULL = 0x2C_6C6C756EL; // "null,", lowest byte first
  private static final long TRUE = 0x2C_65757274L; // "true,"
  private static final long FALSE = 0x2C65_736C6166L; // "false,"

  private final Tokens tokens;
  private final Output out;

  /** The same output as that of {@code tokens}. */
  public CompactTokens(Tokens tokens) {
    this.tokens = tokens;
    this.out = tokens.out;
  }

  /** Where the output ends. */
  public int enter() {
    return out.at;
  }

  /** Says where the output ends. */
  public void leave(int at) {
    out.at = at;
  }

  private int room(int at, int need) {
    return out.bytes.length - at >= need ? at : makeRoom(at, need);
  }

  private int makeRoom(int at, int need) {
    out.at = at;
    out.ensure(need);
    return out.at;
  }

  /** A name, and its colon. */
  public int name(EncodedName name, int at) {
    at = room(at, ROOM);
    return name.write(out.bytes, at);
  }

  public int member(EncodedName name, int value, int at) {
    at = room(at, ROOM);
    byte[] dst = out.bytes;
    return comma(dst, LongText.write(value, dst, name.write(dst, at)));
  }

  public int member(EncodedName name, long value, int at) {
    if (Scalars.isUnsafe(value)) {
      leave(name(name, at));
      tokens.number(value);
      return out.at;
    }
    at = room(at, ROOM);
    byte[] dst = out.bytes;
    return comma(dst, LongText.write(value, dst, name.write(dst, at)));
  }

  public int member(EncodedName name, float value, int at) {
    leave(name(name, at));
    tokens.number(value);
    return out.at;
  }

  public int member(EncodedName name, double value, int at) {
    leave(name(name, at));
    tokens.number(value);
    return out.at;
  }

  public int member(EncodedName name, boolean value, int at) {
    at = room(at, ROOM);
    byte[] dst = out.bytes;
    at = name.write(dst, at);
    LittleEndian.putLong(dst, at, value ? TRUE : FALSE);
    return at + (value ? 5 : 6);
  }

  public int nullMember(EncodedName name, int at) {
    at = room(at, ROOM);
    byte[] dst = out.bytes;
    at = name.write(dst, at);
    LittleEndian.putLong(dst, at, NULL);
    return at + 5;
  }

  /** A member whose value is kept as a name is. */
  public int member(EncodedName name, EncodedName word, int at) {
    at = room(at, ROOM);
    byte[] dst = out.bytes;
    at = word.write(dst, name.write(dst, at));
    dst[at - 1] = ',';
    return at;
  }

  /**
   * A member that is a string.
   *
   * @throws Failure if it is malformed
   */
  public int member(EncodedName name, String value, int at) {
    at = room(at, TEXT_ROOM);
    return tokens.string(value, out.bytes, name.write(out.bytes, at));
  }

  /** An element that is a string. */
  public int element(String value, int at) {
    at = room(at, TEXT_ROOM);
    return tokens.string(value, out.bytes, at);
  }

  /** An element that is a number. */
  public int element(int value, int at) {
    at = room(at, ROOM);
    byte[] dst = out.bytes;
    return comma(dst, LongText.write(value, dst, at));
  }

  private static int comma(byte[] dst, int at) {
    dst[at] = ',';
    return at + 1;
  }

  /**
   * @throws Failure if the nesting is too deep
   */
  public int openArray(int at) {
    return open('[', at);
  }

  /**
   * @throws Failure if the nesting is too deep
   */
  public int openObject(int at) {
    return open('{', at);
  }

  private int open(char bracket, int at) {
    tokens.descend();
    at = room(at, ROOM);
    out.bytes[at] = (byte) bracket;
    return at + 1;
  }

  public int closeArray(int at) {
    return close(']', at);
  }

  public int closeObject(int at) {
    return close('}', at);
  }

  private int close(char bracket, int at) {
    tokens.ascend();
    at = room(at, ROOM);
    byte[] dst = out.bytes;
    if (dst[at - 1] == ',') at--;
    LittleEndian.putShort(dst, at, (short) (',' << 8 | bracket));
    return at + 2;
  }
}
