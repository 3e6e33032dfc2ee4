package org.jotjson.ruby;

import static org.jotjson.ruby.OptionReader.whiteSpace;
import static org.jruby.api.Convert.asBoolean;
import static org.jruby.api.Convert.asFixnum;

import org.jcodings.specific.UTF8Encoding;
import org.jruby.RubyClass;
import org.jruby.RubyHash;
import org.jruby.RubyObject;
import org.jruby.RubyString;
import org.jruby.anno.JRubyMethod;
import org.jruby.runtime.ThreadContext;
import org.jruby.runtime.Visibility;
import org.jruby.runtime.builtin.IRubyObject;
import org.jruby.util.ByteList;

/** {@code Jot::Generator::State}: options as a Ruby object. What it does in Ruby is in state.rb. */
public final class State extends RubyObject {
  private static final long serialVersionUID = 1L;

  private final transient JsonGem gem;
  private transient Options options;

  State(JsonGem gem, RubyClass type, Options options) {
    super(gem.runtime, type);
    this.gem = gem;
    this.options = options;
  }

  /** What {@code given} stands for: a State, options as a hash, or none. */
  static State from(ThreadContext context, JsonGem gem, IRubyObject given) {
    if (given instanceof State state) return state;
    if (given instanceof RubyHash) return (State) gem.states.callMethod(context, "new", given);
    return new State(gem, gem.states, gem.defaults.copy());
  }

  /** The options as they are now. */
  Options options() {
    return options;
  }

  private Options toChange() {
    checkFrozen();
    return options;
  }

  private Options toRelayout() {
    checkFrozen();
    options.changed();
    return options;
  }

  @JRubyMethod(name = "initialize_copy", visibility = Visibility.PRIVATE)
  public IRubyObject initializeCopy(IRubyObject original) {
    options = ((State) original).options.copy();
    return this;
  }

  @JRubyMethod(name = "_configure", visibility = Visibility.PRIVATE)
  public IRubyObject configure(ThreadContext context, IRubyObject given) {
    gem.reader.read(context, given, toRelayout());
    return this;
  }

  @JRubyMethod
  public IRubyObject generate(ThreadContext context, IRubyObject value) {
    return Generation.generate(context, gem, options, value, null, true);
  }

  @JRubyMethod
  public IRubyObject generate(ThreadContext context, IRubyObject value, IRubyObject io) {
    return Generation.generate(context, gem, options, value, io, true);
  }

  @JRubyMethod(name = "_generate_no_fallback")
  public IRubyObject generateNoFallback(ThreadContext context, IRubyObject value) {
    return Generation.generate(context, gem, options, value, null, false);
  }

  @JRubyMethod(name = "_generate_no_fallback")
  public IRubyObject generateNoFallback(ThreadContext context, IRubyObject value, IRubyObject io) {
    return Generation.generate(context, gem, options, value, io, false);
  }

  private IRubyObject text(ThreadContext context, RubyString string) {
    if (string != null) return string;
    RubyString empty =
        RubyString.newString(context.runtime, new ByteList(0), UTF8Encoding.INSTANCE);
    empty.setFrozen(true);
    return empty;
  }

  @JRubyMethod
  public IRubyObject indent(ThreadContext context) {
    return text(context, options.indent);
  }

  @JRubyMethod(name = "indent=")
  public IRubyObject setIndent(ThreadContext context, IRubyObject value) {
    toRelayout().indent = whiteSpace(context, value);
    return context.nil;
  }

  @JRubyMethod
  public IRubyObject space(ThreadContext context) {
    return text(context, options.space);
  }

  @JRubyMethod(name = "space=")
  public IRubyObject setSpace(ThreadContext context, IRubyObject value) {
    toRelayout().space = whiteSpace(context, value);
    return context.nil;
  }

  @JRubyMethod(name = "space_before")
  public IRubyObject spaceBefore(ThreadContext context) {
    return text(context, options.spaceBefore);
  }

  @JRubyMethod(name = "space_before=")
  public IRubyObject setSpaceBefore(ThreadContext context, IRubyObject value) {
    toRelayout().spaceBefore = whiteSpace(context, value);
    return context.nil;
  }

  @JRubyMethod(name = "object_nl")
  public IRubyObject objectNl(ThreadContext context) {
    return text(context, options.objectNl);
  }

  @JRubyMethod(name = "object_nl=")
  public IRubyObject setObjectNl(ThreadContext context, IRubyObject value) {
    toRelayout().objectNl = whiteSpace(context, value);
    return context.nil;
  }

