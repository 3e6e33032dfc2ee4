package org.jotjson.internal.token;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;

/**
 * Why a value cannot be written, on its way out of the walk: each container it passes adds its key
 * or index in front of the path. At the door it becomes a public exception.
 */
public final class Failure extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Segments kept at either end of a path; what lies between is only counted. */
  private static final int KEPT = 24;

  private final transient Object value;
  private final boolean nesting;
  private final transient List<String> inner = new ArrayList<>();
  private final transient ArrayDeque<String> outer = new ArrayDeque<>();
  private int skipped;

  private Failure(String rule, Object value, boolean nesting, Throwable cause) {
    super(rule, cause);
    this.value = value;
    this.nesting = nesting;
  }

  /** The value breaks a rule. */
  public static Failure of(String rule, Object value) {
    return new Failure(rule, value, false, null);
  }

  /** The value breaks a rule, or a hook of the user's threw. */
  public static Failure of(String rule, Object value, Throwable cause) {
    return new Failure(rule, value, false, cause);
  }

  /** The containers are nested too deep. */
  public static Failure nesting(String rule, Object value, Throwable cause) {
    return new Failure(rule, value, true, cause);
  }

  /** The offending object. */
  public Object value() {
    return value;
  }

  /** Whether it is about depth. */
  public boolean isNesting() {
    return nesting;
  }

  /** Adds the member's key in front of the path. */
  public Failure inMember(Object key) {
    return in(segment(name(key)));
  }

  /** A key that has no text of its own must not hide why it is refused. */
  private static String name(Object key) {
    try {
      return String.valueOf(key);
    } catch (RuntimeException | StackOverflowError e) {
      return key.getClass().getName();
    }
  }

  /** Adds the element's index in front of the path. */
  public Failure inElement(long index) {
    return in("[" + index + "]");
  }

  /** Adds ready-made path text, without the leading {@code $}. */
  public Failure in(String segment) {
    if (segment.isEmpty()) return this;
    if (inner.size() < KEPT) {
      inner.add(segment);
    } else {
      outer.addFirst(segment);
      if (outer.size() > KEPT) {
        outer.removeLast();
        skipped++;
      }
    }
    return this;
  }

  /** Where: {@code $.items[3].price}. Very deep paths have their middle left out. */
  public String path() {
    StringBuilder path = new StringBuilder("$");
    outer.forEach(path::append);
    if (skipped > 0) path.append("…(").append(skipped).append(" more)…");
    for (int i = inner.size() - 1; i >= 0; i--) path.append(inner.get(i));
    return path.toString();
  }

  /** One step of a path: {@code .name}, or {@code ["odd name"]}. */
  public static String segment(String name) {
    boolean plain =
        !name.isEmpty() && name.length() <= 64 && Character.isJavaIdentifierStart(name.charAt(0));
    for (int i = 0; plain && i < name.length(); i++)
      plain = Character.isJavaIdentifierPart(name.charAt(i));
    if (plain) return "." + name;
    return "[" + quote(name) + "]";
  }

  /** A name as it may stand in a message: in quotes, and cut if it is long. */
  public static String quote(String name) {
    String shown = name.length() <= 64 ? name : name.substring(0, 61) + "...";
    return "\"" + shown.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
  }
}
