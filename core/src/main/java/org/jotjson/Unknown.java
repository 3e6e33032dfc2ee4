package org.jotjson;

/** What to do with an object of a type that the generator does not know. */
public enum Unknown {
  /** Throw {@link GenerationException}. */
  ERROR,
  /** Write {@code toString()} as a string, as Ruby's json gem does. */
  TO_STRING
}
