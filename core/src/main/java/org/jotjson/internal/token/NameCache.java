package org.jotjson.internal.token;

import org.jotjson.internal.bytes.LittleEndian;
import org.jotjson.internal.text.TextPolicy;

/**
 * Names as they were encoded before. Documents repeat few names often: a hit costs a comparison and
 * a copy of a few words.
 *
 * <p>A table of pairs of slots, so bounded; only short names enter, and only when seen a second
 * time, so that maps with ever new keys do not pay for it. Belongs to one call at a time.
 */
final class NameCache {
  /** Longest encoded name kept, quotes included. */
  static final int MAX_BYTES = 64;

  private static final int SLOTS = 1024;

  private final Entry[] entries = new Entry[SLOTS];
  private final int[] seen = new int[SLOTS];

  /**
   * An encoded name: quotes and escapes included. Three words lie in the object itself, which is
   * enough for most and saves a jump; they are written whatever the length.
   */
  static final class Entry {
    private static final int INLINE = 3 * Long.BYTES;

    final Object name;
    final int hash;
    final TextPolicy policy;
    private final int length;
    private final long first;
    private final long second;
    private final long third;

    /** All of it, padded; null if three words are enough. */
    private final byte[] padded;

    Entry(Object name, int hash, TextPolicy policy, byte[] src, int from, int length) {
      this.name = name;
      this.hash = hash;
      this.policy = policy;
      this.length = length;
      byte[] padded = new byte[MAX_BYTES];
      System.arraycopy(src, from, padded, 0, length);
      this.padded = length > INLINE ? padded : null;
      this.first = LittleEndian.getLong(padded, 0);
      this.second = LittleEndian.getLong(padded, 8);
      this.third = LittleEndian.getLong(padded, 16);
    }

    /**
     * Writes the name to {@code dst[at, …)}, which has room for {@link #MAX_BYTES}; returns the
     * end.
     */
    int write(byte[] dst, int at) {
      LittleEndian.putLong(dst, at, first);
      LittleEndian.putLong(dst, at + 8, second);
      LittleEndian.putLong(dst, at + 16, third);
      for (int i = INLINE; i < length; i += Long.BYTES) {
        LittleEndian.putLong(dst, at + i, LittleEndian.getLong(padded, i));
      }
      return at + length;
    }

    boolean is(Object name, TextPolicy policy) {
      return (this.name == name || name instanceof String && this.name.equals(name))
          && this.policy == policy;
    }
  }

  private static int slot(int hash) {
    return (hash ^ hash >>> 15) & SLOTS - 1;
  }

  /** The entry of this name under this policy, or null. */
  Entry find(Object name, int hash, TextPolicy policy) {
    int slot = slot(hash);
    Entry entry = entries[slot];
    if (entry == null) return null;
    if (entry.is(name, policy)) return entry;
    entry = entries[slot ^ 1];
    return entry != null && entry.is(name, policy) ? entry : null;
  }

  /** Offers what was written for a name that was not found. */
  void offer(Object name, int hash, TextPolicy policy, byte[] src, int from, int length) {
    if (length > MAX_BYTES) return;
    int slot = slot(hash);
    if (seen[slot] != hash) {
      seen[slot] = hash;
      return;
    }
    if (isAtHome(slot) && !isAtHome(slot ^ 1)) entries[slot ^ 1] = entries[slot];
    entries[slot] = new Entry(name, hash, policy, src, from, length);
  }

  /**
   * Whether the entry in this slot hashes to it. A guest from the neighbouring slot goes first, and
   * does not push out a host: else two names in use could push out each other, with a name of old
   * times moving from one slot to the other and back.
   */
  private boolean isAtHome(int slot) {
    return entries[slot] != null && slot(entries[slot].hash) == slot;
  }
}
