package org.jotjson.internal.walk;

import java.lang.reflect.Array;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Base64;
import java.util.Iterator;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.IntConsumer;
import java.util.stream.BaseStream;
import java.util.stream.IntStream;
import org.jotjson.Converter;
import org.jotjson.Fragment;
import org.jotjson.ToJson;
import org.jotjson.internal.token.Failure;
import org.jotjson.internal.token.Tokens;

/** The rarer half of the dispatch: a value of any {@link Kind}. */
final class Values {
  private final Walk walk;
  private final Tokens tokens;
  private final Hooks hooks;
  private final JdkValues jdk;

  Values(Walk walk, Hooks hooks) {
    this.walk = walk;
    this.jdk = new JdkValues(walk);
    this.tokens = walk.tokens;
    this.hooks = hooks;
  }

  void write(Object value, Kind kind) {
    if (kind.ordinal() <= walk.lastUnasked) writeAs(value, kind);
    else finish(replaced(value, kind), value, kind);
  }

  /** What is written in the value's place; the value itself if no converter takes it. */
  Object replaced(Object value, Kind kind) {
    TypeConverters types = walk.rules.tailoring().types();
    Object converted = types == null ? value : converted(value, types);
    if (converted != value || kind.isNative()) return converted;
    return walk.rules.converter() == null ? value : converted(value, false);
  }

  /** Writes what has come of a value of this kind. */
  void finish(Object converted, Object value, Kind kind) {
    if (converted == null) tokens.nullValue();
    else if (converted != value) writeConverted(converted, value);
    else if (walk.rules.strict() && !kind.isNative()) throw notAllowed(value);
    else writeAs(value, kind);
  }

  private void writeConverted(Object converted, Object original) {
    Kind kind = Kind.of(converted.getClass());
    if (walk.rules.strict() && !kind.isNative()) throw notAllowed(converted);
    if (kind == Kind.UNKNOWN && !walk.rules.unknownAsText()) {
      throw Failure.of(
          "the converter gave " + converted.getClass().getName() + ", which cannot be written",
          original);
    }
    if (kind == Kind.DOUBLE) tokens.number(((Number) converted).doubleValue());
    else if (kind == Kind.FLOAT) tokens.number((float) converted);
    else writeAs(converted, kind);
  }

  /** What a key becomes; the key itself if no converter takes it. */
  Object convertedKey(Object key) {
    TypeConverters types = walk.rules.tailoring().types();
    Object converted = types == null ? key : converted(key, types);
    return converted != key || walk.rules.converter() == null ? converted : converted(key, true);
  }

  private static Object converted(Object value, TypeConverters types) {
    try {
      return types.convert(value);
    } catch (RuntimeException e) {
      throw threw(value, e);
    }
  }

  private Object converted(Object value, boolean isKey) {
    try {
      return walk.rules.converter().convert(value, isKey);
    } catch (RuntimeException e) {
      throw threw(value, e);
    }
  }

  private static Failure threw(Object value, RuntimeException e) {
    return Failure.of("the converter threw " + e + " for " + value.getClass().getName(), value, e);
  }

  /** A number that is not finite: the converter may know what to do. */
  void nonFinite(Object value, double number) {
    Converter converter = walk.rules.converter();
    Object converted =
        converter == null || tokens.takesNonFinite() ? value : converted(value, false);
    if (converted == null) tokens.nullValue();
    else if (converted == value) tokens.number(number);
    else writeConverted(converted, value);
  }

  private void writeAs(Object value, Kind kind) {
    switch (kind) {
      case STRING -> tokens.string((String) value);
      case INTEGER -> tokens.number(((Number) value).longValue());
      case DOUBLE -> number(((Number) value).doubleValue());
      case FLOAT -> number((float) value);
      case BIG_INTEGER -> tokens.number((BigInteger) value);
      case BIG_DECIMAL -> tokens.number((BigDecimal) value);
      case BOOLEAN -> tokens.bool((boolean) value);
      case MAP -> walk.map((Map<?, ?>) value);
      case FRAGMENT -> fragment((Fragment) value);
      case TO_JSON -> walk.hooked(() -> hooks.write((ToJson) value, walk));
      case BYTES -> tokens.string(Base64.getEncoder().encodeToString((byte[]) value));
      case OBJECT -> object(value);
      case UNKNOWN -> unknown(value);
      default -> writeHolder(value, kind);
    }
  }

