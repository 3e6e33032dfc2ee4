package org.jotjson.internal.bind;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodType;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jotjson.Naming;
import org.jotjson.annotation.JsonInclude.Include;
import org.jotjson.bind.MemberName;
import org.jotjson.bind.ObjectWriter;
import org.jotjson.bind.TimePattern;
import org.jotjson.internal.bind.ClassFile.Bytes;
import org.jotjson.internal.bind.Property.Form;
import org.jotjson.internal.token.Failure;
import org.jotjson.internal.walk.Walk;

/**
 * Makes the class that writes a class: a hidden one, of the shape
 *
 * <pre>{@code
 * static final MemberName  C0 = …;                     // all are the class's own data
 * static final MethodHandle C1 = …;                    // to a getter: (Object)long
 * int write(Object object, DirectTokens members, int at) {
 *   at = members.member(C0, (long) C1.invokeExact(object), at);
 *   …
 *   return at;
 * }
 * }</pre>
 *
 * <p>All that C2 wants to know is constant. The class lives with Jot and names Jot and the JDK
 * only, so it does not matter whether Jot's loader can see the class that is written, and no module
 * must be open that the handles do not need open anyway. It goes when the class that is written
 * goes.
 */
final class WriterClass {
  static final MethodType OBJECT_GETTER = MethodType.methodType(Object.class, Object.class);

  private static final Lookup LOOKUP = MethodHandles.lookup();
  private static final String NAME =
      WriterClass.class.getPackageName().replace('.', '/') + "/Writes";
  private static final String SUPER = internalName(HiddenWriter.class);
  private static final String MEMBERS = internalName(DirectTokens.class);
  private static final String WRITE =
      "(Ljava/lang/Object;" + descriptor(DirectTokens.class) + "I)I";
  private static final String INIT = "([" + descriptor(MemberName.class) + ")V";

  /** Members in one method: more would be compiled late, and not into one piece. */
  private static final int PART = 40;

  private static final int FINAL = 0x10;
  private static final int SUPER_FLAG = 0x20;
  private static final int STATIC_FINAL = 0x1A; // and private
  private static final int STATIC = 0xA; // and private

  private static final MethodHandle FORMAT =
      find(TimePattern.class, "format", MethodType.methodType(Object.class, Object.class));

  private final ClassFile file = new ClassFile();
  private final Naming naming;
  private final List<Object> constants = new ArrayList<>();
  private final Bytes initializer = new Bytes();

  private WriterClass(Naming naming) {
    this.naming = naming;
  }

  private static String internalName(Class<?> type) {
    return type.getName().replace('.', '/');
  }

  private static String descriptor(Class<?> type) {
    return type.descriptorString();
  }

