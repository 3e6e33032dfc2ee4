package org.jotjson.internal.walk;

import java.util.Comparator;
import org.jotjson.Converter;
import org.jotjson.DuplicateKeys;
import org.jotjson.Naming;

/**
 * What may be written and in which order. Immutable, shared by threads.
 *
 * @param converter asked about values that JSON does not have; may be null
 * @param keyOrder the order of members; null for the map's own
 * @param omitNulls whether members whose value is null are left out
 * @param strict whether only values that JSON itself has are written
 * @param unknownAsText whether objects of unknown types are written as {@code toString()}
 * @param times what dates and times look like
 * @param tailoring what is asked about each value
 * @param throwables whether exceptions are written, with their stack traces
 * @param naming how the names of components and properties are translated
 */
public record Rules(
    Converter converter,
    Comparator<? super String> keyOrder,
    DuplicateKeys duplicates,
    boolean omitNulls,
    boolean strict,
    boolean unknownAsText,
    Times times,
    Tailoring tailoring,
    boolean throwables,
    Naming naming) {
  /** The ordinal of the last kind that is written without asking anybody. */
  int lastUnasked() {
    if (tailoring.types() != null) return -1;
    boolean askNobody = converter == null && !strict;
    return (askNobody ? Kind.UNKNOWN : Kind.FRAGMENT).ordinal();
  }
}
