package org.jotjson.internal.token;

/** What stands for NaN and the infinities, which JSON does not have. */
public enum NonFinite {
  /** Nothing: they are refused. */
  REFUSE,
  /** The bare words NaN, Infinity and -Infinity. */
  WORD,
  /** null. */
  NULL,
  /** The words in quotes. */
  STRING
}
