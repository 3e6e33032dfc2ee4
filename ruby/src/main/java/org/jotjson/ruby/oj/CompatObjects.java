package org.jotjson.ruby.oj;

import org.jotjson.ruby.Utf8Strings;
import org.jruby.RubyBasicObject;
import org.jruby.RubyException;
import org.jruby.RubyIO;
import org.jruby.RubyMatchData;
import org.jruby.RubyModule;
import org.jruby.RubyRange;
import org.jruby.RubyString;
import org.jruby.RubyStruct;
import org.jruby.internal.runtime.AbstractIRMethod;
import org.jruby.internal.runtime.methods.DynamicMethod;
import org.jruby.runtime.builtin.IRubyObject;

/**
 * Writes the objects that compat mode meets most, without Ruby code: classes, and those whose
 * {@code to_json} is the one that the json gem gives to every object, which writes their {@code
 * to_s}.
 */
final class CompatObjects {
  private final OjWalker walker;

  /** A method that is known to be the json gem's. */
  private DynamicMethod ofEveryObject;

  CompatObjects(OjWalker walker) {
    this.walker = walker;
  }

  /** Writes an object if it is one of them, and says whether it was. */
  boolean write(IRubyObject value, boolean hooks) {
    if (value instanceof RubyModule module) return named(module);
    if (!hooks || !isSimple() || isSpecial(value)) return false;
    if (walker.oj.added || !hasToJsonOfEveryObject(value)) return false;
    IRubyObject text = value.callMethod(walker.context, "to_s");
    if (!(text instanceof RubyString string) || !Utf8Strings.isValid(string)) return false;
    walker.texts.string(string);
    return true;
  }

  private boolean named(RubyModule module) {
    if (module.getBaseName() == null) return false;
    walker.texts.string(walker.oj.runtime.newString(module.getName()));
    return true;
  }

  /** Whether no option has a say: neither Oj's, nor one that the json gem would see. */
  private boolean isSimple() {
    return walker.escapes == EscapeMode.JSON
        && walker.arguments.length <= 1
        && walker.options == walker.oj.withMode(Mode.COMPAT)
        && !walker.options.is(Flag.USE_RAW_JSON);
  }

  private static boolean isSpecial(IRubyObject value) {
    return value instanceof RubyStruct
        || value instanceof RubyRange
        || value instanceof RubyException
        || value instanceof RubyIO
        || value instanceof RubyMatchData;
  }

  private boolean hasToJsonOfEveryObject(IRubyObject value) {
    DynamicMethod method = ((RubyBasicObject) value).getMetaClass().searchMethod("to_json");
    if (method == ofEveryObject) return true;
    if (method.isUndefined() || method instanceof AbstractIRMethod) return false;
    String owner = method.getImplementationClass().getOrigin().getName();
    boolean known =
        owner.equals("JSON::Ext::Generator::GeneratorMethods::Object")
            || owner.equals("JSON::GeneratorMethods");
    if (known) ofEveryObject = method;
    return known;
  }
}
