package org.jotjson.internal.bind;

import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import org.jotjson.internal.token.Failure;
import org.jotjson.internal.walk.Members;

/**
 * The loop over a list. As it stands it is for strings and numbers. It is a template, too: objects
 * of one class have a hidden copy of it, in which {@link #NESTED} is a constant, so that C2 makes
 * one piece of the loop and the writer of its elements. One loop for all would call through a table
 * for each element.
 */
final class ElementLoop extends Elements {
  /** How the elements are written; null if they are strings and numbers. */
  private static final Nested NESTED = nested();

  private static Nested nested() {
    try {
      return MethodHandles.classData(MethodHandles.lookup(), "_", Nested.class);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  int list(ArrayList<?> list, DirectTokens members, int at) {
    int size = list.size();
    at = members.compact.openArray(at);
    int i = 0;
    try {
      for (; i < size; i++) at = element(Members.element(list, i), members, at);
      if (list.size() != size) throw Members.changed(list, null);
    } catch (Failure failure) {
      throw failure.inElement(i);
    }
    return members.closeArray(at);
  }

  @Override
  int all(Iterator<?> elements, DirectTokens members, int at) {
    at = members.compact.openArray(at);
    int i = 0;
    try {
      for (; elements.hasNext(); i++) at = element(elements.next(), members, at);
    } catch (Failure failure) {
      throw failure.inElement(i);
    } catch (ConcurrentModificationException e) {
      throw Members.changed(elements, e).inElement(i);
    }
    return members.closeArray(at);
  }

  private static int element(Object element, DirectTokens members, int at) {
    return NESTED == null ? members.scalar(element, at) : members.element(element, NESTED, at);
  }
}
