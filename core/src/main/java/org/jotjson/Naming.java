package org.jotjson;

import java.util.Locale;
import org.jotjson.bind.MemberName;

/**
 * How the names of Java become the names of members. Names given by an annotation stay as they are.
 *
 * <p>A new word starts at an upper-case letter behind a lower-case one or a digit, and at the last
 * of several upper-case letters if a lower-case one follows: {@code parseHTMLPage} has three words.
 */
public enum Naming {
  /** {@code parseHTMLPage}, as in Java. */
  IDENTITY,
  /** {@code ParseHTMLPage} */
  UPPER_CAMEL_CASE,
  /** {@code parse_html_page} */
  SNAKE_CASE,
  /** {@code PARSE_HTML_PAGE} */
  UPPER_SNAKE_CASE,
  /** {@code parse-html-page} */
  KEBAB_CASE,
  /** {@code parse.html.page} */
  LOWER_DOT_CASE,
  /** {@code parsehtmlpage} */
  LOWER_CASE;

  /** The name of a member for a property or component of Java. */
  public String translate(String name) {
    return switch (this) {
      case IDENTITY -> name;
      case UPPER_CAMEL_CASE -> upper(name.substring(0, Math.min(1, name.length()))) + tail(name);
      case SNAKE_CASE -> lower(separated(name, '_'));
      case UPPER_SNAKE_CASE -> upper(separated(name, '_'));
      case KEBAB_CASE -> lower(separated(name, '-'));
      case LOWER_DOT_CASE -> lower(separated(name, '.'));
      case LOWER_CASE -> lower(name);
    };
  }

  /** As {@link #translate}, ready to be written. */
  public MemberName name(String name) {
    return MemberName.of(translate(name));
  }

  private static String tail(String name) {
    return name.isEmpty() ? "" : name.substring(1);
  }

  private static String lower(String text) {
    return text.toLowerCase(Locale.ROOT);
  }

  private static String upper(String text) {
    return text.toUpperCase(Locale.ROOT);
  }

  private static String separated(String name, char separator) {
    StringBuilder words = new StringBuilder(name.length() + 8);
    for (int i = 0; i < name.length(); i++) {
      if (startsWord(name, i)) words.append(separator);
      words.append(name.charAt(i));
    }
    return words.toString();
  }

  private static boolean startsWord(String name, int i) {
    if (i == 0 || !Character.isUpperCase(name.charAt(i))) return false;
    char before = name.charAt(i - 1);
    if (Character.isLowerCase(before) || Character.isDigit(before)) return true;
    return Character.isUpperCase(before)
        && i + 1 < name.length()
        && Character.isLowerCase(name.charAt(i + 1));
  }
}
