package org.jotjson;

/** What to do with NaN and the infinities, which JSON does not have. */
public enum NonFinite {
  /** Throw {@link GenerationException}. */
  ERROR,
  /**
   * Write the bare words {@code NaN}, {@code Infinity}, {@code -Infinity}: not JSON, but many
   * parsers read them.
   */
  WORD,
  /** Write {@code null}. */
  NULL,
  /** Write the words in quotes. */
  STRING
}
