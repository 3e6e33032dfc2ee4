package org.jotjson.internal.bind;

import java.lang.invoke.MethodType;
import java.util.Map;
import org.jotjson.annotation.JsonInclude.Include;
import org.jotjson.bind.MemberName;

/**
 * The call of {@link org.jotjson.bind.MemberWriter} that tells of a member.
 *
 * @param method its name
 * @param value what the getter is made to return
 * @param when the call's last argument, or null
 */
record Told(String method, Class<?> value, Include when) {
  static Told of(Property property) {
    Include when = property.include();
    return switch (property.form()) {
      case ANY -> new Told("members", Map.class, null);
      case RAW -> new Told("raw", String.class, when);
      case QUOTED -> new Told("quoted", Object.class, when);
      case NATURAL ->
          when == Include.ALWAYS
              ? new Told("member", natural(property), null)
              : new Told("member", Object.class, when);
    };
  }

  /** Of the types that have a method of their own, that of the value; else an object. */
  private static Class<?> natural(Property property) {
    Class<?> declared = property.getter().type().returnType();
    boolean isSmall = declared == byte.class || declared == short.class;
    if (property.pattern() != null || isSmall) return Object.class;
    return declared.isPrimitive() || declared == String.class ? declared : Object.class;
  }

  boolean isNamed() {
    return !method.equals("members");
  }

  /** The type of the method. */
  MethodType type() {
    MethodType type = MethodType.methodType(void.class);
    if (isNamed()) type = type.appendParameterTypes(MemberName.class);
    type = type.appendParameterTypes(value);
    return when == null ? type : type.appendParameterTypes(Include.class);
  }
}