  /** What holds other values: one, or an array of them. */
  private void writeHolder(Object value, Kind kind) {
    switch (kind) {
      case ITERABLE -> walk.elements(((Iterable<?>) value).iterator(), null);
      case ITERATOR -> walk.elements((Iterator<?>) value, null);
      case STREAM -> walk.elements(((BaseStream<?, ?>) value).iterator(), (BaseStream<?, ?>) value);
      case OBJECTS -> walk.elements(Arrays.asList((Object[]) value).iterator(), null);
      case OPTIONAL -> walk.any(((Optional<?>) value).orElse(null));
      case OPTIONAL_INT -> walk.any(((OptionalInt) value).stream().boxed().findAny().orElse(null));
      case OPTIONAL_LONG ->
          walk.any(((OptionalLong) value).stream().boxed().findAny().orElse(null));
      case OPTIONAL_DOUBLE ->
          walk.any(((OptionalDouble) value).stream().boxed().findAny().orElse(null));
      case ATOMIC_BOOLEAN -> tokens.bool(((AtomicBoolean) value).get());
      case ATOMIC_REFERENCE -> walk.any(((AtomicReference<?>) value).get());
      default -> {
        if (walk.isTailored() && kind.isPrimitives()) walk.elements(boxed(value), null);
        else writeArray(value, kind);
      }
    }
  }

  private void writeArray(Object value, Kind kind) {
    switch (kind) {
      case INTS -> array(((int[]) value).length, i -> tokens.number((long) ((int[]) value)[i]));
      case LONGS -> array(((long[]) value).length, i -> tokens.number(((long[]) value)[i]));
      case SHORTS ->
          array(((short[]) value).length, i -> tokens.number((long) ((short[]) value)[i]));
      case DOUBLES -> array(((double[]) value).length, i -> number(((double[]) value)[i]));
      case FLOATS -> array(((float[]) value).length, i -> number(((float[]) value)[i]));
      case BOOLEANS -> array(((boolean[]) value).length, i -> tokens.bool(((boolean[]) value)[i]));
      case ATOMIC_INTS -> atomicInts((AtomicIntegerArray) value);
      case ATOMIC_LONGS -> atomicLongs((AtomicLongArray) value);
      case ATOMIC_OBJECTS -> atomicObjects((AtomicReferenceArray<?>) value);
      default -> jdk.write(value, kind);
    }
  }

  private static Iterator<?> boxed(Object array) {
    return IntStream.range(0, Array.getLength(array)).mapToObj(i -> Array.get(array, i)).iterator();
  }

  private void atomicInts(AtomicIntegerArray array) {
    array(array.length(), i -> tokens.number((long) array.get(i)));
  }

  private void atomicLongs(AtomicLongArray array) {
    array(array.length(), i -> tokens.number(array.get(i)));
  }

  private void atomicObjects(AtomicReferenceArray<?> array) {
    walk.elements(IntStream.range(0, array.length()).mapToObj(array::get).iterator(), null);
  }

  /** An array of leaves, each written by index. */
  private void array(int length, IntConsumer element) {
    tokens.openArray();
    int i = 0;
    try {
      for (; i < length; i++) {
        tokens.element();
        element.accept(i);
      }
    } catch (Failure failure) {
      throw failure.inElement(i);
    }
    tokens.closeArray();
  }

  void number(double number) {
    if (Double.isFinite(number)) tokens.number(number);
    else nonFinite(number, number);
  }

  void number(float number) {
    if (Float.isFinite(number)) tokens.number(number);
    else nonFinite(number, number);
  }

  private void fragment(Fragment fragment) {
    byte[] json = hooks.bytes(fragment);
    tokens.raw(json, 0, json.length);
  }

  private void object(Object value) {
    if (!walk.members.write(value)) unknown(value);
  }

  private void unknown(Object value) {
    if (!walk.rules.unknownAsText()) {
      String rule = "no way to write " + value.getClass().getName();
      throw Failure.of(
          rule + " as JSON: implement ToJson, convert it, or choose unknown(TO_STRING)", value);
    }
    tokens.string(toText(value));
  }

  static String toText(Object value) {
    String text = value.toString();
    if (text == null)
      throw Failure.of("toString() of " + value.getClass().getName() + " is null", value);
    return text;
  }

  private static Failure notAllowed(Object value) {
    return Failure.of(value.getClass().getName() + " is not allowed in strict JSON", value);
  }
}
