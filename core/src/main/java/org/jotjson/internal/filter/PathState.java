package org.jotjson.internal.filter;

import java.util.BitSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;

/** What the patterns say of a value, and of those in it. Immutable but for what it remembers. */
public final class PathState {
  private final PathFilter filter;
  private final BitSet positions;
  private final boolean included;
  private final boolean dropped;
  private final UnaryOperator<Object> replacement;
  private final Set<String> names;

  private final Map<String, PathState> named = new ConcurrentHashMap<>();
  private volatile PathState other;
  private volatile PathState element;

  PathState(PathFilter filter, BitSet positions, boolean included) {
    this.filter = filter;
    this.positions = positions;
    this.included = included;
    this.dropped = filter.isDropped(positions, included);
    this.replacement = filter.replacement(positions);
    this.names = filter.names(positions);
  }

  /** Whether nothing of the value is written. */
  public boolean isDropped() {
    return dropped;
  }

  /** Whether only what lies deeper in the value may be written: it must be a container. */
  public boolean isPartial() {
    return filter.isPartial(included);
  }

  /** What replaces the value; null if nothing does. */
  public UnaryOperator<Object> replacement() {
    return replacement;
  }

  /** The state of a member of the value. */
  public PathState member(String name) {
    if (names.contains(name)) {
      PathState known = named.get(name);
      if (known == null) named.put(name, known = filter.step(positions, included, name));
      return known;
    }
    PathState known = other;
    if (known == null) other = known = filter.step(positions, included, unmentioned());
    return known;
  }

  /** A name that no pattern asks for here. */
  private String unmentioned() {
    String name = "";
    while (names.contains(name)) name += "_";
    return name;
  }

  /** The state of an element of the value. */
  public PathState element() {
    PathState known = element;
    if (known == null) element = known = filter.step(positions, included, null);
    return known;
  }
}
