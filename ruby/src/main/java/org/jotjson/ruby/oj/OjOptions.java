package org.jotjson.ruby.oj;

import java.util.List;
import org.jruby.runtime.builtin.IRubyObject;

/** Oj's options. */
final class OjOptions implements Cloneable {
  /** Levels that are never too many: what {@code max_nesting: false} stands for. */
  static final int MAX_DEPTH = 1000;

  /** What stands for NaN and the infinities. */
  enum Nan {
    AUTO,
    NULL,
    HUGE,
    WORD,
    RAISE
  }

  /** How times look. */
  enum Times {
    UNIX,
    UNIX_ZONE,
    XMLSCHEMA,
    RUBY
  }

  private static final int NOT_NO =
      bits(Flag.CLASS_CACHE, Flag.EMPTY_STRING, Flag.ALLOW_GC, Flag.QUIRKS_MODE)
          | bits(Flag.ALLOW_NAN, Flag.CACHE_KEYS);

  /** A bit for each flag that is true, and for each that is false. */
  private int yes = NOT_NO;

  private int no = ~NOT_NO & ~bits(Flag.BIGDECIMAL_AS_DECIMAL);

  /** Whether these are nothing but the defaults and a mode, and do not change. */
  boolean shared;

  int indent;
  EscapeMode escapeMode = EscapeMode.JSON;
  Mode mode = Mode.OBJECT;
  Times timeFormat = Times.UNIX;
  String bigdecimalLoad = "auto";
  boolean compatBigdecimal;
  boolean secondPrecisionSet;
  int cacheStr;
  long integerMin;
  long integerMax;
  long maxIntegerDigits;
  String createId = "json_class";
  int secondPrecision = 9;
  int floatPrecision = 16;
  String floatFormat = "%0.15g";

  /** Classes for loading, or nil. */
  IRubyObject hashClass;

  IRubyObject arrayClass;

  /** Patterns and the classes of the strings that match them, or nil. */
  IRubyObject matchString;

  /** White space as it was given; empty is none. */
  String indentString = "";

  String spaceBefore = "";
  String space = "";
  String objectNl = "";
  String arrayNl = "";

  Nan nan = Nan.AUTO;
  boolean omitNil;
  boolean omitNullByte;
  int maxNesting = MAX_DEPTH;

  /** Keys to write, or null for all; keys not to write, or null for none. */
  List<String> only;

  List<String> except;

  /** Classes whose instances are left out, or null. */
  List<IRubyObject> ignore;

  /** Whether the white space is the five strings, and not {@link #indent}. */
  boolean strings;

  /** The white space in this mode. */
  Space spaceOf(Mode mode) {
    if (!strings && indent <= 0) return Space.NONE;
    return Space.of(this, mode);
  }

  private static int bits(Flag... flags) {
    int bits = 0;
    for (Flag flag : flags) bits |= 1 << flag.ordinal();
    return bits;
  }

  boolean is(Flag flag) {
    return (yes & 1 << flag.ordinal()) != 0;
  }

  boolean isNot(Flag flag) {
    return (no & 1 << flag.ordinal()) != 0;
  }

  /** Sets a flag; null is neither true nor false. */
  void set(Flag flag, Boolean value) {
    int bit = 1 << flag.ordinal();
    yes = Boolean.TRUE.equals(value) ? yes | bit : yes & ~bit;
    no = Boolean.FALSE.equals(value) ? no | bit : no & ~bit;
  }

  /** To be called when strings of white space have changed. */
  void spaceChanged() {
    boolean separated = !spaceBefore.isEmpty() || !space.isEmpty();
    boolean broken = !objectNl.isEmpty() || !arrayNl.isEmpty();
    strings = separated || broken || !indentString.isEmpty();
  }

  /** To be called before a dump: compat mode knows two escape modes only. */
  void settle() {
    if (mode == Mode.COMPAT && escapeMode != EscapeMode.ASCII) escapeMode = EscapeMode.JSON;
  }

  OjOptions copy() {
    try {
      OjOptions copy = (OjOptions) clone();
      copy.shared = false;
      return copy;
    } catch (CloneNotSupportedException e) {
      throw new AssertionError(e);
    }
  }
}
