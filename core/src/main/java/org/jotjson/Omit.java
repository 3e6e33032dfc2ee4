package org.jotjson;

/** Which members are left out for their value, whether of maps or of objects. */
public enum Omit {
  /** None. */
  NOTHING,
  /** Those that are null. */
  NULLS,
  /**
   * Those that are null, or hold nothing: empty strings, collections, maps, arrays and optionals.
   * Iterators and streams are not looked into.
   */
  EMPTIES,
  /** Those that hold nothing, and zeros and false. */
  DEFAULTS
}
