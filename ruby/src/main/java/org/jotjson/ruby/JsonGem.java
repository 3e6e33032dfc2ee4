package org.jotjson.ruby;

import org.jotjson.internal.output.Recycler;
import org.jruby.Ruby;
import org.jruby.RubyClass;
import org.jruby.RubyModule;
import org.jruby.RubyProc;
import org.jruby.internal.runtime.methods.DynamicMethod;
import org.jruby.runtime.CallSite;
import org.jruby.runtime.ThreadContext;
import org.jruby.runtime.builtin.IRubyObject;
import org.jruby.runtime.callsite.FunctionalCachingCallSite;

/** The parts of one JRuby runtime and of its json gem that the generator has to know. */
final class JsonGem extends CoreTypes {
  final RubyModule json;
  final RubyClass generatorError;
  final RubyClass nestingError;
  final RubyClass fragment;

  final OptionReader reader = new OptionReader(this);
  final KnownOptions prettyOptions = new KnownOptions(this);
  final KnownOptions dumpOptions = new KnownOptions(this);
  private final CallSite dumpDefaults = new FunctionalCachingCallSite("_dump_default_options");

  /** What calls need and leave for the next. */
  final Recycler<WalkCall<RubyWalker>> calls =
      WalkCall.recycler(tokens -> new RubyWalker(this, tokens));

  /** {@code Jot::Generator::State}. */
  RubyClass states;

  /** The {@code to_json} that the gem gives to every object; null until it is known. */
  DynamicMethod defaultToJson;

  /** What {@code sort_keys: true} stands for. */
  RubyProc defaultSortKeys;

  /** What holds without any option. Never changed: {@code Jot.float_digits=} puts another here. */
  volatile Options defaults;

  /**
   * The last one asked for. JRuby loads extensions anew for each runtime, so mostly the only one.
   */
  private static JsonGem last;

  JsonGem(Ruby runtime) {
    super(runtime);
    this.json = runtime.getModule("JSON");
    this.generatorError = (RubyClass) json.getConstant("GeneratorError");
    this.nestingError = (RubyClass) json.getConstant("NestingError");
    this.fragment = (RubyClass) json.getConstant("Fragment");
    this.defaults = new Options(false, false);
  }

  /** The options of {@code JSON.pretty_generate}. */
  IRubyObject prettyDefaults() {
    return json.getConstant("PRETTY_GENERATE_OPTIONS");
  }

  /** The options of {@code JSON.dump}, which may be changed at any time. */
  IRubyObject dumpDefaults(ThreadContext context) {
    return dumpDefaults.call(context, json, json);
  }

  /** Makes this the one of its runtime. */
  void register() {
    runtime.getModule("Jot").setInternalVariable("gem", this);
  }

  /** The one of a runtime. */
  static JsonGem of(ThreadContext context) {
    JsonGem known = last;
    return known != null && known.runtime == context.runtime ? known : registered(context);
  }

  private static JsonGem registered(ThreadContext context) {
    return last = (JsonGem) context.runtime.getModule("Jot").getInternalVariable("gem");
  }
}
