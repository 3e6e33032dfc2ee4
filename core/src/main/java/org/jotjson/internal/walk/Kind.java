package org.jotjson.internal.walk;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.nio.file.Path;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAmount;
import java.util.Date;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.atomic.DoubleAccumulator;
import java.util.concurrent.atomic.DoubleAdder;
import java.util.concurrent.atomic.LongAccumulator;
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.BaseStream;
import org.jotjson.Fragment;
import org.jotjson.ToJson;

/** What a class is to JSON: the type table. */
enum Kind {
  STRING,
  CHARS,
  INTEGER,
  DOUBLE,
  FLOAT,
  BIG_INTEGER,
  BIG_DECIMAL,
  BOOLEAN,
  MAP,
  ITERABLE,
  ITERATOR,
  STREAM,
  OBJECTS,
  INTS,
  LONGS,
  SHORTS,
  DOUBLES,
  FLOATS,
  BOOLEANS,
  ATOMIC_INTS,
  ATOMIC_LONGS,
  ATOMIC_OBJECTS,
  FRAGMENT,
  TO_JSON,
  CHAR,
  CHAR_ARRAY,
  BYTES,
  OPTIONAL,
  OPTIONAL_INT,
  OPTIONAL_LONG,
  OPTIONAL_DOUBLE,
  ATOMIC_BOOLEAN,
  ATOMIC_REFERENCE,
  ENUM,
  TEXT,
  ZONED_TIME,
  DATE,
  UNKNOWN;

  private static final Kind[] VALUES = values();

  /**
   * First match wins, supertypes included. A {@code Path} is an {@code Iterable} of itself, so it
   * comes before.
   */
  private static final Map<Class<?>, Kind> TABLE = new LinkedHashMap<>();

  static {
    TABLE.put(ToJson.class, TO_JSON);
    TABLE.put(Fragment.class, FRAGMENT);
    TABLE.put(String.class, STRING);
    TABLE.put(Boolean.class, BOOLEAN);
    for (Class<?> type :
        new Class<?>[] {
          Byte.class,
          Short.class,
          Integer.class,
          Long.class,
          AtomicInteger.class,
          AtomicLong.class,
          LongAdder.class,
          LongAccumulator.class
        }) TABLE.put(type, INTEGER);
    for (Class<?> type : new Class<?>[] {Double.class, DoubleAdder.class, DoubleAccumulator.class})
      TABLE.put(type, DOUBLE);
    TABLE.put(Float.class, FLOAT);
    TABLE.put(BigInteger.class, BIG_INTEGER);
    TABLE.put(BigDecimal.class, BIG_DECIMAL);
    TABLE.put(CharSequence.class, CHARS);
    TABLE.put(Character.class, CHAR);
    TABLE.put(char[].class, CHAR_ARRAY);
    TABLE.put(byte[].class, BYTES);
    TABLE.put(Map.class, MAP);
    for (Class<?> type :
        new Class<?>[] {Path.class, UUID.class, URI.class, ZoneId.class, TemporalAmount.class})
      TABLE.put(type, TEXT);
    TABLE.put(Iterable.class, ITERABLE);
    TABLE.put(Iterator.class, ITERATOR);
    TABLE.put(BaseStream.class, STREAM);
    TABLE.put(Object[].class, OBJECTS);
    TABLE.put(int[].class, INTS);
    TABLE.put(long[].class, LONGS);
    TABLE.put(short[].class, SHORTS);
    TABLE.put(double[].class, DOUBLES);
    TABLE.put(float[].class, FLOATS);
    TABLE.put(boolean[].class, BOOLEANS);
    TABLE.put(AtomicIntegerArray.class, ATOMIC_INTS);
    TABLE.put(AtomicLongArray.class, ATOMIC_LONGS);
    TABLE.put(AtomicReferenceArray.class, ATOMIC_OBJECTS);
    TABLE.put(Optional.class, OPTIONAL);
    TABLE.put(OptionalInt.class, OPTIONAL_INT);
    TABLE.put(OptionalLong.class, OPTIONAL_LONG);
    TABLE.put(OptionalDouble.class, OPTIONAL_DOUBLE);
    TABLE.put(AtomicBoolean.class, ATOMIC_BOOLEAN);
    TABLE.put(AtomicReference.class, ATOMIC_REFERENCE);
    TABLE.put(Enum.class, ENUM);
    TABLE.put(ZonedDateTime.class, ZONED_TIME);
    TABLE.put(TemporalAccessor.class, TEXT);
    TABLE.put(Date.class, DATE);
  }

  /**
   * Found once per class. The ordinal stands for the kind, for what hangs on a class of the JDK
   * must be of the JDK, lest it keep this class loader alive.
   */
  private static final ClassValue<Integer> OF =
      new ClassValue<>() {
        @Override
        protected Integer computeValue(Class<?> type) {
          for (Map.Entry<Class<?>, Kind> entry : TABLE.entrySet()) {
            if (entry.getKey().isAssignableFrom(type)) return entry.getValue().ordinal();
          }
          return UNKNOWN.ordinal();
        }
      };

  static Kind of(Class<?> type) {
    return VALUES[OF.get(type)];
  }

  /** Whether JSON itself has it, so that no converter is asked and {@code strict} lets it pass. */
  boolean isNative() {
    return ordinal() <= FRAGMENT.ordinal();
  }
}
