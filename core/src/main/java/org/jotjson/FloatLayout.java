package org.jotjson;

/**
 * How floats are laid out. The digits are always the shortest that read back to the same float, and
 * of these the closest.
 */
public enum FloatLayout {
  /** As Ruby's json gem: {@code 10000000.0}, {@code 1e+16}, {@code 0.00001}. */
  RUBY,
  /** As {@code Double.toString} since Java 19: {@code 1.0E7}, {@code 1.0E16}, {@code 1.0E-5}. */
  JAVA,
  /** As JavaScript and RFC 8785: {@code 10000000}, {@code 10000000000000000}, {@code 0.00001}. */
  ECMASCRIPT
}
