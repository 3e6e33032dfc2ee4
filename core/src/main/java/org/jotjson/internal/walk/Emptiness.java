package org.jotjson.internal.walk;

import java.lang.reflect.Array;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicReference;

/** How little a value may hold, whether it is left out of a map or of an object. None is null. */
public final class Emptiness {
  private Emptiness() {}

  /** An optional or a reference without a value. */
  public static boolean isAbsent(Object value) {
    if (value instanceof Optional<?> optional) return optional.isEmpty();
    if (value instanceof OptionalInt optional) return optional.isEmpty();
    if (value instanceof OptionalLong optional) return optional.isEmpty();
    if (value instanceof OptionalDouble optional) return optional.isEmpty();
    return value instanceof AtomicReference<?> reference && reference.get() == null;
  }

  /** Absent, or text, a collection, a map or an array with nothing in it. */
  public static boolean isEmpty(Object value) {
    if (value instanceof CharSequence text) return text.length() == 0;
    if (value instanceof Collection<?> collection) return collection.isEmpty();
    if (value instanceof Map<?, ?> map) return map.isEmpty();
    if (value.getClass().isArray()) return Array.getLength(value) == 0;
    return isAbsent(value);
  }

  /** Empty, or zero or false. */
  public static boolean isDefault(Object value) {
    if (value instanceof Number number) return number.doubleValue() == 0;
    if (value instanceof Character character) return character == 0;
    return value.equals(false) || isEmpty(value);
  }
}
