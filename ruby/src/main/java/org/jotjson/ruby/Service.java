package org.jotjson.ruby;

import org.jruby.Ruby;
import org.jruby.RubyClass;
import org.jruby.RubyModule;
import org.jruby.runtime.ThreadContext;
import org.jruby.runtime.load.BasicLibraryService;

/** Defines {@code Jot} and {@code Jot::Generator} in a JRuby runtime; see generator.rb. */
public final class Service implements BasicLibraryService {
  @Override
  public boolean basicLoad(Ruby runtime) {
    ThreadContext context = runtime.getCurrentContext();
    JsonGem gem = new JsonGem(runtime);
    RubyModule jot = runtime.getOrCreateModule("Jot");
    gem.register();
    jot.defineMethods(context, Settings.class);
    RubyModule generator = jot.defineModuleUnder(context, "Generator");
    generator.defineMethods(context, GeneratorMethods.class);
    generator.defineModuleUnder(context, "JsonMethods").defineMethods(context, JsonMethods.class);
    generator.defineModuleUnder(context, "ToJson").defineMethods(context, ToJson.class);
    RubyClass states =
        generator.defineClassUnder(
            context,
            "State",
            runtime.getObject(),
            (ruby, type) -> new State(gem, type, gem.defaults.copy()));
    gem.states = states;
    states.defineMethods(context, State.class, StateMethods.class);
    return true;
  }
}
