package org.jotjson;

/**
 * A value that JSON, or the generator's options, have no place for. The message says what, why and
 * where.
 */
public class GenerationException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String rule;
  private final String path;
  private final transient Object value;

  GenerationException(String rule, String path, Object value, Throwable cause) {
    super(rule + " (at " + path + ")", cause);
    this.rule = rule;
    this.path = path;
    this.value = value;
  }

  /** The same, with more about the place. */
  GenerationException within(String place) {
    return new GenerationException(place + rule, path, value, getCause());
  }

  /** What is wrong, without the path. */
  public String rule() {
    return rule;
  }

  /** Where: {@code $.items[3].price}. Very deep paths have their middle left out. */
  public String path() {
    return path;
  }

  /** The offending object; null if it is about depth or size. */
  public Object value() {
    return value;
  }
}
