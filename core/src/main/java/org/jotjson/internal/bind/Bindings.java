package org.jotjson.internal.bind;

import java.lang.ref.SoftReference;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import org.jotjson.Naming;
import org.jotjson.annotation.JsonRecord;
import org.jotjson.bind.ObjectWriter;
import org.jotjson.internal.token.Failure;

/** The writers of classes, made once. */
public final class Bindings {
  private static final Naming[] NAMINGS = Naming.values();

  /**
   * The writers of a class, by naming; or a soft reference to them, where a class that outlives Jot
   * must not keep Jot alive. Two threads may make the same one, of which all see one.
   */
  private static final ClassValue<Object> WRITERS =
      new ClassValue<>() {
        @Override
        protected Object computeValue(Class<?> type) {
          ObjectWriter<?>[] writers = new ObjectWriter<?>[NAMINGS.length];
          return outlivesJot(type) ? new SoftReference<>(writers) : writers;
        }
      };

  /** Classes whose writers are being made by this thread; a class that leads back to itself. */
  private static final ThreadLocal<List<Class<?>>> MAKING = ThreadLocal.withInitial(ArrayList::new);

  private Bindings() {}

  /** Whether objects of this class, which JSON has no form for, may be written by their members. */
  public static boolean binds(Class<?> type) {
    return !isJdk(type)
        && !type.isSynthetic()
        && !type.isArray()
        && !Throwable.class.isAssignableFrom(type);
  }

  /** Whether constants of this enum are not written as their names. */
  public static boolean renames(Class<?> type) {
    return EnumNames.areGiven(type);
  }

  /** Nothing is ever looked up in the JDK's own classes. */
  static boolean isJdk(Class<?> type) {
    String module = type.getModule().getName();
    return module != null
        && (module.startsWith("java.") || module.startsWith("jdk."))
        && !Proxy.isProxyClass(type);
  }

  /**
   * The writer of a class; {@link Odd#EMPTY} if it has no members.
   *
   * @throws Failure if they cannot be reached
   */
  @SuppressWarnings("unchecked") // what is kept with a class writes that class
  public static ObjectWriter<Object> of(Class<?> type, Naming naming) {
    ObjectWriter<?>[] writers = writers(type);
    ObjectWriter<?> writer = writers[naming.ordinal()];
    if (writer == null) {
      writer = make(type, naming);
      writers[naming.ordinal()] = writer;
    }
    return (ObjectWriter<Object>) writer;
  }

  private static ObjectWriter<?>[] writers(Class<?> type) {
    for (; ; ) {
      Object held = WRITERS.get(type);
      if (held instanceof ObjectWriter<?>[] writers) return writers;
      Object kept = ((SoftReference<?>) held).get();
      if (kept != null) return (ObjectWriter<?>[]) kept;
      WRITERS.remove(type);
    }
  }

  private static ObjectWriter<?> make(Class<?> type, Naming naming) {
    if (type.isAnnotationPresent(JsonRecord.class)) {
      ObjectWriter<?> generated = Access.generated(type, naming);
      if (generated != null) return generated;
    }
    List<Class<?>> making = MAKING.get();
    making.add(type);
    try {
      return new WriterMaker(type, naming).make();
    } finally {
      making.remove(type);
      if (making.isEmpty()) MAKING.remove();
    }
  }

  /** The writer of a class that a member is declared to have; null if it has to be found later. */
  static ObjectWriter<Object> nested(Class<?> type, Naming naming) {
    if (MAKING.get().contains(type)) return null;
    try {
      return of(type, naming);
    } catch (Failure unreachable) {
      return null;
    }
  }

  private static boolean outlivesJot(Class<?> type) {
    ClassLoader jots = Bindings.class.getClassLoader();
    for (ClassLoader loader = type.getClassLoader(); loader != null; loader = loader.getParent()) {
      if (loader == jots) return false;
    }
    return true;
  }
}
