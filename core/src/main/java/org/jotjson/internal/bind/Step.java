package org.jotjson.internal.bind;

import java.lang.invoke.MethodType;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.util.Map;
import java.util.Set;
import org.jotjson.Naming;
import org.jotjson.annotation.JsonInclude.Include;
import org.jotjson.internal.bind.Property.Form;
import org.jotjson.internal.token.CompactTokens;
import org.jotjson.internal.walk.Walk;

/**
 * The call of {@link DirectTokens} that writes a member.
 *
 * @param method its name
 * @param name a {@link Slot} or a {@link Name}; null if the member has none
 * @param value what the getter is made to return
 * @param more what else is handed over, or null
 * @param room that must have been reserved
 * @param leavesRoom whether room that was reserved beyond that is still there afterwards
 */
record Step(String method, Object name, Class<?> value, Object more, int room, boolean leavesRoom) {
  private static final Set<Class<?>> NUMBERS =
      Set.of(
          boolean.class,
          int.class,
          long.class,
          float.class,
          double.class,
          Boolean.class,
          Integer.class,
          Long.class,
          Double.class);

  /** For lists of strings and numbers. */
  private static final Elements SCALARS = new ElementLoop();

  static Step of(Property property, Naming naming) {
    Name name = (Name) property.name();
    Include when = property.include();
    boolean isPlain = property.form() == Form.NATURAL && property.pattern() == null;
    if (property.form() == Form.ANY) return general("members", null, Map.class, null);
    if (property.form() == Form.RAW) return general("raw", name, String.class, when);
    if (property.form() == Form.QUOTED) return general("quoted", name, Object.class, when);
    boolean isOptional = when == Include.NON_NULL;
    if (!isOptional && when != Include.ALWAYS) return general("member", name, Object.class, when);
    if (name.encoded() == null)
      return general("member", name, Object.class, isOptional ? when : null);
    Slot slot = new Slot(name.encoded(), name, isOptional);
    return isPlain ? byType(slot, property, naming) : any(slot);
  }

  private static Step general(String method, Name name, Class<?> value, Include when) {
    return new Step(method, name, value, when, 0, false);
  }

  private static Step any(Slot slot) {
    return new Step("member", slot, Object.class, null, roomFor(slot, 0), false);
  }

  private static int roomFor(Slot slot, int value) {
    return CompactTokens.room(slot.encoded(), Math.max(value, CompactTokens.SHORT));
  }

  private static Step byType(Slot slot, Property property, Naming naming) {
    Class<?> raw = property.getter().type().returnType();
    int room = roomFor(slot, CompactTokens.SHORT);
    if (raw == byte.class || raw == short.class) raw = int.class;
    if (NUMBERS.contains(raw)) return new Step("member", slot, raw, null, room, true);
    if (raw == String.class)
      return new Step("member", slot, raw, null, roomFor(slot, CompactTokens.TEXT), true);
    if (raw.isEnum() && !Walk.isObject(raw))
      return new Step("constant", slot, Object.class, Words.of(raw), room, true);
    Class<?> element = element(property.type());
    if (element == String.class || element == Integer.class || element == Long.class)
      return new Step("elements", slot, Object.class, SCALARS, room, false);
    Nested nested = nested(element == null ? raw : element, naming);
    if (nested == null) return any(slot);
    if (element == null) return new Step("nested", slot, Object.class, nested, room, false);
    Elements elements = Elements.of(nested);
    return elements == null
        ? any(slot)
        : new Step("elements", slot, Object.class, elements, room, false);
  }

  /** What is known of a class that says what its objects are; null if little is. */
  private static Nested nested(Class<?> declared, Naming naming) {
    if (Modifier.isAbstract(declared.getModifiers()) || !Walk.isObject(declared)) return null;
    var writer = Bindings.nested(declared, naming);
    return writer == null || writer instanceof Odd ? null : new Nested(declared, writer);
  }

  private static Class<?> element(Type type) {
    if (type instanceof Class<?> array && array.isArray()) return array.getComponentType();
    if (!(type instanceof ParameterizedType list)) return null;
    if (!(list.getRawType() instanceof Class<?> raw) || !Iterable.class.isAssignableFrom(raw))
      return null;
    Type[] arguments = list.getActualTypeArguments();
    if (arguments.length != 1) return null;
    Type element = arguments[0] instanceof WildcardType w ? w.getUpperBounds()[0] : arguments[0];
    return element instanceof Class<?> c ? c : null;
  }

  /** The type of the method. */
  MethodType type() {
    MethodType type = MethodType.methodType(int.class);
    if (name != null) type = type.appendParameterTypes(name.getClass());
    type = type.appendParameterTypes(value);
    if (more != null) type = type.appendParameterTypes(moreType());
    return type.appendParameterTypes(int.class);
  }

  /** What the method declares it as. */
  Class<?> moreType() {
    return more instanceof Elements ? Elements.class : more.getClass();
  }
}
