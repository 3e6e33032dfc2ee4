package org.jotjson.internal.walk;

import org.jotjson.annotation.JsonInclude.Include;

/** Whether a member is written for its value. */
public final class Inclusion {
  private Inclusion() {}

  public static boolean includes(Include when, Object value) {
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
