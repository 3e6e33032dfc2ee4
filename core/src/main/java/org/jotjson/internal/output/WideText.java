package org.jotjson.internal.output;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.util.Arrays;

/**
 * The parts of a text that Latin-1 cannot hold, kept aside with their places among the bytes. Both
 * are put together when the text is finished.
 *
 * <pre>
 *   bytes   [ " " , " a b c " , " " ]      places    2        12
 *   chars   € € ż ó ł w                     ends        2         6
 *   text    [ " € € " , " a b c " , " ż ó ł w " ]
 * </pre>
 */
public final class WideText {
  /** The largest array that stays with its thread. */
  private static final int KEPT_LENGTH = 1 << 19;

  private static final char[] NONE = {};

  /** Bytes for which a call of the decoder pays. */
  private static final int LONG = 32;

  private final CharsetDecoder decoder = ISO_8859_1.newDecoder();

  /** Chars of all parts, written up to {@link #at}. */
  public char[] chars = NONE;

  /** Where the next char goes. */
  public int at;

  private int[] places = {};
  private int[] ends = {};
  private int parts;
  private char[] whole = NONE;

  /** Makes room for {@code need} chars behind {@link #at}. */
  public char[] ensure(int need) {
    if (chars.length - at < need) {
      char[] larger = array((long) at + need, 2L * at, SpareArray.PARTS);
      System.arraycopy(chars, 0, larger, 0, at);
      chars = larger;
    }
    return chars;
  }

  private static char[] array(long least, long wanted, SpareArray<char[]> spare) {
    if (least > Output.MAX_LENGTH) throw new TooLargeException(least);
    int length = (int) Math.min(Math.max(least, wanted), Output.MAX_LENGTH);
    char[] array = length > KEPT_LENGTH ? spare.take(length) : null;
    try {
      return array == null ? new char[length] : array;
    } catch (OutOfMemoryError full) {
      throw new TooLargeException(least);
    }
  }

  /** Ends a part; its place is before the byte at {@code place}, which is yet to be written. */
  public void end(int place) {
    if (parts == places.length) {
      places = Arrays.copyOf(places, 2 * parts + 16);
      ends = Arrays.copyOf(ends, 2 * parts + 16);
    }
    places[parts] = place;
    ends[parts++] = at;
  }

  /** How many parts there are. */
  public int parts() {
    return parts;
  }

  /** Takes back the parts whose places are not before {@code place}. */
  void backTo(int place) {
    while (parts > 0 && places[parts - 1] >= place) parts--;
    at = parts == 0 ? 0 : ends[parts - 1];
  }

  /** Forgets all parts, and arrays that are too large to keep. */
  void clear() {
    parts = 0;
    at = 0;
    if (chars.length > KEPT_LENGTH) {
      SpareArray.PARTS.give(chars);
      chars = NONE;
    }
    if (whole.length > KEPT_LENGTH) {
      SpareArray.TEXTS.give(whole);
      whole = NONE;
    }
  }

  /** The text of {@code latin1[0, length)} and of all parts. */
  String join(byte[] latin1, int length) {
    long total = (long) length + at;
    if (whole.length < total) whole = array(total, total, SpareArray.TEXTS);
    char[] text = whole;
    int end = 0;
    for (int part = 0, from = 0; part < parts; from = places[part++]) {
      end = widen(latin1, from, places[part], text, end);
      int begin = part == 0 ? 0 : ends[part - 1];
      System.arraycopy(chars, begin, text, end, ends[part] - begin);
      end += ends[part] - begin;
    }
    end = widen(latin1, places[parts - 1], length, text, end);
    return new String(text, 0, end);
  }

  /** Parts between wide ones are mostly short; for longer ones the JDK's decoder has vectors. */
  private int widen(byte[] latin1, int from, int to, char[] dst, int at) {
    if (to - from >= LONG) {
      CharBuffer target = CharBuffer.wrap(dst, at, to - from);
      decoder.reset().decode(ByteBuffer.wrap(latin1, from, to - from), target, true);
    } else {
      for (int i = from; i < to; i++) dst[at + i - from] = (char) (latin1[i] & 0xFF);
    }
    return at + to - from;
  }
}
