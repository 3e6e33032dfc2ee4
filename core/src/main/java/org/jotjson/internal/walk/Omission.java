package org.jotjson.internal.walk;

import org.jotjson.Omit;

/** Whether a member is left out for its value. */
final class Omission {
  private Omission() {}

  static boolean omits(Omit what, Object value) {
    if (what == Omit.NOTHING) return false;
    if (value == null) return true;
    if (what == Omit.NULLS) return false;
    return what == Omit.DEFAULTS ? Emptiness.isDefault(value) : Emptiness.isEmpty(value);
  }
}
