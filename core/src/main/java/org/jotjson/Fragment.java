package org.jotjson;

import static java.nio.charset.StandardCharsets.UTF_8;

/**
 * Ready-made JSON that is pasted as it is: a cached part, or the answer of another service. Nothing
 * checks it.
 *
 * <p>Immutable.
 */
public final class Fragment {
  private final byte[] utf8;

  private Fragment(byte[] utf8) {
    if (utf8.length == 0)
      throw new IllegalArgumentException("a fragment holds one JSON value, not nothing");
    this.utf8 = utf8;
  }

  /**
   * A fragment of this text.
   *
   * @throws IllegalArgumentException if it is empty or has a lone surrogate
   */
  public static Fragment of(String json) {
    for (int i = 0; i < json.length(); i++) {
      int c = json.codePointAt(i);
      if (c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE) {
        throw new IllegalArgumentException("lone surrogate at index " + i + " of a fragment");
      }
      i += Character.charCount(c) - 1;
    }
    return new Fragment(json.getBytes(UTF_8));
  }

  /**
   * A fragment of these UTF-8 bytes, which are copied.
   *
   * @throws IllegalArgumentException if there are none
   */
  public static Fragment of(byte[] utf8) {
    return new Fragment(utf8.clone());
  }

  byte[] utf8() {
    return utf8;
  }

  @Override
  public String toString() {
    return new String(utf8, UTF_8);
  }
}
