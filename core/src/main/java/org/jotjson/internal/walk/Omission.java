package org.jotjson.internal.walk;

import java.lang.reflect.Array;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicReference;
import org.jotjson.Omit;

/** Whether a member is left out for its value. */
final class Omission {
  private Omission() {}

  static boolean omits(Omit what, Object value) {
    if (what == Omit.NOTHING) return false;
    if (value == null) return true;
    if (what == Omit.NULLS) return false;
    return isEmpty(value) || what == Omit.DEFAULTS && isZero(value);
  }

  private static boolean isEmpty(Object value) {
    if (value instanceof CharSequence) return ((CharSequence) value).length() == 0;
    if (value instanceof Collection) return ((Collection<?>) value).isEmpty();
    if (value instanceof Map) return ((Map<?, ?>) value).isEmpty();
    if (value instanceof Optional) return ((Optional<?>) value).isEmpty();
    if (value instanceof OptionalInt) return ((OptionalInt) value).isEmpty();
    if (value instanceof OptionalLong) return ((OptionalLong) value).isEmpty();
    if (value instanceof OptionalDouble) return ((OptionalDouble) value).isEmpty();
    if (value instanceof AtomicReference) return ((AtomicReference<?>) value).get() == null;
    return value.getClass().isArray() && Array.getLength(value) == 0;
  }

  private static boolean isZero(Object value) {
    if (value instanceof Number) return ((Number) value).doubleValue() == 0;
    if (value instanceof Character) return (char) value == 0;
    return value.equals(false);
  }
}
