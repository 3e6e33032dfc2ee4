package org.jotjson.ruby;

import java.util.Arrays;
import org.jruby.RubyHash;

/**
 * The hashes that are being walked, one inside the other.
 *
 * <p>Stands in arrays of the walker, which is old to the garbage collector: storing a reference
 * there is dear. So a hash is noted only when somebody may ask for it, which is before Ruby code
 * runs.
 */
final class OpenHashes {
  private static final int KEPT = 256;

  private RubyHash[] noted = new RubyHash[KEPT];
  private byte[] marks = new byte[KEPT];
  private int depth = -1;

  /** Starts a hash. */
  void enter() {
    if (++depth == marks.length) grow();
    marks[depth] = 0;
  }

  private void grow() {
    noted = Arrays.copyOf(noted, depth * 2);
    marks = Arrays.copyOf(marks, depth * 2);
  }

  void leave() {
    if (noted[depth] != null) noted[depth] = null;
    depth--;
  }

  /** What the keys of the innermost hash had to be remembered by; 0 at first. */
  int mark() {
    return marks[depth];
  }

  void mark(int mark) {
    marks[depth] = (byte) mark;
  }

  /** Says which hash the innermost one is. */
  void note(RubyHash hash) {
    if (noted[depth] != hash) noted[depth] = hash;
  }

  /** The innermost hash, which was noted. */
  RubyHash innermost() {
    return noted[depth];
  }

  /** All that are being walked, for somebody to keep. */
  RubyHash[] all() {
    return Arrays.copyOf(noted, depth + 1);
  }

  boolean isEmpty() {
    return depth < 0;
  }

  /** Forgets those that an error has left open. */
  void release() {
    if (marks.length > KEPT) {
      noted = new RubyHash[KEPT];
      marks = new byte[KEPT];
    } else if (depth >= 0) {
      Arrays.fill(noted, 0, depth + 1, null);
    }
    depth = -1;
  }
}
