package org.jotjson.internal.bind;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.Map;

/**
 * As much of the class file format (JVMS 4) as straight code needs: constants, static fields,
 * methods without jumps. The JDK's own API for it is new in 24.
 */
final class ClassFile {
  private static final int JAVA_17 = 61;
  private static final int UTF8 = 1;
  private static final int CLASS = 7;
  private static final int STRING = 8;
  private static final int FIELD = 9;
  private static final int METHOD = 10;
  private static final int INTERFACE_METHOD = 11;
  private static final int NAME_AND_TYPE = 12;

  private final Bytes pool = new Bytes();
  private final Map<String, Integer> indices = new HashMap<>();
  private int constants = 1;
  private final Bytes fields = new Bytes();
  private int fieldCount;
  private final Bytes methods = new Bytes();
  private int methodCount;

  /** Big-endian numbers. */
  static final class Bytes {
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final DataOutputStream out = new DataOutputStream(bytes);

    /** Unsigned numbers of two bytes each. */
    Bytes u2(int... values) {
      for (int value : values) u1(value >> 8).u1(value);
      return this;
    }

    Bytes u1(int value) {
      bytes.write(value);
      return this;
    }

    Bytes u4(int value) {
      return u2(value >> 16, value);
    }

    Bytes text(String text) {
      try {
        out.writeUTF(text);
        return this;
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    Bytes all(Bytes other) {
      bytes.writeBytes(other.toArray());
      return this;
    }

    int size() {
      return bytes.size();
    }

    byte[] toArray() {
      return bytes.toByteArray();
    }
  }

  private int constant(int tag, String value, int... parts) {
    String key = tag + ":" + value;
    Integer known = indices.get(key);
    if (known != null) return known;
    pool.u1(tag);
    if (tag == UTF8) pool.text(value);
    else pool.u2(parts);
    indices.put(key, constants);
    return constants++;
  }

  private int utf8(String text) {
    return constant(UTF8, text);
  }

  int type(String name) {
    return constant(CLASS, name, utf8(name));
  }

  int string(String text) {
    return constant(STRING, text, utf8(text));
  }

  int field(String owner, String name, String type) {
    return member(FIELD, owner, name, type);
  }

  int method(String owner, String name, String type) {
    return member(METHOD, owner, name, type);
  }

  int interfaceMethod(String owner, String name, String type) {
    return member(INTERFACE_METHOD, owner, name, type);
  }

  private int member(int tag, String owner, String name, String type) {
    int both = constant(NAME_AND_TYPE, name + type, utf8(name), utf8(type));
    return constant(tag, owner + "." + name + type, type(owner), both);
  }

  void addField(int flags, String name, String type) {
    fields.u2(flags, utf8(name), utf8(type), 0);
    fieldCount++;
  }

  void addMethod(int flags, String name, String type, int stack, int locals, Bytes code) {
    methods.u2(flags, utf8(name), utf8(type), 1, utf8("Code"));
    methods.u4(12 + code.size()).u2(stack, locals).u4(code.size()).all(code).u2(0, 0);
    methodCount++;
  }

  byte[] toBytes(int flags, String name, String superclass) {
    int thisClass = type(name);
    int superClass = type(superclass);
    Bytes all = new Bytes().u4(0xCAFEBABE).u2(0, JAVA_17, constants).all(pool);
    all.u2(flags, thisClass, superClass, 0);
    all.u2(fieldCount).all(fields).u2(methodCount).all(methods).u2(0);
    return all.toArray();
  }
}
