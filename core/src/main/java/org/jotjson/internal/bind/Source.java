package org.jotjson.internal.bind;

import java.lang.invoke.MethodHandle;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Type;
import java.util.List;

/** Where the value of a property comes from: a getter if there is one, else a field. */
final class Source {
  final String name;
  final Marks marks = new Marks();
  private Method getter;
  private Field field;

  Source(String name) {
    this.name = name;
  }

  /** A getter, and all declarations of it in the class and its supertypes. */
  void getter(Method method, List<Method> declarations) {
    getter = method;
    for (Method declared : declarations) marks.read(declared);
  }

  /** A field that may be read as it is. */
  void field(Field field) {
    this.field = field;
  }

  void marks(AnnotatedElement element) {
    marks.read(element);
  }

  boolean hasGetter() {
    return getter != null;
  }

  boolean isReadable() {
    return getter != null || field != null;
  }

  MethodHandle handle(Class<?> type) {
    return getter != null ? Access.getter(getter, type) : Access.getter(field);
  }

  Type type() {
    return getter != null ? getter.getGenericReturnType() : field.getGenericType();
  }
}
