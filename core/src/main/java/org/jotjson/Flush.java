package org.jotjson;

/** When the target of generated JSON is flushed. It gets all bytes at the end in any case. */
public enum Flush {
  /** Never: the caller does it, when it suits. */
  NEVER,
  /** When all is written. */
  AT_END,
  /**
   * When all is written, and after each value of many ({@code generateLines}, {@code
   * generateSequence}), so that a reader gets it at once.
   */
  EACH_VALUE
}
