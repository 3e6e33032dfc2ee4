package org.jotjson.internal.bind;

/** Jackson's annotations are known by name, here and in the annotation processor. */
public final class JacksonNames {
  private static final String PACKAGE = "com.fasterxml.jackson.annotation.";

  private JacksonNames() {}

  /** The name of one of Jackson's annotations, without its package; empty for others. */
  public static String simple(String annotation) {
    return annotation.startsWith(PACKAGE) ? annotation.substring(PACKAGE.length()) : "";
  }
}
