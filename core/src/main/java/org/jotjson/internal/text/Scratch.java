package org.jotjson.internal.text;

/** Room for one piece of a string on its way to the output. Belongs to one call at a time. */
public final class Scratch {
  /** A piece as Latin-1, or as UTF-8 of at most three bytes for each char. */
  final byte[] bytes = new byte[3 * StringText.PIECE];

  /** A piece as UTF-16. */
  final char[] chars = new char[StringText.PIECE];
}
