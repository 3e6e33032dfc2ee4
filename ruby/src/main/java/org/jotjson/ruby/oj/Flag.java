package org.jotjson.ruby.oj;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/** Oj's options that are true, false or nil. */
enum Flag {
  CIRCULAR,
  CLASS_CACHE,
  AUTO_DEFINE,
  SYMBOL_KEYS,
  BIGDECIMAL_AS_DECIMAL,
  CREATE_ADDITIONS,
  USE_TO_JSON,
  USE_TO_HASH,
  USE_AS_JSON,
  USE_RAW_JSON,
  NILNIL,
  EMPTY_STRING,
  ALLOW_GC,
  QUIRKS_MODE,
  ALLOW_INVALID_UNICODE,
  ALLOW_NAN,
  TRACE,
  SAFE,
  IGNORE_UNDER,
  CACHE_KEYS;

  private static final Map<String, Flag> BY_NAME = new HashMap<>();

  static {
    for (Flag flag : values()) BY_NAME.put(flag.option(), flag);
    BY_NAME.put("allow_blank", NILNIL);
  }

  /** The name of the option. */
  String option() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The flag of this name, or null. */
  static Flag of(String name) {
    return BY_NAME.get(name);
  }
}
