package org.jotjson;

import java.util.Comparator;
import java.util.Objects;
import org.jotjson.internal.number.NumberLayout;
import org.jotjson.internal.text.Escapes;
import org.jotjson.internal.text.Malformed;
import org.jotjson.internal.text.TextPolicy;
import org.jotjson.internal.token.Layout;
import org.jotjson.internal.walk.Members;
import org.jotjson.internal.walk.Rules;

/** Collects the options of a {@link Generator}. Not for use by several threads. */
public final class GeneratorBuilder {
  private String indent = "";
  private String space = "";
  private String spaceBefore = "";
  private String objectNl = "";
  private String arrayNl = "";
  private int maxNesting = 100;
  private int depth;
  private int bufferInitialLength;
  private boolean asciiOnly;
  private boolean scriptSafe;
  private InvalidText invalidText = InvalidText.ERROR;
  private FloatLayout floatLayout = FloatLayout.RUBY;
  private NonFinite nonFinite = NonFinite.ERROR;
  private boolean longsAsStrings;
  private boolean canonical;
  private Converter converter;
  private Comparator<? super String> keyOrder;
  private DuplicateKeys duplicateKeys = DuplicateKeys.WARN;
  private boolean omitNulls;
  private boolean strict;
  private Unknown unknown = Unknown.ERROR;

  GeneratorBuilder() {}

  /** What precedes each member and element, once for each level. */
  public GeneratorBuilder indent(String indent) {
    this.indent = whiteSpace("indent", indent);
    return this;
  }

  /** What follows the colon. */
  public GeneratorBuilder space(String space) {
    this.space = whiteSpace("space", space);
    return this;
  }

  /** What precedes the colon. */
  public GeneratorBuilder spaceBefore(String spaceBefore) {
    this.spaceBefore = whiteSpace("spaceBefore", spaceBefore);
    return this;
  }

  /** What precedes each member, and the closing brace of an object that is not empty. */
  public GeneratorBuilder objectNl(String objectNl) {
    this.objectNl = whiteSpace("objectNl", objectNl);
    return this;
  }

  /** What precedes each element, and the closing bracket of an array that is not empty. */
  public GeneratorBuilder arrayNl(String arrayNl) {
    this.arrayNl = whiteSpace("arrayNl", arrayNl);
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
    this.maxNesting = notNegative("maxNesting", levels);
    return this;
  }

  /**
   * Levels that count as open at the start, for indentation and {@link #maxNesting}; 0 by default.
   */
  public GeneratorBuilder depth(int levels) {
    this.depth = notNegative("depth", levels);
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
    this.nonFinite = Objects.requireNonNull(nonFinite);
    return this;
  }

  /** Whether everything beyond ASCII is escaped. */
  public GeneratorBuilder asciiOnly(boolean asciiOnly) {
    this.asciiOnly = asciiOnly;
    return this;
  }

  /** Whether {@code /}, U+2028 and U+2029 are escaped, for JSON inside a script element. */
  public GeneratorBuilder scriptSafe(boolean scriptSafe) {
    this.scriptSafe = scriptSafe;
    return this;
  }

  /** What to do with text that has no UTF-8 form; an error by default. */
  public GeneratorBuilder invalidText(InvalidText invalidText) {
    this.invalidText = Objects.requireNonNull(invalidText);
    return this;
  }

  /** How floats are laid out; {@link FloatLayout#RUBY} by default. */
  public GeneratorBuilder floatLayout(FloatLayout floatLayout) {
    this.floatLayout = Objects.requireNonNull(floatLayout);
    return this;
  }

  /** Whether integers beyond 2^53 are written as strings, for readers that have doubles only. */
  public GeneratorBuilder longsAsStrings(boolean longsAsStrings) {
    this.longsAsStrings = longsAsStrings;
    return this;
  }

  /** What replaces values of the caller's own types. */
  public GeneratorBuilder convert(Converter converter) {
    this.converter = Objects.requireNonNull(converter);
    return this;
  }

