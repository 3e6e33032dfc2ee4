package org.jotjson.internal.bind;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jotjson.Naming;
import org.jotjson.annotation.JsonInclude.Include;
import org.jotjson.bind.MemberName;
import org.jotjson.bind.ObjectWriter;
import org.jotjson.bind.TimePattern;
import org.jotjson.internal.bind.Property.Form;
import org.jotjson.internal.token.Failure;

/** Finds out what to write of a class, and has its writer made. */
final class WriterMaker {
  private final Class<?> type;
  private final Naming naming;
  private final ClassMarks marks;

  WriterMaker(Class<?> type, Naming naming) {
    this.type = type;
    this.naming = naming;
    this.marks = new ClassMarks(type);
  }

  ObjectWriter<?> make() {
    List<Source> sources = new ArrayList<>(Sources.of(type));
    for (Source source : sources) {
      if (source.marks.isValue) return new ValueOf(source.handle(type), source.name);
    }
    if (Enum.class.isAssignableFrom(type)) return new EnumNames(EnumNames.enumOf(type));
    sources.removeIf(
        source -> source.marks.ignored || marks.ignored.contains(nameOf(source).text()));
    sort(sources);
    List<Property> properties = new ArrayList<>();
    if (marks.typeMember != null) properties.add(typeMember());
    for (Source source : sources) properties.add(property(source));
    checkNames(properties);
    if (properties.isEmpty() && !type.isRecord()) return Odd.EMPTY;
    return WriterClass.define(properties, type, naming);
  }

  private MemberName nameOf(Source source) {
    return source.marks.name == null ? naming.name(source.name) : MemberName.of(source.marks.name);
  }

  private void sort(List<Source> sources) {
    if (marks.alphabetic) sources.sort(Comparator.comparing(source -> nameOf(source).text()));
    sources.sort(Comparator.comparingInt(this::rank));
  }

  /** Those of the class's own order first, a map of further members last. */
  private int rank(Source source) {
    if (source.marks.form == Form.ANY) return Integer.MAX_VALUE;
    int rank = marks.order.indexOf(nameOf(source).text());
    if (rank < 0) rank = marks.order.indexOf(source.name);
    return rank < 0 ? marks.order.size() : rank;
  }

  private Property typeMember() {
    MethodHandle name = MethodHandles.constant(String.class, marks.typeName());
    return new Property(
        MemberName.of(marks.typeMember),
        MethodHandles.dropArguments(name, 0, Object.class),
        String.class,
        Include.ALWAYS,
        Form.NATURAL,
        null);
  }

  private Property property(Source source) {
    Marks own = source.marks;
    Include include = own.include == null ? marks.include : own.include;
    return new Property(
        nameOf(source), source.handle(type), source.type(), include, own.form, pattern(source));
  }

  private TimePattern pattern(Source source) {
    if (source.marks.pattern.isEmpty()) return null;
    try {
      return TimePattern.of(source.marks.pattern, source.marks.zone);
    } catch (RuntimeException e) {
      String member = source.name + " of " + type.getName();
      throw Failure.of("the format of " + member + " is wrong: " + e.getMessage(), null, e);
    }
  }

  private void checkNames(List<Property> properties) {
    Set<String> names = new HashSet<>();
    for (Property property : properties) {
      String name = property.name().text();
      if (property.form() != Form.ANY && !names.add(name)) {
        String rule = type.getName() + " has two members " + Failure.quote(name);
        throw Failure.of(rule, null);
      }
    }
  }

  /** The writer of a class whose objects are written as one value of theirs. */
  private static final class ValueOf extends Odd {
    private final MethodHandle getter;
    private final String name;

    ValueOf(MethodHandle getter, String name) {
      this.getter = getter.asType(WriterClass.OBJECT_GETTER);
      this.name = name;
    }

    @Override
    public Object valueOf(Object object) {
      try {
        return getter.invokeExact(object);
      } catch (Error e) {
        throw e;
      } catch (Throwable e) {
        String what = name + " of " + object.getClass().getName();
        throw Failure.of(what + " threw " + e, object, e);
      }
    }
  }
}
