package org.jotjson.ruby;

import org.jruby.Ruby;
import org.jruby.RubyClass;

/** The classes of a JRuby runtime that JSON knows, by whose identity walkers tell values apart. */
public abstract class CoreTypes {
  public final Ruby runtime;
  public final RubyClass strings;
  public final RubyClass integers;
  public final RubyClass floats;
  public final RubyClass hashes;
  public final RubyClass arrays;

  protected CoreTypes(Ruby runtime) {
    this.runtime = runtime;
    this.strings = runtime.getString();
    this.integers = runtime.getInteger();
    this.floats = runtime.getFloat();
    this.hashes = runtime.getHash();
    this.arrays = runtime.getArray();
  }
}
