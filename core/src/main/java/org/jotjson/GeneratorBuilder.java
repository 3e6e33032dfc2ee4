package org.jotjson;

import java.util.Comparator;
import java.util.Objects;
import java.util.function.Function;
import org.jotjson.annotation.JsonInclude.Include;
import org.jotjson.internal.number.TimeText;
import org.jotjson.internal.walk.Members;
import org.jotjson.internal.walk.Times;

/** Collects the options of a {@link Generator}. Not for use by several threads. */
public final class GeneratorBuilder {
  private final LayoutOptions look = new LayoutOptions();
  private final ValueOptions values = new ValueOptions();
  private Flush flush = Flush.AT_END;

  GeneratorBuilder() {}

  /** What precedes each member and element, once for each level. */
  public GeneratorBuilder indent(String indent) {
    look.indent = whiteSpace("indent", indent);
    return this;
  }

  /** What follows the colon. */
  public GeneratorBuilder space(String space) {
    look.space = whiteSpace("space", space);
    return this;
  }

  /** What precedes the colon. */
  public GeneratorBuilder spaceBefore(String spaceBefore) {
    look.spaceBefore = whiteSpace("spaceBefore", spaceBefore);
    return this;
  }

  /** What precedes each member, and the closing brace of an object that is not empty. */
  public GeneratorBuilder objectNl(String objectNl) {
    look.objectNl = whiteSpace("objectNl", objectNl);
    return this;
  }

  /** What precedes each element, and the closing bracket of an array that is not empty. */
  public GeneratorBuilder arrayNl(String arrayNl) {
    look.arrayNl = whiteSpace("arrayNl", arrayNl);
    return this;
  }

  /** Two spaces a level, one member or element a line, a space behind the colon. */
  public GeneratorBuilder pretty() {
    return indent("  ").space(" ").spaceBefore("").objectNl("\n").arrayNl("\n");
  }

  /**
   * Levels of containers allowed, 100 by default; 0 for no limit but that of a million, where a
   * cycle ends.
   */
  public GeneratorBuilder maxNesting(int levels) {
    look.maxNesting = notNegative("maxNesting", levels);
    return this;
  }

  /**
   * Levels that count as open at the start, for indentation and {@link #maxNesting}; 0 by default.
   */
  public GeneratorBuilder depth(int levels) {
    look.depth = notNegative("depth", levels);
    return this;
  }

  /**
   * Whether NaN and the infinities are written as bare words, which is not JSON. Short for two of
   * {@link #nonFinite}.
   */
  public GeneratorBuilder allowNan(boolean allow) {
    return nonFinite(allow ? NonFinite.WORD : NonFinite.ERROR);
  }

  /** What to do with NaN and the infinities; an error by default. */
  public GeneratorBuilder nonFinite(NonFinite nonFinite) {
    look.nonFinite = Objects.requireNonNull(nonFinite);
    return this;
  }

  /** Whether everything beyond ASCII is escaped. */
  public GeneratorBuilder asciiOnly(boolean asciiOnly) {
    look.asciiOnly = asciiOnly;
    return this;
  }

  /** Whether {@code /}, U+2028 and U+2029 are escaped, for JSON inside a script element. */
  public GeneratorBuilder scriptSafe(boolean scriptSafe) {
    look.scriptSafe = scriptSafe;
    return this;
  }

  /** What to do with text that has no UTF-8 form; an error by default. */
  public GeneratorBuilder invalidText(InvalidText invalidText) {
    look.invalidText = Objects.requireNonNull(invalidText);
    return this;
  }

  /** How floats are laid out; {@link FloatLayout#RUBY} by default. */
  public GeneratorBuilder floatLayout(FloatLayout floatLayout) {
    look.floatLayout = Objects.requireNonNull(floatLayout);
    return this;
  }

  /** Whether integers beyond 2^53 are written as strings, for readers that have doubles only. */
  public GeneratorBuilder longsAsStrings(boolean longsAsStrings) {
    look.longsAsStrings = longsAsStrings;
    return this;
  }

  /**
   * Writes a {@code BigDecimal} without an exponent: {@code 100000} instead of {@code 1E+5}. More
   * digits than these, zeros included, are an error, for {@code 1E+1000000000} would fill the
   * memory.
   */
  public GeneratorBuilder plainDecimals(int maxDigits) {
    if (maxDigits < 1) throw new IllegalArgumentException("maxDigits must be >= 1");
    look.plainDigits = maxDigits;
    return this;
  }

  /**
   * What points in time look like; ISO text by default. Text has as many digits of fraction as it
   * needs, in groups of three; numbers have none.
   */
  public GeneratorBuilder timeFormat(TimeFormat format) {
    values.times = new Times(Objects.requireNonNull(format), TimeText.AS_NEEDED);
    return this;
  }

  /**
   * What points in time look like, with this many digits of fraction, 0 to 9, of local times too;
   * what they do not hold is cut off.
   */
  public GeneratorBuilder timeFormat(TimeFormat format, int fractionDigits) {
    Objects.checkIndex(fractionDigits, 10);
    values.times = new Times(Objects.requireNonNull(format), fractionDigits);
    return this;
  }

