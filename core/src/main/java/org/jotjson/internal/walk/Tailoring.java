package org.jotjson.internal.walk;

import org.jotjson.annotation.JsonInclude.Include;
import org.jotjson.internal.filter.PathState;

/**
 * What few callers ask for, and what is asked about each value then.
 *
 * @param types converters by type; null for none
 * @param paths which paths are written; null for all
 * @param include which members are written for their value
 */
public record Tailoring(TypeConverters types, PathState paths, Include include) {
  /** Nothing special. */
  public static final Tailoring NONE = new Tailoring(null, null, Include.ALWAYS);

  /** Whether each value must be looked at by a {@link TailoredWalk}. */
  boolean isForEachValue() {
    return paths != null
        || include.compareTo(Include.NON_NULL) > 0
        || types != null && types.takeCommonest();
  }
}
