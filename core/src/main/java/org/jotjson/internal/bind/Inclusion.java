package org.jotjson.internal.bind;

import org.jotjson.annotation.JsonInclude.Include;
import org.jotjson.internal.walk.Emptiness;

/** Whether a member is written. */
final class Inclusion {
  private Inclusion() {}

  static boolean includes(Include when, Object value) {
    if (when == Include.ALWAYS) return true;
    if (value == null) return false;
    return switch (when) {
      case ALWAYS, NON_NULL -> true;
      case NON_ABSENT -> !Emptiness.isAbsent(value);
      case NON_EMPTY -> !Emptiness.isEmpty(value);
      case NON_DEFAULT -> !Emptiness.isDefault(value);
    };
  }
}