  /**
   * Whether exceptions are written, as objects with class, message, stackTrace, cause and
   * suppressed; an error by default, for they tell strangers too much.
   */
  public GeneratorBuilder throwables(boolean throwables) {
    values.throwables = throwables;
    return this;
  }

  /** What replaces values of the caller's own types. */
  public GeneratorBuilder convert(Converter converter) {
    values.converter = Objects.requireNonNull(converter);
    return this;
  }

  /**
   * What replaces values of this type and its subtypes, keys too (but for those that are strings).
   * The most specific type decides; of unrelated ones, that named first. What it returns is
   * converted once more if another of these takes it, and then written; returning the argument
   * leaves the decision to the generator. It comes before {@link #convert(Converter)}.
   */
  @SuppressWarnings("unchecked") // the function is handed nothing but values of the type
  public <T> GeneratorBuilder convert(Class<T> type, Function<? super T, ?> function) {
    Objects.requireNonNull(function);
    values.types.put(Objects.requireNonNull(type), (Function<Object, Object>) function);
    return this;
  }

  /** Whether members are ordered by the code points of their names. */
  public GeneratorBuilder sortKeys(boolean sortKeys) {
    values.keyOrder = sortKeys ? Members.BY_CODE_POINT : null;
    return this;
  }

  /** The order of members. */
  public GeneratorBuilder sortKeys(Comparator<? super String> order) {
    values.keyOrder = Objects.requireNonNull(order);
    return this;
  }

  /** What to do with two keys of one map that have the same text; a warning by default. */
  public GeneratorBuilder duplicateKeys(DuplicateKeys duplicateKeys) {
    values.duplicateKeys = Objects.requireNonNull(duplicateKeys);
    return this;
  }

  /** Whether members are left out if their value is null. Short for two of {@link #include}. */
  public GeneratorBuilder omitNulls(boolean omitNulls) {
    return include(omitNulls ? Include.NON_NULL : Include.ALWAYS);
  }

  /**
   * Which members of maps and objects are written for their value; all by default. Elements of
   * arrays always are, and so is what a {@link JsonWriter} or a hook writes token by token.
   */
  public GeneratorBuilder include(Include include) {
    values.include = Objects.requireNonNull(include);
    return this;
  }

  /** Which parts of a document are written, and which are replaced; all as they are by default. */
  public GeneratorBuilder filter(Filter filter) {
    values.filter = Objects.requireNonNull(filter);
    return this;
  }

  /**
   * Whether only what JSON itself has is written: strings, numbers, booleans, null, maps, arrays
   * and what is iterated.
   */
  public GeneratorBuilder strict(boolean strict) {
    values.strict = strict;
    return this;
  }

  /**
   * Bytes of room to make before anything is written; buffers grow as needed and are kept, so few
   * callers gain from it.
   */
  public GeneratorBuilder bufferInitialLength(int bytes) {
    look.bufferInitialLength = notNegative("bufferInitialLength", bytes);
    return this;
  }

  /**
   * Bytes that the output may have; more are an error. Nothing beyond them is handed out, and no
   * part as a whole; to a stream, a part may have gone before.
   */
  public GeneratorBuilder maxOutput(long bytes) {
    if (bytes < 1) throw new IllegalArgumentException("maxOutput must be >= 1 (got " + bytes + ")");
    look.maxOutput = bytes;
    return this;
  }

  /** When the target is flushed; at the end by default. */
  public GeneratorBuilder flush(Flush flush) {
    this.flush = Objects.requireNonNull(flush);
    return this;
  }

  /** What to do with objects of unknown types; an error by default. */
  public GeneratorBuilder unknown(Unknown unknown) {
    values.unknown = Objects.requireNonNull(unknown);
    return this;
  }

  /** How the names of record components and bean properties are written; as in Java by default. */
  public GeneratorBuilder naming(Naming naming) {
    values.naming = Objects.requireNonNull(naming);
    return this;
  }

  /**
   * Canonical JSON, RFC 8785: no white space, members in the order of their UTF-16 code units,
   * numbers as ECMAScript writes them; numbers that are not exactly a double, duplicate keys and
   * lone surrogates are errors. It overrides the options it speaks of.
   */
  public GeneratorBuilder canonical() {
    look.canonical = true;
    return this;
  }

  /** The generator with the options as they are now. */
  public Generator build() {
    if (look.canonical) {
      look.makeCanonical();
      values.makeCanonical();
    }
    return new Generator(look.own(), look.pretty(), values.rules(), flush);
  }

  private static String whiteSpace(String option, String value) {
    for (int i = 0; i < value.length(); i++) {
      if (" \t\r\n".indexOf(value.charAt(i)) < 0) {
        throw new IllegalArgumentException(option + " is not JSON white space: \"" + value + "\"");
      }
    }
    return value;
  }

  private static int notNegative(String option, int value) {
    if (value < 0) throw new IllegalArgumentException(option + " must be >= 0 (got " + value + ")");
    return value;
  }
}
