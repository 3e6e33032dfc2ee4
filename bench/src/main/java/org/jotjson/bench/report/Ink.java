package org.jotjson.bench.report;

import java.awt.Color;

/**
 * A colour that the style sheet chooses, for light and for dark. Charts are drawn with stand-ins,
 * which {@link Svg} replaces.
 */
enum Ink {
  TEXT("ink"),
  MUTED("muted"),
  GRID("grid"),
  JOT("jot"),
  SCANNERS("scanners"),
  JAVA("java"),
  RUBY("ruby"),
  LINE_1("line-1"),
  LINE_2("line-2"),
  LINE_3("line-3"),
  LINE_4("line-4");

  private final String variable;

  Ink(String variable) {
    this.variable = variable;
  }

  /** What it is drawn with. */
  Color standIn() {
    return new Color(1, 2, 10 + ordinal());
  }

  /** How the drawing has it. */
  String drawn() {
    return "rgb(1,2," + (10 + ordinal()) + ")";
  }

  String css() {
    return "var(--" + variable + ")";
  }

  /** Of Jot in Java and in Ruby, of its scanners, of other libraries in Java and in Ruby. */
  static Ink of(String contender) {
    if (contender.matches("jot-(scalar|swar|vector)")) {
      return SCANNERS;
    }
    if (contender.contains("jot")) {
      return JOT;
    }
    return contender.contains("ruby") ? RUBY : JAVA;
  }
}
