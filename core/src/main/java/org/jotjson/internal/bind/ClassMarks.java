package org.jotjson.internal.bind;

import java.lang.annotation.Annotation;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jotjson.annotation.JsonInclude;
import org.jotjson.annotation.JsonInclude.Include;
import org.jotjson.annotation.JsonName;
import org.jotjson.annotation.JsonOrder;
import org.jotjson.annotation.JsonType;

/** What the annotations of a class and its supertypes say. The first to say something is right. */
final class ClassMarks {
  final List<String> order = new ArrayList<>();
  final Set<String> ignored = new HashSet<>();
  boolean alphabetic;
  Include include;

  /** The name of the member that tells the type, or null. */
  String typeMember;

  private final Class<?> type;

  ClassMarks(Class<?> type) {
    this.type = type;
    for (Class<?> each : supertypes(type)) {
      for (Annotation annotation : each.getDeclaredAnnotations()) read(annotation);
    }
    if (include == null) include = Include.ALWAYS;
  }

  /** What that member says. */
  String typeName() {
    JsonName name = type.getDeclaredAnnotation(JsonName.class);
    return name == null ? type.getSimpleName() : name.value();
  }

  private void read(Annotation annotation) {
    if (annotation instanceof JsonOrder names) ordered(names.value());
    else if (annotation instanceof JsonInclude when) included(when.value());
    else if (annotation instanceof JsonType type) typed(type.value());
    else readJackson(annotation);
  }

  private void readJackson(Annotation annotation) {
    Attributes of = new Attributes(annotation);
    switch (of.jacksonName()) {
      case "JsonPropertyOrder" -> {
        ordered(of.texts("value"));
        alphabetic |= of.flag("alphabetic");
      }
      case "JsonInclude" -> included(Marks.include(of.text("value")));
      case "JsonIgnoreProperties" -> ignored.addAll(List.of(of.texts("value")));
      default -> {}
    }
  }

  private void ordered(String[] names) {
    if (order.isEmpty()) order.addAll(List.of(names));
  }

  private void included(Include include) {
    if (this.include == null) this.include = include;
  }

  private void typed(String member) {
    if (typeMember == null) typeMember = member;
  }

  /** The class, its superclasses from the next one up, and all their interfaces. */
  static Set<Class<?>> supertypes(Class<?> type) {
    Set<Class<?>> all = new LinkedHashSet<>();
    for (Class<?> each = type; each != null; each = each.getSuperclass()) all.add(each);
    for (Class<?> each : List.copyOf(all)) addInterfaces(each, all);
    return all;
  }

  private static void addInterfaces(Class<?> type, Set<Class<?>> all) {
    for (Class<?> each : type.getInterfaces()) {
      if (all.add(each)) addInterfaces(each, all);
    }
  }
}
