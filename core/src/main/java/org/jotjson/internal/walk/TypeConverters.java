package org.jotjson.internal.walk;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Converters by type. That of the most specific type takes a value; of unrelated types, the one
 * that was named first. Immutable, shared by threads.
 */
public final class TypeConverters {
  /** The classes that a walk tells apart by identity and writes without asking anybody. */
  private static final Class<?>[] COMMONEST = {
    String.class,
    Integer.class,
    Long.class,
    Double.class,
    Boolean.class,
    HashMap.class,
    LinkedHashMap.class,
    ArrayList.class
  };

  private static final int NONE = -1;

  private final List<Class<?>> types;
  private final List<Function<Object, Object>> functions;

  /** Found once per class. What hangs on a class must be of the JDK, see {@link Kind}. */
  private final ClassValue<Integer> indexes =
      new ClassValue<>() {
        @Override
        protected Integer computeValue(Class<?> type) {
          return find(type);
        }
      };

  public TypeConverters(Map<Class<?>, Function<Object, Object>> converters) {
    this.types = List.copyOf(converters.keySet());
    this.functions = List.copyOf(converters.values());
  }

  private int find(Class<?> type) {
    int best = NONE;
    for (int i = 0; i < types.size(); i++) {
      if (!types.get(i).isAssignableFrom(type)) continue;
      if (best == NONE || types.get(best).isAssignableFrom(types.get(i))) best = i;
    }
    return best;
  }

  /** Whether one of them takes values that are usually written without asking anybody. */
  boolean takeCommonest() {
    for (Class<?> common : COMMONEST) if (find(common) != NONE) return true;
    return false;
  }

  /**
   * What the value becomes: it is converted, and what comes of that once more if another converter
   * takes it; the value itself if there is no converter.
   */
  Object convert(Object value) {
    int first = indexes.get(value.getClass());
    if (first == NONE) return value;
    Object once = functions.get(first).apply(value);
    if (once == null || once == value) return once;
    int second = indexes.get(once.getClass());
    return second == NONE || second == first ? once : functions.get(second).apply(once);
  }
}