  /** Whether members are ordered by the code points of their names. */
  public GeneratorBuilder sortKeys(boolean sortKeys) {
    this.keyOrder = sortKeys ? Members.BY_CODE_POINT : null;
    return this;
  }

  /** The order of members. */
  public GeneratorBuilder sortKeys(Comparator<? super String> order) {
    this.keyOrder = Objects.requireNonNull(order);
    return this;
  }

  /** What to do with two keys of one map that have the same text; a warning by default. */
  public GeneratorBuilder duplicateKeys(DuplicateKeys duplicateKeys) {
    this.duplicateKeys = Objects.requireNonNull(duplicateKeys);
    return this;
  }

  /** Whether members of maps are left out if their value is null. */
  public GeneratorBuilder omitNulls(boolean omitNulls) {
    this.omitNulls = omitNulls;
    return this;
  }

  /**
   * Whether only what JSON itself has is written: strings, numbers, booleans, null, maps, arrays
   * and what is iterated.
   */
  public GeneratorBuilder strict(boolean strict) {
    this.strict = strict;
    return this;
  }

  /**
   * Bytes of room to make before anything is written; buffers grow as needed and are kept, so few
   * callers gain from it.
   */
  public GeneratorBuilder bufferInitialLength(int bytes) {
    this.bufferInitialLength = notNegative("bufferInitialLength", bytes);
    return this;
  }

  /** What to do with objects of unknown types; an error by default. */
  public GeneratorBuilder unknown(Unknown unknown) {
    this.unknown = Objects.requireNonNull(unknown);
    return this;
  }

  /**
   * Canonical JSON, RFC 8785: no white space, members in the order of their UTF-16 code units,
   * numbers as ECMAScript writes them; numbers that are not exactly a double, duplicate keys and
   * lone surrogates are errors. It overrides the options it speaks of.
   */
  public GeneratorBuilder canonical() {
    this.canonical = true;
    return this;
  }

  /** The generator with the options as they are now. */
  public Generator build() {
    if (canonical) makeCanonical();
    Layout.WhiteSpace own = Layout.WhiteSpace.of(indent, space, spaceBefore, objectNl, arrayNl);
    Layout.WhiteSpace pretty = Layout.WhiteSpace.of("  ", " ", "", "\n", "\n");
    boolean unknownAsText = unknown == Unknown.TO_STRING;
    Rules rules = new Rules(converter, keyOrder, duplicateKeys, omitNulls, strict, unknownAsText);
    return new Generator(layout(own), layout(pretty), rules);
  }

  private Layout layout(Layout.WhiteSpace space) {
    TextPolicy text = new TextPolicy(escapes(), Malformed.values()[invalidText.ordinal()]);
    NumberLayout digits = NumberLayout.valueOf(floatLayout.name());
    org.jotjson.internal.token.NonFinite words =
        org.jotjson.internal.token.NonFinite.values()[nonFinite.ordinal()];
    Layout.Numbers numbers = new Layout.Numbers(digits, false, words, longsAsStrings, canonical);
    return new Layout(
        space, text, numbers, new Layout.Limits(maxNesting, depth, bufferInitialLength));
  }

  private Escapes escapes() {
    if (asciiOnly) return scriptSafe ? Escapes.ASCII_SCRIPT_SAFE : Escapes.ASCII;
    return scriptSafe ? Escapes.SCRIPT_SAFE : Escapes.JSON;
  }

  private void makeCanonical() {
    indent("")
        .space("")
        .spaceBefore("")
        .objectNl("")
        .arrayNl("")
        .asciiOnly(false)
        .scriptSafe(false);
    sortKeys(Comparator.naturalOrder())
        .duplicateKeys(DuplicateKeys.ERROR)
        .floatLayout(FloatLayout.ECMASCRIPT);
    invalidText(InvalidText.ERROR).nonFinite(NonFinite.ERROR).longsAsStrings(false);
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
