package org.jotjson.ruby.oj;

import org.jruby.Ruby;
import org.jruby.RubyClass;
import org.jruby.RubyObject;
import org.jruby.anno.JRubyMethod;
import org.jruby.runtime.ThreadContext;
import org.jruby.runtime.builtin.IRubyObject;

/** {@code Jot::Oj::Engine::Options}: a copy of the default options, to be changed and used. */
public final class OptionsObject extends RubyObject {
  private static final long serialVersionUID = 1L;

  final transient OjOptions options;

  OptionsObject(Ruby runtime, RubyClass type, OjOptions options) {
    super(runtime, type);
    this.options = options;
  }

  /** Changes them to what a hash says. */
  @JRubyMethod
  public IRubyObject read(ThreadContext context, IRubyObject given) {
    new OjOptionReader().read(context, given, options);
    return this;
  }

  /** Escapes what could end a script element, whatever the escape mode: the slash too. */
  @JRubyMethod(name = "script_safe")
  public IRubyObject scriptSafe(ThreadContext context) {
    boolean ascii = options.escapeMode == EscapeMode.ASCII;
    options.escapeMode = ascii ? EscapeMode.ASCII_SCRIPT_SAFE : EscapeMode.SCRIPT_SAFE;
    return this;
  }

  @JRubyMethod(name = "[]")
  public IRubyObject get(ThreadContext context, IRubyObject name) {
    return OjOptionsHash.get(context, options, name.asJavaString());
  }
}
