package org.jotjson.bind;

import java.util.ArrayList;
import java.util.List;

/**
 * Writes the members of objects of one class. Shared by all threads.
 *
 * @param <T> that class
 */
public abstract class ObjectWriter<T> {
  private final List<MemberName> names = new ArrayList<>();

  /** A writer of these members, in this order. */
  protected ObjectWriter(MemberName... names) {
    for (MemberName name : names) name(name);
  }

  /** Says that this member comes next. */
  protected final MemberName name(MemberName name) {
    names.add(name);
    return name;
  }

  /** Hands over all members of {@code object}, each by one call, in the order of their names. */
  public abstract void write(T object, MemberWriter members);

  /** The name of the member that comes {@code index} members after the first; null if none does. */
  public final MemberName name(int index) {
    return index < names.size() ? names.get(index) : null;
  }
}
