package org.jotjson.internal.bind;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.List;
import org.jotjson.Naming;
import org.jotjson.annotation.JsonInclude.Include;
import org.jotjson.bind.MemberName;
import org.jotjson.bind.MemberWriter;
import org.jotjson.bind.ObjectWriter;
import org.jotjson.bind.TimePattern;
import org.jotjson.internal.bind.ClassFile.Bytes;
import org.jotjson.internal.token.Failure;

/**
 * Makes the class that writes a class: a hidden one, of the shape
 *
 * <pre>{@code
 * static final Slot         C0 = …;                    // all are the class's own data
 * static final MethodHandle C1 = …;                    // to a getter: (Object)long
 * int write(Object object, DirectTokens members, int at) {
 *   at = members.open(200, at);                        // and room for 200 bytes
 *   at = members.member(C0, (long) C1.invokeExact(object), at);
 *   …
 *   return members.close(at);
 * }
 * void write(Object object, MemberWriter members) {
 *   members.member(C7, (long) C1.invokeExact(object));
 *   …
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
  private static final String DIRECT = internalName(DirectTokens.class);
  private static final String TOLD = internalName(MemberWriter.class);
  private static final String WRITE =
      "(Ljava/lang/Object;" + descriptor(DirectTokens.class) + "I)I";
  private static final String TELL = "(Ljava/lang/Object;" + descriptor(MemberWriter.class) + ")V";
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
  private final List<Property> properties;
  private final List<Step> steps;
  private final int[] room;
  private final List<Object> constants = new ArrayList<>();
  private final Bytes initializer = new Bytes();

  private WriterClass(List<Property> properties, Naming naming) {
    this.properties = properties;
    this.steps = properties.stream().map(each -> Step.of(each, naming)).toList();
    this.room = Room.before(steps);
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
    WriterClass writer = new WriterClass(properties, naming);
    byte[] bytes = writer.bytes();
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

  private byte[] bytes() {
    startInitializer();
    addWrite();
    addTell();
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

  private void load(Bytes code, Object value, Class<?> type) {
    code.u1(0xB2).u2(constant(value, type)); // getstatic
  }

  /** The method that writes; the members of large classes are in parts of their own. */
  private void addWrite() {
    Bytes code = new Bytes().u1(0x2C); // aload_2: the tokens
    code.u1(0x11).u2(room[0]).u1(0x1D); // sipush, iload_3: the position
    code.u1(0xB6).u2(file.method(DIRECT, "open", "(II)I")).u1(0x3E); // invokevirtual, istore_3
    for (int from = 0; from < steps.size(); from += PART) {
      Bytes part = new Bytes();
      int to = Math.min(from + PART, steps.size());
      for (int i = from; i < to; i++) addStep(part, i);
      file.addMethod(STATIC, "write" + from, WRITE, 6, 3, part.u1(0x1C).u1(0xAC)); // ireturn
      code.u1(0x2B).u1(0x2C).u1(0x1D); // aload_1: the object
      code.u1(0xB8).u2(file.method(NAME, "write" + from, WRITE)).u1(0x3E); // invokestatic
    }
    if (room[steps.size()] > 0) reserve(code, room[steps.size()], 0x2C, 3);
    code.u1(0x2C).u1(0x1D).u1(0xB6).u2(file.method(DIRECT, "close", "(I)I")).u1(0xAC);
    file.addMethod(0, "write", WRITE, 3, 4, code);
  }

  /** In a part, the object is local 0, the tokens are 1, the position is 2. */
  private void addStep(Bytes code, int index) {
    Step step = steps.get(index);
    if (index > 0 && room[index] > 0) reserve(code, room[index], 0x2B, 2);
    code.u1(0x2B); // aload_1
    if (step.name() != null) load(code, step.name(), step.name().getClass());
    get(code, properties.get(index), step.value());
    if (step.more() != null) load(code, step.more(), step.moreType());
    String type = step.type().toMethodDescriptorString();
    code.u1(0x1C).u1(0xB6).u2(file.method(DIRECT, step.method(), type)).u1(0x3D); // istore_2
  }

  /** Takes what loads the tokens, and the local of the position. */
  private void reserve(Bytes code, int need, int tokens, int at) {
    code.u1(tokens).u1(0x11).u2(need).u1(0x15).u1(at); // sipush, iload
    code.u1(0xB6).u2(file.method(DIRECT, "reserve", "(II)I")).u1(0x36).u1(at); // istore
  }

  /** The value of a member of the object in local 0. */
  private void get(Bytes code, Property property, Class<?> type) {
    load(code, getter(property, type), MethodHandle.class);
    String exact = "(Ljava/lang/Object;)" + descriptor(type);
    code.u1(0x2A).u1(0xB6).u2(file.method(internalName(MethodHandle.class), "invokeExact", exact));
  }

  private static MethodHandle getter(Property property, Class<?> type) {
    MethodHandle getter = property.getter();
    if (property.pattern() != null) {
      getter = getter.asType(getter.type().changeReturnType(Object.class));
      getter = MethodHandles.filterReturnValue(getter, FORMAT.bindTo(property.pattern()));
    }
    return getter.asType(MethodType.methodType(type, Object.class));
  }

  /** The method that tells somebody of the members. */
  private void addTell() {
    Bytes code = new Bytes();
    for (int from = 0; from < properties.size(); from += PART) {
      Bytes part = new Bytes();
      int to = Math.min(from + PART, properties.size());
      for (Property property : properties.subList(from, to)) addTold(part, property);
      file.addMethod(STATIC, "tell" + from, TELL, 4, 2, part.u1(0xB1)); // return
      code.u1(0x2B).u1(0x2C).u1(0xB8).u2(file.method(NAME, "tell" + from, TELL));
    }
    file.addMethod(0, "write", TELL, 2, 3, code.u1(0xB1));
  }

  private void addTold(Bytes code, Property property) {
    Told told = Told.of(property);
    code.u1(0x2B); // aload_1
    if (told.isNamed()) load(code, property.name(), MemberName.class);
    get(code, property, told.value());
    if (told.when() != null) load(code, told.when(), Include.class);
    String type = told.type().toMethodDescriptorString();
    code.u1(0xB6).u2(file.method(TOLD, told.method(), type));
  }
}
