package org.jotjson.internal.bind;

import java.lang.annotation.Annotation;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

/** The attributes of an annotation whose class is not there when this is compiled. */
final class Attributes {
  private final Annotation annotation;

  Attributes(Annotation annotation) {
    this.annotation = annotation;
  }

  /** The name of one of Jackson's annotations, without its package; empty for others. */
  String jacksonName() {
    return JacksonNames.simple(annotation.annotationType().getName());
  }

  /** A string, or the name of an enum constant; empty if there is none. */
  String text(String attribute) {
    Object value = value(attribute);
    if (value instanceof Enum<?> constant) return constant.name();
    return value instanceof String text ? text : "";
  }

  boolean flag(String attribute) {
    return Boolean.TRUE.equals(value(attribute));
  }

  String[] texts(String attribute) {
    return value(attribute) instanceof String[] texts ? texts : new String[0];
  }

  private Object value(String attribute) {
    try {
      Method method = annotation.annotationType().getMethod(attribute);
      return method.invoke(annotation);
    } catch (NoSuchMethodException | IllegalAccessException | InvocationTargetException e) {
      return null; // another version of that library
    }
  }
}
