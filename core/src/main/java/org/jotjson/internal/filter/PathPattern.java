package org.jotjson.internal.filter;

import java.util.ArrayList;
import java.util.List;

/**
 * A pattern of paths as steps:
 *
 * <pre>
 *   pattern  = [ "$" ] step *step       name     = 1*( any but . [ ] * " )
 *   step     = [ "." ] ( name / "*" )   quoted   = DQUOTE *( any / "\" DQUOTE / "\\" ) DQUOTE
 *            / "[" ( "*" / quoted ) "]"
 *            / [ "." ] "**"             (any number of steps; another step must follow)
 * </pre>
 */
public final class PathPattern {
  /** A member of this name, any member, any element, or any number of any of them. */
  record Step(Kind kind, String name) {
    enum Kind {
      NAME,
      MEMBER,
      ELEMENT,
      DEEP
    }

    boolean takesMember(String member) {
      return kind == Kind.MEMBER || kind == Kind.NAME && name.equals(member);
    }
  }

  private static final Step MEMBER = new Step(Step.Kind.MEMBER, null);
  private static final Step ELEMENT = new Step(Step.Kind.ELEMENT, null);
  private static final Step DEEP = new Step(Step.Kind.DEEP, null);

  private final String pattern;
  private final List<Step> steps = new ArrayList<>();
  private int at;

  private PathPattern(String pattern) {
    this.pattern = pattern;
  }

  /**
   * The steps of a pattern.
   *
   * @throws IllegalArgumentException if it is none
   */
  static List<Step> parse(String pattern) {
    PathPattern parser = new PathPattern(pattern);
    if (parser.takes("$") && pattern.length() == 1) throw parser.error("a step");
    do parser.step();
    while (parser.at < pattern.length());
    List<Step> steps = parser.steps;
    if (steps.get(steps.size() - 1) == DEEP) throw parser.error("a step after **");
    return steps;
  }

  /** Makes sure that it is a pattern. */
  public static void check(String pattern) {
    parse(pattern);
  }

  private void step() {
    if (takes("[*]")) steps.add(ELEMENT);
    else if (takes("[\"")) steps.add(new Step(Step.Kind.NAME, quoted()));
    else if (!takes(".") && at > 0) throw error("\".\" or \"[\"");
    else if (takes("**")) steps.add(DEEP);
    else if (takes("*")) steps.add(MEMBER);
    else steps.add(new Step(Step.Kind.NAME, name()));
  }

  private String name() {
    int start = at;
    while (at < pattern.length() && ".[]*\"".indexOf(pattern.charAt(at)) < 0) at++;
    if (at == start) throw error("a name");
    return pattern.substring(start, at);
  }

  private String quoted() {
    StringBuilder name = new StringBuilder();
    while (!takes("\"]")) {
      if (at < pattern.length() && pattern.charAt(at) == '\\') at++;
      if (at >= pattern.length()) throw error("\"]");
      name.append(pattern.charAt(at++));
    }
    return name.toString();
  }

  private boolean takes(String token) {
    if (!pattern.startsWith(token, at)) return false;
    at += token.length();
    return true;
  }

  private IllegalArgumentException error(String wanted) {
    return new IllegalArgumentException(
        wanted + " is missing at index " + at + " of the pattern " + pattern);
  }
}
