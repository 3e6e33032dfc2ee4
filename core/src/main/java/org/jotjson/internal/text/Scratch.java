package org.jotjson.internal.text;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetEncoder;

/** Room for one piece of a string on its way to the output. Belongs to one call at a time. */
public final class Scratch {
  /**
   * A piece as Latin-1 or UTF-8, at most three bytes a char, and a word more for wide loads and
   * stores.
   */
  final byte[] bytes = new byte[3 * StringText.PIECE + Long.BYTES];

  /** A piece as UTF-16. */
  final char[] chars = new char[StringText.PIECE];

  private final CharsetEncoder latin1 = ISO_8859_1.newEncoder();
  private final CharBuffer source = CharBuffer.wrap(chars);
  private final ByteBuffer target = ByteBuffer.wrap(bytes);

  /**
   * Narrows {@code chars[from, to)}, up to the first char above U+00FF, to {@code bytes[0, …)}. The
   * JDK's encoder does that with vectors; a call costs about as much as 30 chars one by one.
   *
   * @return the number of chars narrowed
   */
  int narrow(int from, int to) {
    source.limit(to).position(from);
    target.clear();
    latin1.reset().encode(source, target, true);
    return target.position();
  }
}
