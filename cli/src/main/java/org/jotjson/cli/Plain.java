package org.jotjson.cli;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.core.JacksonException;

/** Says in plain words what Jackson found wrong: what was expected, and what is there. */
final class Plain {
  private static final int SHOWN = 40;

  /** What is there, in quotes, and behind it the character's code or what was expected. */
  private static final Pattern FOUND =
      Pattern.compile(
          "(?:character \\(|token |marker |escape )('.+?')(?: \\(code .*|: .*)", Pattern.DOTALL);

  private static final Pattern CONTROL_CHARACTER =
      Pattern.compile(".*CTRL-CHAR, code (\\d+).*", Pattern.DOTALL);

  /**
   * Part of Jackson's message; in our words, where {@code %s} is what is there. The first that fits
   * is taken.
   */
  private static final String[][] WORDS = {
    {"close marker for Object", "the text ends inside an object: expected '}'"},
    {"close marker for Array", "the text ends inside an array: expected ']'"},
    {"end-of-input within/between Array", "the text ends inside an array: expected a value"},
    {"end-of-input within/between Object", "the text ends inside an object: expected a member"},
    {"end-of-input in VALUE_STRING", "the text ends inside a string: expected '\"'"},
    {"end-of-input in property name", "the text ends inside a name: expected '\"'"},
    {"end-of-input", "the text ends inside a value"},
    {"surrogate", "lone surrogate in a name"},
    {"comment?", "expected a value, not a comment"},
    {"start property name", "expected a name in double quotes, not %s"},
    {"expecting a colon", "expected ':' behind the name, not %s"},
    {"separate Object entries", "expected ',' or '}', not %s"},
    {"separate Array entries", "expected ',' or ']', not %s"},
    {"expected ']'", "expected ']', not %s"},
    {"expected '}'", "expected '}', not %s"},
    {"Non-standard token", "expected a value, not %s: --allow-nan reads it"},
    {"plus sign", "expected a number without '+'"},
    {"minus sign", "expected a digit behind '-', not %s"},
    {"Leading zeroes", "expected a number without leading zeros"},
    {"Decimal point not followed", "expected a digit behind the decimal point, not %s"},
    {"Exponent indicator", "expected a digit in the exponent, not %s"},
    {"more than one decimal point", "expected the end of the number, not %s"},
    {"hexadecimal", "expected a decimal number, not a hexadecimal one"},
    {"hex-digit", "expected four hexadecimal digits behind \\u, not %s"},
    {"character escape", "expected one of \" \\ / b f n r t u behind the backslash, not %s"},
    {
      "unquoted character",
      "expected no control character in a string, but there is U+%04X: escape it"
    },
    {"Illegal character", "expected a value, not the control character U+%04X"},
    {"", "expected a value, not %s"},
  };

  private Plain() {}

  static BadInput words(JacksonException e) {
    String message = e.getOriginalMessage();
    Place place = Place.of(e.getLocation());
    Matcher found = FOUND.matcher(message);
    String there = found.find() ? found.group(1) : "this";
    if (message.startsWith("Non-standard token")) place = place.back(there.length() - 2);
    if (message.contains("plus sign")) place = place.back(1);
    Matcher control = CONTROL_CHARACTER.matcher(message);
    Object argument = control.matches() ? Integer.valueOf(control.group(1)) : shown(there);
    return new BadInput(plain(message).formatted(argument), place);
  }

  private static String plain(String message) {
    for (String[] words : WORDS) {
      if (message.contains(words[0])) return words[1];
    }
    throw new AssertionError("the last words fit every message");
  }

  /** A part of the input, in quotes and short enough for a message. */
  static String quoted(String text) {
    return '"' + shown(text) + '"';
  }

  /** A part of the input, short enough for a message. */
  static String shown(String text) {
    return text.length() <= SHOWN ? text : text.substring(0, SHOWN) + "…";
  }
}
