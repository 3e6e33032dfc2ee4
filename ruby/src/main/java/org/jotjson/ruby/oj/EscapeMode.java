package org.jotjson.ruby.oj;

import java.util.Locale;
import org.jotjson.internal.number.NumberLayout;
import org.jotjson.internal.text.Escapes;
import org.jotjson.internal.text.Malformed;
import org.jotjson.internal.text.TextPolicy;
import org.jotjson.internal.token.Layout;
import org.jotjson.internal.token.NonFinite;

/** Oj's escape modes, each with what the engine has to know. White space is the walker's own. */
enum EscapeMode {
  NEWLINE(Escapes.OJ_NEWLINE, true),
  JSON(Escapes.JSON, true),
  SLASH(Escapes.OJ_SLASH, true),
  XSS_SAFE(Escapes.OJ_XSS_SAFE, false),
  ASCII(Escapes.OJ_ASCII, false),
  UNICODE_XSS(Escapes.OJ_UNICODE_XSS, false),
  /** Rails mode with {@code escape_html_entities_in_json}. */
  RAILS_XSS(Escapes.OJ_RAILS_XSS, false),
  /** Rails mode without it. */
  RAILS(Escapes.JSON, false),
  /** The json gem's {@code script_safe}. */
  SCRIPT_SAFE(Escapes.SCRIPT_SAFE, false),
  /** The same with {@code ascii_only}. */
  ASCII_SCRIPT_SAFE(Escapes.ASCII_SCRIPT_SAFE, false);

  final Layout layout;

  /** Whether Oj passes broken UTF-8 on. */
  final boolean passesBroken;

  EscapeMode(Escapes escapes, boolean passesBroken) {
    this.layout =
        new Layout(
            Layout.WhiteSpace.of("", "", "", "", ""),
            new TextPolicy(escapes, Malformed.REFUSE),
            new Layout.Numbers(NumberLayout.RUBY_TO_S, false, NonFinite.WORD, false, false),
            new Layout.Limits(0, 0, 0));
    this.passesBroken = passesBroken;
  }

  /** The escape mode that the option names, or null. */
  static EscapeMode of(String name) {
    for (EscapeMode mode : values()) if (mode.option().equals(name)) return mode;
    return null;
  }

  /** The name that {@code default_options} shows. */
  String option() {
    return ordinal() >= RAILS_XSS.ordinal() ? "" : name().toLowerCase(Locale.ROOT);
  }
}