  private static MethodHandle find(Class<?> owner, String name, MethodType type) {
    try {
      return LOOKUP.findVirtual(owner, name, type);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  static ObjectWriter<?> define(List<Property> properties, Class<?> type, Naming naming) {
    WriterClass writer = new WriterClass(naming);
    byte[] bytes = writer.bytes(properties);
    MemberName[] names = properties.stream().map(Property::name).toArray(MemberName[]::new);
    try {
      Lookup made = LOOKUP.defineHiddenClassWithClassData(bytes, writer.constants, false);
      MethodType constructor = MethodType.methodType(void.class, MemberName[].class);
      return (ObjectWriter<?>) made.findConstructor(made.lookupClass(), constructor).invoke(names);
    } catch (Throwable e) {
      String rule = "no writer can be made for " + type.getName() + " while running here: " + e;
      throw Failure.of(rule + "; have it made at build time with @JsonRecord", null, e);
    }
  }

  private byte[] bytes(List<Property> properties) {
    startInitializer();
    Bytes write = new Bytes();
    for (int from = 0; from < properties.size(); from += PART) {
      int to = Math.min(from + PART, properties.size());
      String name = "part" + from / PART;
      addPart(name, properties.subList(from, to));
      write.u1(0x2B).u1(0x2C).u1(0x1D); // aload_1, aload_2, iload_3
      write.u1(0xB8).u2(file.method(NAME, name, WRITE)).u1(0x3E); // invokestatic, istore_3
    }
    write.u1(0x1D).u1(0xAC); // iload_3, ireturn
    file.addMethod(0, "write", WRITE, 3, 4, write);
    file.addMethod(STATIC, "<clinit>", "()V", 3, 1, initializer.u1(0xB1));
    Bytes init = new Bytes().u1(0x2A).u1(0x2B); // aload_0, aload_1
    init.u1(0xB7).u2(file.method(SUPER, "<init>", INIT)).u1(0xB1); // invokespecial
    file.addMethod(0, "<init>", INIT, 2, 2, init);
    return file.toBytes(FINAL | SUPER_FLAG, NAME, SUPER);
  }

  /** The list of constants goes into local 0. */
  private void startInitializer() {
    String handles = internalName(MethodHandles.class);
    String lookup = descriptor(Lookup.class);
    String data = "(" + lookup + "Ljava/lang/String;Ljava/lang/Class;)Ljava/lang/Object;";
    initializer.u1(0xB8).u2(file.method(handles, "lookup", "()" + lookup));
    initializer.u1(0x13).u2(file.string("_")); // ldc_w
    initializer.u1(0x13).u2(file.type("java/util/List"));
    initializer.u1(0xB8).u2(file.method(handles, "classData", data));
    initializer.u1(0xC0).u2(file.type("java/util/List")).u1(0x4B); // checkcast, astore_0
  }

  /** A static final field with this value; returns its constant. */
  private int constant(Object value, Class<?> type) {
    String name = "C" + constants.size();
    file.addField(STATIC_FINAL, name, descriptor(type));
    int field = file.field(NAME, name, descriptor(type));
    initializer.u1(0x2A).u1(0x11).u2(constants.size()); // aload_0, sipush
    int get = file.interfaceMethod("java/util/List", "get", "(I)Ljava/lang/Object;");
    initializer.u1(0xB9).u2(get).u1(2).u1(0); // invokeinterface
    initializer.u1(0xC0).u2(file.type(internalName(type))).u1(0xB3).u2(field); // putstatic
    constants.add(value);
    return field;
  }

  private void addPart(String name, List<Property> properties) {
    Bytes code = new Bytes();
    for (Property property : properties) addMember(code, property);
    file.addMethod(STATIC, name, WRITE, 6, 3, code.u1(0x1C).u1(0xAC)); // iload_2, ireturn
  }

  private void addMember(Bytes code, Property property) {
    Class<?> shape = shape(property);
    MethodHandle getter = getter(property, shape);
    code.u1(0x2B); // aload_1: the members
    if (property.form() != Form.ANY) load(code, property.name(), MemberName.class);
    load(code, getter, MethodHandle.class);
    code.u1(0x2A); // aload_0: the object
    String exact = "(Ljava/lang/Object;)" + descriptor(shape);
    code.u1(0xB6).u2(file.method(internalName(MethodHandle.class), "invokeExact", exact));
    String call = call(code, property, shape);
    String name = call.substring(0, call.indexOf('('));
    code.u1(0x1C); // iload_2: the position
    code.u1(0xB6).u2(file.method(MEMBERS, name, call.substring(name.length()))); // invokevirtual
    code.u1(0x3D); // istore_2
  }

  private void load(Bytes code, Object value, Class<?> type) {
    code.u1(0xB2).u2(constant(value, type)); // getstatic
  }

  /** What the getter is made to return. */
  private static Class<?> shape(Property property) {
    Class<?> declared = property.getter().type().returnType();
    if (property.form() == Form.ANY) return Map.class;
    if (property.form() == Form.RAW) return String.class;
    boolean simple = property.form() == Form.NATURAL && property.include() == Include.ALWAYS;
    if (!simple || property.pattern() != null) return Object.class;
    if (declared == byte.class || declared == short.class) return Object.class;
    return declared.isPrimitive() || declared == String.class ? declared : Object.class;
  }

  private static MethodHandle getter(Property property, Class<?> shape) {
    MethodHandle getter = property.getter();
    if (property.pattern() != null) {
      getter = getter.asType(getter.type().changeReturnType(Object.class));
      getter = MethodHandles.filterReturnValue(getter, FORMAT.bindTo(property.pattern()));
    }
    return getter.asType(MethodType.methodType(shape, Object.class));
  }

  /** The method that takes the value, with what else it wants loaded. */
  private String call(Bytes code, Property property, Class<?> shape) {
    String name = "(" + descriptor(MemberName.class);
    String when = descriptor(Include.class) + "I)I";
    boolean unconditional = property.include() == Include.ALWAYS;
    if (property.form() == Form.ANY) return "members(Ljava/util/Map;I)I";
    if (property.form() == Form.NATURAL && unconditional) {
      if (isEnum(property)) {
        load(code, Words.of((Class<?>) property.type()), Words.class);
        return "constant" + name + "Ljava/lang/Object;" + descriptor(Words.class) + "I)I";
      }
      if (shape == Object.class && isScalar(element(property.type())))
        return "scalars" + name + "Ljava/lang/Object;I)I";
      Nested nested = shape == Object.class ? nested(property) : null;
      if (nested == null) return "member" + name + descriptor(shape) + "I)I";
      load(code, nested, Nested.class);
      String method = property.type() instanceof Class<?> ? "nested" : "elements";
      return method + name + "Ljava/lang/Object;" + descriptor(Nested.class) + "I)I";
    }
    load(code, property.include(), Include.class);
    if (property.form() == Form.RAW) return "raw" + name + "Ljava/lang/String;" + when;
    String method = property.form() == Form.QUOTED ? "quoted" : "member";
    return method + name + "Ljava/lang/Object;" + when;
  }

  private static boolean isEnum(Property property) {
    return property.type() instanceof Class<?> type && type.isEnum() && !Walk.isObject(type);
  }

  private static boolean isScalar(Class<?> element) {
    return element == String.class || element == Integer.class;
  }

  /**
   * The class that a value, or an element of a list, is declared to have; null if it says little.
   */
  private Nested nested(Property property) {
    if (property.pattern() != null) return null;
    Class<?> declared = property.type() instanceof Class<?> c ? c : element(property.type());
    if (declared == null || Modifier.isAbstract(declared.getModifiers())) return null;
    if (!Walk.isObject(declared)) return null;
    ObjectWriter<Object> writer = Bindings.nested(declared, naming);
    return writer == null || writer instanceof Odd ? null : new Nested(declared, writer);
  }

  private static Class<?> element(Type type) {
    if (!(type instanceof ParameterizedType list)) return null;
    if (!(list.getRawType() instanceof Class<?> raw) || !raw.isAssignableFrom(ArrayList.class))
      return null;
    Type[] arguments = list.getActualTypeArguments();
    if (arguments.length != 1) return null;
    Type element = arguments[0] instanceof WildcardType w ? w.getUpperBounds()[0] : arguments[0];
    return element instanceof Class<?> c ? c : null;
  }
}
