package org.jotjson.internal.text;

/** What to do with text that has no UTF-8 form: a lone surrogate, or bytes that are not UTF-8. */
public enum Malformed {
  /** Throw {@link MalformedTextException}. */
  REFUSE,
  /** Write U+FFFD in its place. */
  REPLACE,
  /** Write a lone surrogate as {@code \}{@code ud83d}, other broken bytes as U+FFFD. */
  ESCAPE
}
