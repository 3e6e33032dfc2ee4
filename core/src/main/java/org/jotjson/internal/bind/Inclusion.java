package org.jotjson.internal.bind;

import java.lang.reflect.Array;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicReference;
import org.jotjson.annotation.JsonInclude.Include;

/** Whether a member is written. */
final class Inclusion {
  private Inclusion() {}

  static boolean includes(Include when, Object value) {
    if (when == Include.ALWAYS) return true;
    if (value == null) return false;
    return switch (when) {
      case ALWAYS, NON_NULL -> true;
      case NON_ABSENT -> !isAbsent(value);
      case NON_EMPTY -> !isAbsent(value) && !isEmpty(value);
      case NON_DEFAULT -> !isAbsent(value) && !isEmpty(value) && !isZero(value);
    };
  }

  private static boolean isAbsent(Object value) {
    if (value instanceof Optional<?> optional) return optional.isEmpty();
    if (value instanceof OptionalInt optional) return optional.isEmpty();
    if (value instanceof OptionalLong optional) return optional.isEmpty();
    if (value instanceof OptionalDouble optional) return optional.isEmpty();
    return value instanceof AtomicReference<?> reference && reference.get() == null;
  }

  private static boolean isEmpty(Object value) {
    if (value instanceof CharSequence text) return text.length() == 0;
    if (value instanceof Collection<?> collection) return collection.isEmpty();
    if (value instanceof Map<?, ?> map) return map.isEmpty();
    return value.getClass().isArray() && Array.getLength(value) == 0;
  }

  private static boolean isZero(Object value) {
    if (value instanceof Number number) return number.doubleValue() == 0;
    if (value instanceof Character character) return character == 0;
    return value.equals(false);
  }
}
