package org.jotjson.internal.token;

import org.jotjson.internal.text.TextPolicy;

/**
 * Names as they were encoded before. Documents repeat few names often: a hit costs a comparison and
 * a copy of a few words.
 *
 * <p>A direct-mapped table, so bounded; only short names enter, and only when seen a second time,
 * so that maps with ever new keys do not pay for it. Belongs to one call at a time.
 */
final class NameCache {
  /** Longest encoded name kept, quotes included: three words. */
  static final int MAX_BYTES = 24;

  private static final int SLOTS = 512;

  private final Entry[] entries = new Entry[SLOTS];
  private final int[] seen = new int[SLOTS];

  /** An encoded name: quotes and escapes included, padded to whole words. */
  static final class Entry {
    final String name;
    final TextPolicy policy;
    final byte[] words = new byte[MAX_BYTES];
    final int length;

    Entry(String name, TextPolicy policy, byte[] src, int from, int length) {
      this.name = name;
      this.policy = policy;
      this.length = length;
      System.arraycopy(src, from, words, 0, length);
    }
  }

  private static int slot(int hash) {
    return (hash ^ hash >>> 15) & SLOTS - 1;
  }

  /** The entry of this name under this policy, or null. */
  Entry find(String name, TextPolicy policy) {
    Entry entry = entries[slot(name.hashCode())];
    if (entry == null || entry.policy != policy) return null;
    return entry.name == name || entry.name.equals(name) ? entry : null;
  }

  /** Offers what was written for a name that was not found. */
  void offer(String name, TextPolicy policy, byte[] src, int from, int length) {
    if (length > MAX_BYTES) return;
    int hash = name.hashCode();
    int slot = slot(hash);
    if (seen[slot] == hash) entries[slot] = new Entry(name, policy, src, from, length);
    else seen[slot] = hash;
  }
}
