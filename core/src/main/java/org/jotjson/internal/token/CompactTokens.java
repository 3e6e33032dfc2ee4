package org.jotjson.internal.token;

import org.jotjson.internal.bytes.LittleEndian;
import org.jotjson.internal.number.LongText;
import org.jotjson.internal.output.Output;
import org.jotjson.internal.text.PlainText;

/**
 * Tokens without white space, for callers that carry the position: each method takes where the
 * output ends, and returns where it ends afterwards. Between two tokens the position then stays in
 * a register, where a field would have to be stored and loaded again: five cycles for each token,
 * one after the other, are a quarter of the time of a small object.
 *
 * <p>The field is behind meanwhile. {@link #leave} and {@link #enter} stand before and after all
 * that goes by way of {@link Tokens}.
 *
 * <p>Room is made by {@link #reserve} for several tokens at once, as much as {@link #room} says of
 * each, or {@link #GROUP}: a check is cheap, but behind each that may find the array full C2 must
 * load everything again. What may have taken more than its room leaves {@link #GROUP} behind.
 */
public final class CompactTokens {
  /** The most that is reserved at once; more than any single token takes. */
  public static final int GROUP = 1024;

  /** Room for a bracket or two and their commas. */
  public static final int BRACKETS = 4;

  /** Room for a number, a literal or a word, a comma, and the overshoot of wide stores. */
  public static final int SHORT = EncodedName.MAX_BYTES + Long.BYTES;

  /** The same for a plain string. */
  public static final int TEXT = Strings.PLAIN_ROOM + Long.BYTES;

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

  /** The room for a member whose value takes {@link #SHORT} or {@link #TEXT}. */
  public static int room(EncodedName name, int value) {
    return name.length() + value;
  }

  /** Where the output ends. */
  public int enter() {
    return out.at;
  }

  /** Says where the output ends. */
  public void leave(int at) {
    out.at = at;
  }

  /** Makes room for so many bytes. */
  public int reserve(int need, int at) {
    return out.bytes.length - at >= need ? at : makeRoom(need, at);
  }

  private int makeRoom(int need, int at) {
    out.at = at;
    out.ensure(need);
    return out.at;
  }

  /** A name, and its colon. */
  public int name(EncodedName name, int at) {
    return name.write(out.bytes, at);
  }

  public int member(EncodedName name, int value, int at) {
    return element(value, name.write(out.bytes, at));
  }

  public int member(EncodedName name, long value, int at) {
    return element(value, name.write(out.bytes, at));
  }

  private int other(long value, int at) {
    out.at = at;
    tokens.number(value);
    return reserve(GROUP, out.at);
  }

  /** A finite number. */
  public int member(EncodedName name, float value, int at) {
    out.at = name(name, at);
    tokens.number(value);
    return out.at;
  }

  /** A finite number. */
  public int member(EncodedName name, double value, int at) {
    out.at = name(name, at);
    tokens.number(value);
    return out.at;
  }

  public int member(EncodedName name, boolean value, int at) {
    byte[] dst = out.bytes;
    at = name.write(dst, at);
    LittleEndian.putLong(dst, at, value ? TRUE : FALSE);
    return at + (value ? 5 : 6);
  }

  public int nullMember(EncodedName name, int at) {
    byte[] dst = out.bytes;
    at = name.write(dst, at);
    LittleEndian.putLong(dst, at, NULL);
    return at + 5;
  }

  /** A member whose value is kept as a name is. */
  public int member(EncodedName name, EncodedName word, int at) {
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
    return element(value, name.write(out.bytes, at));
  }

  /**
   * An element that is a string.
   *
   * @throws Failure if it is malformed
   */
  public int element(String value, int at) {
    int end = tokens.plainString(value, out.bytes, at);
    return end == PlainText.NOT_PLAIN ? reserve(GROUP, tokens.anyString(value, at)) : end;
  }

  /** An element that is a number. */
  public int element(int value, int at) {
    byte[] dst = out.bytes;
    return comma(dst, LongText.write(value, dst, at));
  }

  /** An element that is a number. */
  public int element(long value, int at) {
    return Scalars.isUnsafe(value)
        ? other(value, at)
        : comma(out.bytes, LongText.write(value, out.bytes, at));
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
    byte[] dst = out.bytes;
    if (dst[at - 1] == ',') at--;
    LittleEndian.putShort(dst, at, (short) (',' << 8 | bracket));
    return at + 2;
  }
}
