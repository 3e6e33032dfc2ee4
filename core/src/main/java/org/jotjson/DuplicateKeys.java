package org.jotjson;

/**
 * What to do with two keys of one map that have the same text, such as {@code 1} and {@code "1"}.
 */
public enum DuplicateKeys {
  /** Write both. */
  ALLOW,
  /** Write both, and log a warning to the {@code System.Logger} named {@code org.jotjson}. */
  WARN,
  /** Throw {@link GenerationException}. */
  ERROR
}
