package org.jotjson.ruby.oj;

import java.util.Arrays;
import org.jotjson.internal.number.TimeText;
import org.jotjson.ruby.Utf8Strings;
import org.jruby.RubyArray;
import org.jruby.RubyClass;
import org.jruby.RubyFixnum;
import org.jruby.RubyObject;
import org.jruby.RubySymbol;
import org.jruby.RubyTime;
import org.jruby.anno.JRubyMethod;
import org.jruby.runtime.ThreadContext;
import org.jruby.runtime.builtin.IRubyObject;

/** {@code Jot::Oj::Walk}: a walk in progress, for the Ruby code that writes the rarer objects. */
public final class Walk extends RubyObject {
  private static final long serialVersionUID = 1L;

  private final transient OjWalker walker;

  Walk(OjWalker walker, RubyClass type) {
    super(walker.oj.runtime, type);
    this.walker = walker;
  }

  /** The JSON of a value that stands this deep: {@code json(value, depth, hooks, mode)}. */
  @JRubyMethod(required = 2, optional = 2, checkArity = false)
  public IRubyObject json(ThreadContext context, IRubyObject[] given) {
    int depth = walker.tokens.depth();
    Mode mode = walker.mode;
    int mark = walker.tokens.mark();
    try {
      if (given.length > 3) walker.mode(OjOptionReader.mode(context, given[3]));
      walker.tokens.depth((int) ((RubyFixnum) given[1]).getValue());
      if (given.length < 3 || given[2].isTrue()) walker.value(given[0]);
      else walker.unhooked(given[0]);
      return Utf8Strings.of(walker.tokens.cut(mark), getRuntime());
    } finally {
      walker.tokens.cut(mark);
      walker.tokens.depth(depth);
      if (walker.mode != mode) walker.mode(mode);
    }
  }

  /** The JSON of a hash or an array as such, whatever its class. */
  @JRubyMethod(name = "plain_json")
  public IRubyObject plainJson(ThreadContext context, IRubyObject value, IRubyObject level) {
    int depth = walker.tokens.depth();
    int mark = walker.tokens.mark();
    try {
      walker.tokens.depth((int) ((RubyFixnum) level).getValue());
      if (value instanceof RubyArray<?> array) walker.array(array, false);
      else walker.hash((org.jruby.RubyHash) value, false);
      return Utf8Strings.of(walker.tokens.cut(mark), getRuntime());
    } finally {
      walker.tokens.cut(mark);
      walker.tokens.depth(depth);
    }
  }

  /** A string as JSON, quotes and all. */
  @JRubyMethod
  public IRubyObject text(ThreadContext context, IRubyObject string) {
    int mark = walker.tokens.mark();
    if (string instanceof RubySymbol symbol) walker.texts.symbol(symbol);
    else walker.texts.string(string.convertToString());
    return Utf8Strings.of(walker.tokens.cut(mark), getRuntime());
  }

  /** A time as Active Support has it, or nil if that is nothing for Java. */
  @JRubyMethod(name = "rails_time")
  public IRubyObject railsTime(ThreadContext context, IRubyObject value) {
    if (!(value instanceof RubyTime time)) return context.nil;
    byte[] text = new byte[TimeText.MAX_BYTES];
    int end = RailsTimes.write(time, walker.options.secondPrecision, text, 0);
    return end < 0 ? context.nil : Utf8Strings.of(Arrays.copyOf(text, end), getRuntime());
  }

  /** The newline and the columns before something this deep, if the indent is in columns. */
  @JRubyMethod
  public IRubyObject fill(ThreadContext context, IRubyObject level) {
    int columns = walker.options.indent;
    if (columns <= 0) return context.runtime.newString("");
    int depth = (int) ((RubyFixnum) level).getValue();
    return context.runtime.newString("\n" + " ".repeat(columns * depth));
  }

  /** nil if nobody looks for circular references; false for what was seen before; or a number. */
  @JRubyMethod
  public IRubyObject seen(ThreadContext context, IRubyObject value) {
    int number = walker.seen(value);
    if (number == 0) return context.nil;
    return number < 0 ? context.fals : RubyFixnum.newFixnum(context.runtime, number);
  }

  /** The number of what was seen before. */
  @JRubyMethod
  public IRubyObject number(ThreadContext context, IRubyObject value) {
    return RubyFixnum.newFixnum(context.runtime, Math.abs(walker.seen(value)));
  }

  @JRubyMethod(name = "ignores?")
  public IRubyObject ignores(ThreadContext context, IRubyObject value) {
    return OjOptionsHash.bool(context, walker.ignores(value));
  }

  /** What hooks are called with. */
  @JRubyMethod
  public IRubyObject arguments(ThreadContext context) {
    return context.runtime.newArrayNoCopy(walker.arguments.clone());
  }

  @JRubyMethod(name = "arguments=")
  public IRubyObject setArguments(ThreadContext context, IRubyObject given) {
    walker.arguments = ((RubyArray<?>) given).toJavaArray(context);
    return given;
  }

  @JRubyMethod(name = "selected?")
  public IRubyObject selected(ThreadContext context) {
    return OjOptionsHash.bool(context, walker.selected);
  }

  @JRubyMethod(name = "selected=")
  public IRubyObject setSelected(ThreadContext context, IRubyObject value) {
    walker.selected = value.isTrue();
    return value;
  }

  /** The value of an option, as {@code Oj.default_options} would have it. */
  @JRubyMethod(name = "[]")
  public IRubyObject option(ThreadContext context, IRubyObject name) {
    return OjOptionsHash.get(context, walker.options, name.asJavaString());
  }
}
