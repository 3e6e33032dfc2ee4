package org.jotjson.internal.bind;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jotjson.ToJson;

/** What the format of a member does to the values in a container. */
public final class Inside {
  private Inside() {}

  /**
   * The same container with each value changed: of an optional, a collection, a map. Any other
   * value as it is.
   */
  public static Object each(Object value, UnaryOperator<Object> change) {
    if (value instanceof ToJson) return value;
    if (value instanceof Optional<?> optional) return optional.map(change);
    if (value instanceof Collection<?> collection) {
      List<Object> changed = new ArrayList<>(collection.size());
      for (Object element : collection) changed.add(change.apply(element));
      return changed;
    }
    if (value instanceof Map<?, ?> map) {
      Map<Object, Object> changed = new LinkedHashMap<>();
      map.forEach((key, each) -> changed.put(key, change.apply(each)));
      return changed;
    }
    return value;
  }
}
