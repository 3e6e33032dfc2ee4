package org.jotjson.internal.bind;

import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The properties of a class: components of a record; fields and getters of any other class, those
 * of superclasses first, in the order of the fields' declaration, then getters without a field by
 * name.
 */
final class Sources {
  private final Class<?> type;
  private final Map<String, Source> found = new LinkedHashMap<>();

  /** Methods without parameters of the class and its supertypes, by name. */
  private final Map<String, List<Method>> declared = new HashMap<>();

  private Sources(Class<?> type) {
    this.type = type;
    for (Class<?> each : ClassMarks.supertypes(type)) {
      if (!Bindings.isJdk(each)) addDeclared(each);
    }
  }

  private void addDeclared(Class<?> each) {
    for (Method method : each.getDeclaredMethods()) {
      if (method.getParameterCount() == 0)
        declared.computeIfAbsent(method.getName(), name -> new ArrayList<>()).add(method);
    }
  }

  private List<Method> declarations(Method method) {
    return declared.getOrDefault(method.getName(), List.of());
  }

  static Collection<Source> of(Class<?> type) {
    Sources sources = new Sources(type);
    if (type.isRecord()) sources.addComponents();
    else sources.addFields();
    sources.addGetters();
    sources.found.values().removeIf(source -> !source.isReadable());
    return sources.found.values();
  }

  private Source source(String name) {
    return found.computeIfAbsent(name, Source::new);
  }

  private void addComponents() {
    for (RecordComponent component : type.getRecordComponents()) {
      Source source = source(component.getName());
      source.marks(component);
      source.getter(component.getAccessor(), declarations(component.getAccessor()));
    }
    for (Field field : type.getDeclaredFields()) {
      if (!Modifier.isStatic(field.getModifiers())) source(field.getName()).marks(field);
    }
  }

  private void addFields() {
    ArrayDeque<Class<?>> classes = new ArrayDeque<>();
    for (Class<?> each = type; each != null && !Bindings.isJdk(each); each = each.getSuperclass())
      classes.push(each);
    for (Class<?> each : classes) {
      for (Field field : each.getDeclaredFields()) {
        if (!Modifier.isStatic(field.getModifiers()) && !field.isSynthetic()) add(field);
      }
    }
  }

  private void add(Field field) {
    Source source = source(field.getName());
    source.marks(field);
    boolean open =
        Modifier.isPublic(field.getModifiers()) && !Modifier.isTransient(field.getModifiers());
    if (open || source.marks.isMember || source.marks.isValue) source.field(field);
  }

  private void addGetters() {
    List<Method> methods = new ArrayList<>(List.of(type.getMethods()));
    methods.removeIf(method -> !mayBeGetter(method));
    methods.sort(Comparator.comparing(Method::getName));
    for (Method method : methods) {
      String name = type.isRecord() ? null : property(method);
      if (name == null) name = marked(method);
      if (name != null && !source(name).hasGetter())
        source(name).getter(method, declarations(method));
    }
  }

  private static boolean mayBeGetter(Method method) {
    return method.getParameterCount() == 0
        && method.getReturnType() != void.class
        && !Modifier.isStatic(method.getModifiers())
        && !method.isBridge()
        && !method.isSynthetic()
        && !Bindings.isJdk(method.getDeclaringClass());
  }

  /** A method that is no getter by name may be one by annotation. */
  private String marked(Method method) {
    if (found.containsKey(method.getName()) && type.isRecord()) return null;
    Source source = new Source(method.getName());
    source.getter(method, declarations(method));
    Marks marks = source.marks;
    boolean isMember = marks.isMember || marks.isValue || marks.form == Property.Form.ANY;
    return isMember ? method.getName() : null;
  }

  private String property(Method method) {
    Class<?> value = method.getReturnType();
    boolean flag = value == boolean.class || value == Boolean.class;
    return GetterNames.property(method.getName(), flag, found::containsKey);
  }
}
