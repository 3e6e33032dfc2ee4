package org.jotjson.internal.bind;

import java.io.InputStream;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.Iterator;

/** Writes lists whose elements are declared to be strings, numbers or of one class. */
abstract class Elements {
  private static final Lookup LOOKUP = MethodHandles.lookup();

  /** Writes a list, from one position to the next. */
  abstract int list(ArrayList<?> list, DirectTokens members, int at);

  /** The same for any container. */
  abstract int all(Iterator<?> elements, DirectTokens members, int at);

  /**
   * Such a writer for objects of one class: a copy of {@link ElementLoop} of its own; null where
   * classes cannot be made while running, which {@link WriterClass} will say.
   */
  static Elements of(Nested nested) {
    try (InputStream template = Elements.class.getResourceAsStream("ElementLoop.class")) {
      if (template == null) return null;
      Lookup copy = LOOKUP.defineHiddenClassWithClassData(template.readAllBytes(), nested, false);
      MethodType constructor = MethodType.methodType(void.class);
      return (Elements) copy.findConstructor(copy.lookupClass(), constructor).invoke();
    } catch (Throwable e) {
      return null;
    }
  }
}
