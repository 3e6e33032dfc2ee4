package org.jotjson;

/** Containers nested deeper than allowed, or in a cycle. */
public final class NestingException extends GenerationException {
  private static final long serialVersionUID = 1L;

  NestingException(String rule, String path, Object value, Throwable cause) {
    super(rule, path, value, cause);
  }

  @Override
  NestingException within(String place) {
    return new NestingException(place + rule(), path(), value(), getCause());
  }
}
