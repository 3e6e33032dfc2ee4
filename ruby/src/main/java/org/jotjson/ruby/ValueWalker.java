package org.jotjson.ruby;

import org.jotjson.internal.token.Tokens;
import org.jruby.RubyArray;
import org.jruby.RubyBasicObject;
import org.jruby.RubyClass;
import org.jruby.RubyFixnum;
import org.jruby.RubyFloat;
import org.jruby.RubyHash;
import org.jruby.RubyString;
import org.jruby.runtime.builtin.IRubyObject;

/**
 * Writes Ruby values: the one dispatch from type to token, for all doors.
 *
 * <p>What JSON knows is told apart by the identity of its class, so that an object with a subclass
 * or with methods of its own takes the slow way.
 */
public abstract class ValueWalker extends RubyHash.VisitorWithState<Object> {
  public final Tokens tokens;
  public final RubyClass strings;
  protected final RubyClass integers;
  protected final RubyClass hashType;
  protected final RubyClass arrayType;
  private final RubyClass floats;
  protected final IRubyObject nil;
  protected final IRubyObject yes;
  protected final IRubyObject no;

  /** Integers that stand side by side in an array, taken out of it before the first is written. */
  private final long[] run = new long[64];

  protected ValueWalker(CoreTypes types, Tokens tokens) {
    this.tokens = tokens;
    this.strings = types.strings;
    this.integers = types.integers;
    this.hashType = types.hashes;
    this.arrayType = types.arrays;
    this.floats = types.floats;
    this.nil = types.runtime.getNil();
    this.yes = types.runtime.getTrue();
    this.no = types.runtime.getFalse();
  }

  /** Forgets everything about the document. */
  protected abstract void release();

  /** Writes a value where the tokens stand. */
  public final void value(IRubyObject value) {
    RubyClass type = ((RubyBasicObject) value).getMetaClass();
    if (type == strings) string((RubyString) value);
    else if (type == integers) integer(value);
    else if (type == hashType) hash((RubyHash) value);
    else if (value == nil) tokens.nullValue();
    else if (type == floats) number((RubyFloat) value);
    else if (type == arrayType) array((RubyArray<?>) value);
    else if (value == yes) tokens.bool(true);
    else if (value == no) tokens.bool(false);
    else other(value);
  }

  protected abstract void string(RubyString string);

  protected abstract void integer(IRubyObject value);

  protected abstract void number(RubyFloat value);

  protected abstract void hash(RubyHash hash);

  protected abstract void array(RubyArray<?> array);

  /** Writes what is none of these, or has a class or methods of its own. */
  protected abstract void other(IRubyObject value);

  /** Whether a class is that of strings, hashes, arrays or floats. */
  protected final boolean isPlain(RubyClass type) {
    return type == strings || type == hashType || type == arrayType || type == floats;
  }

  /** Writes the elements of an array. */
  protected final void elements(RubyArray<?> array) {
    int i = 0;
    while (i < array.getLength()) {
      if (areIntegersPlain() && array.entry(i) instanceof RubyFixnum) i = integers(array, i);
      else element(array, i++);
    }
  }

  /** Whether integers are numbers, with nothing but a comma between them. */
  protected abstract boolean areIntegersPlain();

  /** Writes integers that stand side by side; returns the index behind them. */
  private int integers(RubyArray<?> array, int index) {
    int count = 0;
    while (count < run.length && array.entry(index + count) instanceof RubyFixnum number) {
      run[count++] = number.getValue();
    }
    tokens.numbers(run, count);
    return index + count;
  }

  /** Writes an element, or nil where another thread took it away. */
  protected final void element(RubyArray<?> array, int index) {
    IRubyObject element = array.entry(index);
    beforeElement();
    value(element == null ? nil : element);
  }

  /** Writes the white space before an element. */
  protected abstract void beforeElement();
}
