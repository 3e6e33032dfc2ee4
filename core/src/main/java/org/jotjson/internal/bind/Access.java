package org.jotjson.internal.bind;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import org.jotjson.Naming;
import org.jotjson.bind.ObjectWriter;
import org.jotjson.internal.token.Failure;

/** Handles to getters and fields, as far as their modules let us. */
public final class Access {
  private static final Lookup LOOKUP = MethodHandles.lookup();

  private Access() {}

  /** Looks a member up. */
  private interface Search {
    MethodHandle in(Lookup lookup) throws IllegalAccessException;
  }

  /**
   * A handle to a getter of {@code type}.
   *
   * @throws Failure if its module does not let us
   */
  static MethodHandle getter(Method method, Class<?> type) {
    MethodHandle handle =
        find(method.getDeclaringClass(), lookup -> lookup.unreflect(method), false);
    if (handle == null) handle = throughSupertype(method, type);
    if (handle == null) {
      handle = find(method.getDeclaringClass(), lookup -> lookup.unreflect(method), true);
    }
    if (handle == null) throw notOpen(method.getDeclaringClass());
    return handle;
  }

  /** The same for a field. */
  static MethodHandle getter(Field field) {
    Class<?> owner = field.getDeclaringClass();
    MethodHandle handle = find(owner, lookup -> lookup.unreflectGetter(field), false);
    if (handle == null) handle = find(owner, lookup -> lookup.unreflectGetter(field), true);
    if (handle == null) throw notOpen(owner);
    return handle;
  }

  /**
   * The writer that was made when {@code type} was compiled; null if none was.
   *
   * @throws Failure if its module does not let us
   */
  static ObjectWriter<?> generated(Class<?> type, Naming naming) {
    Class<?> writer;
    try {
      writer = Class.forName(generatedName(type.getName()), true, type.getClassLoader());
    } catch (ClassNotFoundException e) {
      return null;
    }
    MethodType shape = MethodType.methodType(void.class, Naming.class);
    MethodHandle constructor = find(writer, lookup -> constructor(lookup, writer, shape), false);
    if (constructor == null)
      constructor = find(writer, lookup -> constructor(lookup, writer, shape), true);
    if (constructor == null) throw notOpen(writer);
    try {
      return (ObjectWriter<?>) constructor.invoke(naming);
    } catch (Throwable e) {
      throw Failure.of("the writer " + writer.getName() + " cannot be made: " + e, null, e);
    }
  }

  /** The name of the writer that the annotation processor makes for a class, by its binary name. */
  public static String generatedName(String type) {
    int simple = type.lastIndexOf('.') + 1;
    return type.substring(0, simple) + type.substring(simple).replace('$', '_') + "JsonWriter";
  }

  private static MethodHandle constructor(Lookup lookup, Class<?> owner, MethodType shape)
      throws IllegalAccessException {
    try {
      return lookup.findConstructor(owner, shape);
    } catch (NoSuchMethodException e) {
      throw Failure.of(owner.getName() + " was not made by jot-processor", null, e);
    }
  }

  private static MethodHandle find(Class<?> owner, Search search, boolean opened) {
    Access.class.getModule().addReads(owner.getModule());
    try {
      return search.in(opened ? MethodHandles.privateLookupIn(owner, LOOKUP) : LOOKUP);
    } catch (IllegalAccessException e) {
      return null;
    }
  }

  /** A class that is not exported may have a public interface that is. */
  private static MethodHandle throughSupertype(Method method, Class<?> type) {
    for (Class<?> each : ClassMarks.supertypes(type)) {
      if (Bindings.isJdk(each)) continue;
      for (Method declared : each.getDeclaredMethods()) {
        if (!declared.getName().equals(method.getName()) || declared.getParameterCount() > 0)
          continue;
        MethodHandle handle = find(each, lookup -> lookup.unreflect(declared), false);
        if (handle != null) return handle;
      }
    }
    return null;
  }

  private static Failure notOpen(Class<?> type) {
    Module jot = Access.class.getModule();
    String opens = "opens " + type.getPackageName() + (jot.isNamed() ? " to " + jot.getName() : "");
    String rule =
        "module %s does not let Jot see %s: add \"%s;\" to its module-info, or export a public class";
    return Failure.of(rule.formatted(type.getModule().getName(), type.getName(), opens), null);
  }
}
