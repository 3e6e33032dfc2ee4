package org.jotjson.internal.text;

/** Room for one piece of a string on its way to the output. Belongs to one call at a time. */
public final class Scratch {
  /**
   * A piece as Latin-1 or UTF-8, at most three bytes a char, and a word more for wide loads and
   * stores.
   */
  final byte[] bytes = new byte[3 * StringText.PIECE + Long.BYTES];

  /** A piece as UTF-16. */
  final char[] chars = new char[StringText.PIECE];
}
