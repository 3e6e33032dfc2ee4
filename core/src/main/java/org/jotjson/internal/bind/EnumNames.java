package org.jotjson.internal.bind;

import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Field;
import java.lang.reflect.Method;

/** An enum whose constants have names given by annotations. */
final class EnumNames extends Odd {
  private final String[] names;

  EnumNames(Class<?> type) {
    Object[] constants = type.getEnumConstants();
    names = new String[constants.length];
    for (Object constant : constants) {
      Enum<?> each = (Enum<?>) constant;
      String given = field(type, each.name()).name;
      names[each.ordinal()] = given == null ? each.name() : given;
    }
  }

  @Override
  public Object valueOf(Object object) {
    return names[((Enum<?>) object).ordinal()];
  }

  /** The enum of a constant's class, which may be one of its own. */
  static Class<?> enumOf(Class<?> type) {
    return type.isEnum() ? type : type.getSuperclass();
  }

  /** Whether annotations say what constants of this class are written as. */
  static boolean areGiven(Class<?> type) {
    Class<?> enumType = enumOf(type);
    if (Bindings.isJdk(enumType)) return false;
    for (Field field : enumType.getDeclaredFields()) {
      Marks marks = marks(field);
      if (marks.isValue || field.isEnumConstant() && marks.name != null) return true;
    }
    for (Method method : enumType.getMethods()) {
      if (!Bindings.isJdk(method.getDeclaringClass()) && marks(method).isValue) return true;
    }
    return false;
  }

  private static Marks field(Class<?> type, String name) {
    try {
      return marks(type.getDeclaredField(name));
    } catch (NoSuchFieldException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Marks marks(AnnotatedElement element) {
    Marks marks = new Marks();
    marks.read(element);
    return marks;
  }
}