  @JRubyMethod(name = "array_nl")
  public IRubyObject arrayNl(ThreadContext context) {
    return text(context, options.arrayNl);
  }

  @JRubyMethod(name = "array_nl=")
  public IRubyObject setArrayNl(ThreadContext context, IRubyObject value) {
    toRelayout().arrayNl = whiteSpace(context, value);
    return context.nil;
  }

  @JRubyMethod(name = "as_json")
  public IRubyObject asJson(ThreadContext context) {
    return options.asJson == null ? context.fals : options.asJson;
  }

  @JRubyMethod(name = "as_json=")
  public IRubyObject setAsJson(ThreadContext context, IRubyObject value) {
    toChange().asJson = OptionReader.proc(context, value);
    return context.nil;
  }

  @JRubyMethod(name = "sort_keys")
  public IRubyObject sortKeys(ThreadContext context) {
    return options.sortKeys == null ? context.fals : options.sortKeys;
  }

  @JRubyMethod(name = "sort_keys=")
  public IRubyObject setSortKeys(ThreadContext context, IRubyObject value) {
    toChange().sortKeys = gem.reader.sortKeys(context, value);
    return context.nil;
  }

  @JRubyMethod(name = "max_nesting")
  public IRubyObject maxNesting(ThreadContext context) {
    return asFixnum(context, options.maxNesting);
  }

  @JRubyMethod(name = "max_nesting=")
  public IRubyObject setMaxNesting(ThreadContext context, IRubyObject value) {
    toChange().maxNesting = OptionReader.integer(value);
    return context.nil;
  }

  @JRubyMethod(name = "check_circular?")
  public IRubyObject checksCircular(ThreadContext context) {
    return asBoolean(context, options.maxNesting != 0);
  }

  @JRubyMethod(name = {"script_safe", "script_safe?", "escape_slash", "escape_slash?"})
  public IRubyObject scriptSafe(ThreadContext context) {
    return asBoolean(context, options.scriptSafe);
  }

  @JRubyMethod(name = {"script_safe=", "escape_slash="})
  public IRubyObject setScriptSafe(ThreadContext context, IRubyObject value) {
    toRelayout().scriptSafe = value.isTrue();
    return context.nil;
  }

  @JRubyMethod(name = {"strict", "strict?"})
  public IRubyObject strict(ThreadContext context) {
    return asBoolean(context, options.strict);
  }

  @JRubyMethod(name = "strict=")
  public IRubyObject setStrict(ThreadContext context, IRubyObject value) {
    toChange().strict = value.isTrue();
    return context.nil;
  }

  @JRubyMethod(name = "allow_nan?")
  public IRubyObject allowsNan(ThreadContext context) {
    return asBoolean(context, options.allowNan);
  }

  @JRubyMethod(name = "allow_nan=")
  public IRubyObject setAllowNan(ThreadContext context, IRubyObject value) {
    toChange().allowNan = value.isTrue();
    return context.nil;
  }

  @JRubyMethod(name = "ascii_only?")
  public IRubyObject asciiOnly(ThreadContext context) {
    return asBoolean(context, options.asciiOnly);
  }

  @JRubyMethod(name = "ascii_only=")
  public IRubyObject setAsciiOnly(ThreadContext context, IRubyObject value) {
    toRelayout().asciiOnly = value.isTrue();
    return context.nil;
  }

  @JRubyMethod
  public IRubyObject depth(ThreadContext context) {
    return asFixnum(context, options.depth);
  }

  @JRubyMethod(name = "depth=")
  public IRubyObject setDepth(ThreadContext context, IRubyObject value) {
    toChange().depth = OptionReader.depth(context, value);
    return context.nil;
  }

  @JRubyMethod(name = "buffer_initial_length")
  public IRubyObject bufferInitialLength(ThreadContext context) {
    return asFixnum(context, options.bufferInitialLength);
  }

  @JRubyMethod(name = "buffer_initial_length=")
  public IRubyObject setBufferInitialLength(ThreadContext context, IRubyObject value) {
    OptionReader.bufferInitialLength(context, value, toChange());
    return context.nil;
  }

  @JRubyMethod(name = "allow_duplicate_key?", visibility = Visibility.PRIVATE)
  public IRubyObject allowsDuplicateKey(ThreadContext context) {
    return switch (options.duplicateKeys) {
      case WARN -> context.nil;
      case ALLOW -> context.tru;
      case RAISE -> context.fals;
    };
  }
}
