package org.jotjson.ruby.oj;

import org.jotjson.internal.output.Recycler;
import org.jotjson.ruby.CoreTypes;
import org.jotjson.ruby.WalkCall;
import org.jruby.Ruby;
import org.jruby.RubyClass;
import org.jruby.RubyModule;
import org.jruby.RubySymbol;
import org.jruby.runtime.ThreadContext;

/** What Oj knows for one JRuby runtime: classes, default options, and settings for all calls. */
final class OjRuntime extends CoreTypes {
  /** {@code Jot::Oj::Kinds}: Ruby code for what is rarer. */
  final RubyModule kinds;

  /** {@code Jot::Oj::Walk}. */
  RubyClass walks;

  /** What holds without any option. Never changed: another one takes its place. */
  volatile OjOptions defaults = new OjOptions();

  /** {@code :mode}, which most calls have for their only option. */
  final RubySymbol modeName;

  final OjOptionReader reader = new OjOptionReader();

  /** What calls need and leave for the next. */
  final Recycler<WalkCall<OjWalker>> calls =
      WalkCall.recycler(tokens -> new OjWalker(this, tokens));

  /**
   * The last one asked for. JRuby loads extensions anew for each runtime, so mostly the only one.
   */
  private static OjRuntime last;

  private volatile Modes modes;

  /** What broken text raises. */
  RubyClass generatorError;

  /** Whether broken text gets out where Oj lets it. */
  boolean strictCompat;

  /** Whether subclasses of Hash and Array are written as such, whatever their to_json. */
  boolean plainHashes;

  boolean plainArrays;

  /** Whether {@code add_to_json} was ever called. */
  boolean added;

  /** What {@code Oj::Rails.optimize} turns on. */
  boolean railsHashes;

  boolean railsArrays;
  boolean railsFloats;

  /** Active Support's {@code escape_html_entities_in_json}. */
  boolean escapesHtml = true;

  OjRuntime(Ruby runtime, RubyModule kinds) {
    super(runtime);
    this.kinds = kinds;
    this.generatorError = runtime.getEncodingError();
    this.modeName = runtime.newSymbol("mode");
  }

  /** Makes this the one of its runtime. */
  void register(RubyModule module) {
    module.setInternalVariable("runtime", this);
  }

  /** The one of a runtime. */
  static OjRuntime of(ThreadContext context) {
    OjRuntime known = last;
    return known != null && known.runtime == context.runtime ? known : registered(context);
  }

  private static OjRuntime registered(ThreadContext context) {
    RubyModule module = (RubyModule) context.runtime.getModule("Jot").getConstant("Oj");
    return last = (OjRuntime) module.getInternalVariable("runtime");
  }

  /** The default options with each of the modes. */
  private static final class Modes {
    final OjOptions defaults;
    final OjOptions[] all = new OjOptions[Mode.values().length];

    Modes(OjOptions defaults) {
      this.defaults = defaults;
      for (Mode mode : Mode.values()) {
        OjOptions options = dumping(defaults);
        options.mode = mode;
        options.settle();
        options.shared = true;
        all[mode.ordinal()] = options;
      }
    }
  }

  /** The options of a dump with no other option than its mode; not to be changed. */
  OjOptions withMode(Mode mode) {
    OjOptions now = defaults;
    Modes known = modes;
    if (known == null || known.defaults != now) modes = known = new Modes(now);
    return known.all[mode.ordinal()];
  }

  /** A copy of the default options for a dump, to be changed. */
  OjOptions dumping() {
    return dumping(defaults);
  }

  private static OjOptions dumping(OjOptions defaults) {
    OjOptions options = defaults.copy();
    if (options.mode == Mode.COMPAT) options.nan = OjOptions.Nan.WORD;
    return options;
  }
}
