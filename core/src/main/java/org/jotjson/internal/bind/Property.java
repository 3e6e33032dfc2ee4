package org.jotjson.internal.bind;

import java.lang.invoke.MethodHandle;
import java.lang.reflect.Type;
import org.jotjson.annotation.JsonInclude.Include;
import org.jotjson.bind.MemberName;
import org.jotjson.bind.TimePattern;

/**
 * A member of an object.
 *
 * @param getter takes the object
 * @param type of the value, as it is declared
 * @param form how the value is written
 * @param pattern for dates and times, or null
 */
record Property(
    MemberName name,
    MethodHandle getter,
    Type type,
    Include include,
    Form form,
    TimePattern pattern) {

  /** How a value is written. */
  enum Form {
    NATURAL,
    /** In quotes. */
    QUOTED,
    /** Is JSON already. */
    RAW,
    /** Is a map of further members. */
    ANY
  }
}
