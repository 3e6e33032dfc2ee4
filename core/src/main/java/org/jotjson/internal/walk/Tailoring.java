package org.jotjson.internal.walk;

import org.jotjson.Omit;
import org.jotjson.internal.filter.PathState;

/**
 * What few callers ask for, and what is asked about each value then.
 *
 * @param types converters by type; null for none
 * @param paths which paths are written; null for all
 * @param omit which members are left out for their value
 */
public record Tailoring(TypeConverters types, PathState paths, Omit omit) {
  /** Nothing special. */
  public static final Tailoring NONE = new Tailoring(null, null, Omit.NOTHING);

  /** Whether each value must be looked at by a {@link TailoredWalk}. */
  boolean isForEachValue() {
    return paths != null
        || omit.compareTo(Omit.NULLS) > 0
        || types != null && types.takeCommonest();
  }
}
