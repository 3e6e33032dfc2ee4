package org.jotjson.ruby;

import org.jruby.Ruby;
import org.jruby.RubyBoolean;
import org.jruby.RubyClass;
import org.jruby.RubyHash;
import org.jruby.RubyModule;
import org.jruby.RubyProc;
import org.jruby.internal.runtime.methods.JavaMethod;
import org.jruby.runtime.Arity;
import org.jruby.runtime.Block;
import org.jruby.runtime.ThreadContext;
import org.jruby.runtime.Visibility;
import org.jruby.runtime.builtin.IRubyObject;
import org.jruby.runtime.load.BasicLibraryService;

/** Defines {@code Jot} and {@code Jot::Generator::State} in a JRuby runtime. */
public final class Service implements BasicLibraryService {
  /** A singleton method in Java. */
  private interface Body {
    IRubyObject call(ThreadContext context, RubyModule self, IRubyObject[] arguments);
  }

  @Override
  public boolean basicLoad(Ruby runtime) {
    ThreadContext context = runtime.getCurrentContext();
    JsonGem gem = new JsonGem(runtime);
    RubyModule jot = runtime.getOrCreateModule("Jot");
    RubyModule generator = jot.defineModuleUnder(context, "Generator");
    RubyClass states =
        generator.defineClassUnder(
            context,
            "State",
            runtime.getObject(),
            (ruby, type) -> new State(gem, type, gem.defaults.copy()));
    gem.states = states;
    states.defineMethods(context, State.class);
    defineSingletons(states, gem);
    defineSettings(jot, gem);
    defineToJson(context, generator, gem);
    return true;
  }

  private static void defineSingletons(RubyClass states, JsonGem gem) {
    defineGenerate(states, gem, "generate", true);
    defineGenerate(states, gem, "_generate_no_fallback", false);
    define(states, "from_state", 1, (context, self, given) -> from(context, self, given[0], gem));
    define(
        states,
        "default_sort_keys_proc=",
        1,
        (context, self, given) -> setDefaultSortKeys(context, given[0], gem));
  }

  /** A value, options and an IO; told apart from the others because it is called so often. */
  private static void defineGenerate(RubyClass states, JsonGem gem, String name, boolean exact) {
    OptionReader reader = new OptionReader(gem);
    RubyClass singleton = states.getSingletonClass();
    singleton.addMethod(
        name,
        new JavaMethod.JavaMethodThree(singleton, Visibility.PUBLIC, name) {
          @Override
          public IRubyObject call(
              ThreadContext context,
              IRubyObject self,
              RubyModule type,
              String called,
              IRubyObject value,
              IRubyObject given,
              IRubyObject io) {
            Options options = reader.read(context, given);
            return Generation.generate(context, gem, options, value, io, exact);
          }
        });
  }

  private static IRubyObject from(
      ThreadContext context, RubyModule self, IRubyObject given, JsonGem gem) {
    if (self.isInstance(given)) return given;
    if (given instanceof RubyHash) return self.callMethod(context, "new", given);
    return new State(gem, gem.states, gem.defaults.copy());
  }

  private static IRubyObject setDefaultSortKeys(
      ThreadContext context, IRubyObject given, JsonGem gem) {
    if (!(given instanceof RubyProc proc)) {
      throw context.runtime.newTypeError("sort_key_proc must be a Proc");
    }
    gem.defaultSortKeys = proc;
    return given;
  }

  private static void defineSettings(RubyModule jot, JsonGem gem) {
    define(
        jot,
        "float_digits",
        0,
        (context, self, given) ->
            context.runtime.newSymbol(gem.defaults.shortestDigits ? "shortest" : "mri"));
    define(
        jot,
        "float_digits=",
        1,
        (context, self, given) -> {
          boolean shortest = OptionReader.shortestDigits(context, given[0]);
          gem.defaults = new Options(shortest, gem.defaults.javaValues);
          return given[0];
        });
    define(
        jot,
        "java_values",
        0,
        (context, self, given) -> RubyBoolean.newBoolean(context, gem.defaults.javaValues));
    define(
        jot,
        "java_values=",
        1,
        (context, self, given) -> {
          gem.defaults = new Options(gem.defaults.shortestDigits, given[0].isTrue());
          return given[0];
        });
  }

  /** {@code to_json} for every object, and which one that is. */
  private static void defineToJson(ThreadContext context, RubyModule generator, JsonGem gem) {
    define(
        generator,
        "default_to_json=",
        1,
        (current, self, given) -> {
          RubyModule module = given[0].isNil() ? null : (RubyModule) given[0];
          gem.defaultToJson = module == null ? null : module.searchMethod("to_json");
          return given[0];
        });
    RubyModule methods = generator.defineModuleUnder(context, "ToJson");
    methods.addMethod(
        "to_json",
        new JavaMethod(methods, Visibility.PUBLIC, "to_json") {
          @Override
          public IRubyObject call(
              ThreadContext current,
              IRubyObject self,
              RubyModule type,
              String called,
              IRubyObject[] given,
              Block block) {
            IRubyObject state = given.length == 0 ? current.nil : given[0];
            Options options = state.isNil() ? gem.defaults : options(current, state, gem);
            return Generation.toJson(current, gem, options, self);
          }
        });
  }

  private static Options options(ThreadContext context, IRubyObject state, JsonGem gem) {
    return ((State) from(context, gem.states, state, gem)).options();
  }

  private static void define(RubyModule module, String name, int arity, Body body) {
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
            Arity.checkArgumentCount(context, given, arity, arity);
            return body.call(context, (RubyModule) self, given);
          }
        });
  }
}
