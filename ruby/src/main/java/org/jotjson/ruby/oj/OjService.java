package org.jotjson.ruby.oj;

import org.jruby.Ruby;
import org.jruby.RubyClass;
import org.jruby.RubyFixnum;
import org.jruby.RubyHash;
import org.jruby.RubyModule;
import org.jruby.internal.runtime.methods.JavaMethod;
import org.jruby.runtime.Arity;
import org.jruby.runtime.Block;
import org.jruby.runtime.ObjectAllocator;
import org.jruby.runtime.ThreadContext;
import org.jruby.runtime.Visibility;
import org.jruby.runtime.builtin.IRubyObject;
import org.jruby.runtime.load.BasicLibraryService;

/** Defines what {@code Oj} has in Java, in a JRuby runtime. */
public final class OjService implements BasicLibraryService {
  private OjRuntime oj;

  /** A singleton method in Java. */
  private interface Body {
    IRubyObject call(ThreadContext context, IRubyObject[] given);
  }

  @Override
  public boolean basicLoad(Ruby runtime) {
    ThreadContext context = runtime.getCurrentContext();
    RubyModule module = (RubyModule) runtime.getOrCreateModule("Jot").getConstant("Oj");
    oj = new OjRuntime(runtime, module.defineModuleUnder(context, "Kinds"));
    RubyClass walks =
        module.defineClassUnder(
            context, "Walk", runtime.getObject(), ObjectAllocator.NOT_ALLOCATABLE_ALLOCATOR);
    walks.defineMethods(context, Walk.class);
    oj.walks = walks;
    oj.register(module);
    RubyModule engine = module.defineModuleUnder(context, "Engine");
    runtime.getOrCreateModule("Oj").getSingletonClass().defineMethods(context, OjMethods.class);
    define(engine, "dump_at", 5, 5, this::dumpAt);
    define(engine, "defaults", 0, 0, (ruby, given) -> OjOptionsHash.hash(ruby, oj.defaults));
    define(engine, "defaults=", 1, 1, this::setDefaults);
    defineOptions(context, engine);
    defineSettings(engine);
    return true;
  }

  /** {@code dump_at(value, options, arguments, hooks, depth)}: part of a document, or nil depth. */
  private IRubyObject dumpAt(ThreadContext context, IRubyObject[] given) {
    OjOptions options = ((OptionsObject) given[1]).options;
    IRubyObject[] arguments = ((org.jruby.RubyArray<?>) given[2]).toJavaArray(context);
    if (given[4].isNil()) return OjGeneration.document(context, oj, options, given[0], arguments);
    int depth = (int) ((RubyFixnum) given[4]).getValue();
    boolean hooks = given[3].isTrue();
    return OjGeneration.dump(context, oj, options, given[0], arguments, hooks, depth);
  }

  private IRubyObject setDefaults(ThreadContext context, IRubyObject[] given) {
    if (!(given[0] instanceof RubyHash)) {
      throw OjOptionReader.wrongType(context, given[0], "Hash");
    }
    OjOptions options = oj.defaults.copy();
    oj.reader.read(context, given[0], options);
    oj.defaults = options;
    return context.nil;
  }

  /** {@code Jot::Oj::Options}: options that stay, for writers and for mimicking others. */
  private void defineOptions(ThreadContext context, RubyModule engine) {
    RubyClass type =
        engine.defineClassUnder(
            context,
            "Options",
            context.runtime.getObject(),
            (ruby, made) -> new OptionsObject(ruby, made, oj.defaults.copy()));
    type.defineMethods(context, OptionsObject.class);
    define(
        engine,
        "defaults_from",
        1,
        1,
        (ruby, given) -> {
          oj.defaults = ((OptionsObject) given[0]).options.copy();
          return ruby.nil;
        });
  }

  private void defineSettings(RubyModule engine) {
    define(engine, "set", 2, 2, this::set);
  }

  private IRubyObject set(ThreadContext context, IRubyObject[] given) {
    boolean on = given[1].isTrue();
    switch (given[0].asJavaString()) {
      case "strict_compat" -> oj.strictCompat = on;
      case "added" -> oj.added = on;
      case "plain_hashes" -> oj.plainHashes = on;
      case "plain_arrays" -> oj.plainArrays = on;
      case "rails_hashes" -> oj.railsHashes = on;
      case "rails_arrays" -> oj.railsArrays = on;
      case "rails_floats" -> oj.railsFloats = on;
      case "escapes_html" -> oj.escapesHtml = on;
      case "millisecond_times" -> millisecondTimes();
      case "generator_error" -> oj.generatorError = (RubyClass) given[1];
      default -> throw OjOptionReader.wrong(context, "no setting " + given[0]);
    }
    return given[1];
  }

  /** Times have milliseconds unless they are none: what mimicking JSON begins with. */
  private void millisecondTimes() {
    OjOptions options = oj.defaults.copy();
    options.secondPrecision = 3;
    options.secondPrecisionSet = false;
    oj.defaults = options;
  }

  private static void define(RubyModule module, String name, int least, int most, Body body) {
    RubyClass singleton = module.getSingletonClass();
    singleton.addMethod(
        name,
        new JavaMethod(singleton, Visibility.PUBLIC, name) {
          @Override
          public IRubyObject call(
              ThreadContext context,
              IRubyObject self,
              RubyModule type,
              String called,
              IRubyObject[] given,
              Block block) {
            Arity.checkArgumentCount(context, given, least, most);
            return body.call(context, given);
          }
        });
  }
}
