package org.jotjson;

/** What to do with text that has no UTF-8 form: a lone surrogate, or bytes that are not UTF-8. */
public enum InvalidText {
  /** Throw {@link GenerationException}. */
  ERROR,
  /** Write U+FFFD in its place. */
  REPLACE,
  /**
   * Write a lone surrogate as an escape, such as {@code d83d} behind a backslash and a {@code u},
   * and other broken bytes as U+FFFD.
   */
  ESCAPE
}
