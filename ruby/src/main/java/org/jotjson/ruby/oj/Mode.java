package org.jotjson.ruby.oj;

import java.util.Locale;

/** Oj's modes. */
enum Mode {
  OBJECT,
  STRICT,
  COMPAT,
  NULL,
  CUSTOM,
  RAILS,
  WAB;

  /** The mode of this name, or null. */
  static Mode of(String name) {
    return switch (name) {
      case "object" -> OBJECT;
      case "strict" -> STRICT;
      case "compat", "json" -> COMPAT;
      case "null" -> NULL;
      case "custom" -> CUSTOM;
      case "rails" -> RAILS;
      case "wab" -> WAB;
      default -> null;
    };
  }

  String option() {
    return name().toLowerCase(Locale.ROOT);
  }
}
