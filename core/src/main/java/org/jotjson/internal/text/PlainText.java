package org.jotjson.internal.text;

import org.jotjson.internal.bytes.LittleEndian;
import org.jotjson.internal.bytes.OpenString;

/**
 * What most strings are: short, Latin-1 and without escapes. A kernel for these alone is small
 * enough to become a part of its callers' code; {@link StringText} is for all.
 */
public final class PlainText {
  /** Room that a string takes, with the overshoot of wide stores. */
  public static final int ROOM = 72;

  /** Returned for a string that is not so plain; what was written means nothing then. */
  public static final int NOT_PLAIN = -1;

  private static final int LONGEST = ROOM - Long.BYTES;
  private static final int SHORT = 2 * Long.BYTES;

  private PlainText() {}

  /**
   * Writes to {@code dst[at, …)}, which has {@link #ROOM}; returns the end, or {@link #NOT_PLAIN}.
   */
  public static int write(String text, TextPolicy policy, byte[] dst, int at) {
    int n = text.length();
    if (n > LONGEST || OpenString.AVAILABLE || !Latin1.isLatin1(text, 0, n)) return NOT_PLAIN;
    EscapeTable table = policy.latin1;
    long passing = table.passing;
    if (n < Long.BYTES) {
      long word = Latin1.tiny(text, 0, n);
      LittleEndian.putLong(dst, at, word);
      return table.isClean(table.suspects(word, passing)) ? at + n : NOT_PLAIN;
    }
    // read here and not from the output, where it may lie across stores that are still on their way
    long last = Latin1.word(text, n - Long.BYTES);
    long suspects = table.suspects(last, passing);
    if (n <= SHORT) {
      long first = Latin1.word(text, 0);
      LittleEndian.putLong(dst, at, first);
      LittleEndian.putLong(dst, at + n - Long.BYTES, last);
      suspects |= table.suspects(first, passing);
    } else {
      Latin1.copy(text, 0, n, dst, at);
      for (int i = 0; i < n - Long.BYTES; i += Long.BYTES)
        suspects |= table.suspects(LittleEndian.getLong(dst, at + i), passing);
    }
    return table.isClean(suspects) ? at + n : NOT_PLAIN;
  }
}
