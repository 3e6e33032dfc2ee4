package org.jotjson.internal.walk;

import java.io.File;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.URL;
import java.nio.ByteBuffer;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.ZoneId;
import java.time.chrono.ChronoLocalDate;
import java.time.chrono.ChronoLocalDateTime;
import java.time.chrono.ChronoZonedDateTime;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAmount;
import java.util.BitSet;
import java.util.Calendar;
import java.util.Currency;
import java.util.Date;
import java.util.Enumeration;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.TimeZone;
import java.util.UUID;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicMarkableReference;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.atomic.AtomicStampedReference;
import java.util.concurrent.atomic.DoubleAccumulator;
import java.util.concurrent.atomic.DoubleAdder;
import java.util.concurrent.atomic.LongAccumulator;
import java.util.concurrent.atomic.LongAdder;
import java.util.regex.Pattern;
import java.util.stream.BaseStream;
import org.jotjson.Fragment;
import org.jotjson.ToJson;
import org.jotjson.internal.bind.Bindings;

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
  TIME,
  LOCALE,
  TIME_ZONE,
  CLASS,
  ADDRESS,
  SOCKET_ADDRESS,
  BYTE_BUFFER,
  BIT_SET,
  ENTRY,
  ENUMERATION,
  MARKED_REFERENCE,
  STAMPED_REFERENCE,
  THROWABLE,
  STACK_FRAME,
  PROMISE,
  PUBLISHER,
  OBJECT,
  UNKNOWN;

  private static final Kind[] VALUES = values();

  /**
   * First match wins, supertypes included. A {@code Path} is an {@code Iterable} of itself, and so
   * is an {@code SQLException}, so they come before.
   */
  private static final Map<Class<?>, Kind> TABLE = new LinkedHashMap<>();

  static {
    put(TO_JSON, ToJson.class);
    put(FRAGMENT, Fragment.class);
    put(STRING, String.class);
    put(BOOLEAN, Boolean.class);
    put(INTEGER, Byte.class, Short.class, Integer.class, Long.class);
    put(INTEGER, AtomicInteger.class, AtomicLong.class, LongAdder.class, LongAccumulator.class);
    put(DOUBLE, Double.class, DoubleAdder.class, DoubleAccumulator.class);
    put(FLOAT, Float.class);
    put(BIG_INTEGER, BigInteger.class);
    put(BIG_DECIMAL, BigDecimal.class);
    put(CHARS, CharSequence.class);
    put(CHAR, Character.class);
    put(CHAR_ARRAY, char[].class);
    put(BYTES, byte[].class);
    put(MAP, Map.class);
    put(PROMISE, Future.class, CompletionStage.class);
    put(PUBLISHER, Flow.Publisher.class);
    put(THROWABLE, Throwable.class);
    put(TEXT, Path.class, UUID.class, URI.class, ZoneId.class, TemporalAmount.class);
    put(ITERABLE, Iterable.class);
    put(ITERATOR, Iterator.class);
    put(STREAM, BaseStream.class);
    put(OBJECTS, Object[].class);
    put(INTS, int[].class);
    put(LONGS, long[].class);
    put(SHORTS, short[].class);
    put(DOUBLES, double[].class);
    put(FLOATS, float[].class);
    put(BOOLEANS, boolean[].class);
    put(ATOMIC_INTS, AtomicIntegerArray.class);
    put(ATOMIC_LONGS, AtomicLongArray.class);
    put(ATOMIC_OBJECTS, AtomicReferenceArray.class);
    put(OPTIONAL, Optional.class);
    put(OPTIONAL_INT, OptionalInt.class);
    put(OPTIONAL_LONG, OptionalLong.class);
    put(OPTIONAL_DOUBLE, OptionalDouble.class);
    put(ATOMIC_BOOLEAN, AtomicBoolean.class);
    put(ATOMIC_REFERENCE, AtomicReference.class);
    put(ENUM, Enum.class);
    put(TIME, ChronoLocalDate.class, ChronoLocalDateTime.class, ChronoZonedDateTime.class);
    put(TIME, Instant.class, LocalTime.class, OffsetDateTime.class, OffsetTime.class);
    put(TIME, Date.class, Calendar.class, FileTime.class);
    put(TEXT, TemporalAccessor.class, URL.class, File.class, Currency.class, Charset.class);
    put(TEXT, Pattern.class);
    put(LOCALE, Locale.class);
    put(TIME_ZONE, TimeZone.class);
    put(CLASS, Class.class);
    put(ADDRESS, InetAddress.class);
    put(SOCKET_ADDRESS, InetSocketAddress.class);
    put(BYTE_BUFFER, ByteBuffer.class);
    put(BIT_SET, BitSet.class);
    put(ENTRY, Map.Entry.class);
    put(ENUMERATION, Enumeration.class);
    put(MARKED_REFERENCE, AtomicMarkableReference.class);
    put(STAMPED_REFERENCE, AtomicStampedReference.class);
    put(STACK_FRAME, StackTraceElement.class);
  }

  private static void put(Kind kind, Class<?>... types) {
    for (Class<?> type : types) TABLE.put(type, kind);
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
            if (entry.getKey().isAssignableFrom(type)) return of(type, entry.getValue()).ordinal();
          }
          return (Bindings.binds(type) ? OBJECT : UNKNOWN).ordinal();
        }
      };

  private static Kind of(Class<?> type, Kind known) {
    return known == ENUM && Bindings.renames(type) ? OBJECT : known;
  }

  static Kind of(Class<?> type) {
    return VALUES[OF.get(type)];
  }

  /** Whether it is an array of primitives that is written by index. */
  boolean isPrimitives() {
    return compareTo(INTS) >= 0 && compareTo(BOOLEANS) <= 0;
  }

  /** Whether JSON itself has it, so that no converter is asked and {@code strict} lets it pass. */
  boolean isNative() {
    return ordinal() <= FRAGMENT.ordinal();
  }
}
