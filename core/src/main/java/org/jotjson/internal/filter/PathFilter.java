package org.jotjson.internal.filter;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;
import org.jotjson.internal.filter.PathPattern.Step;

/**
 * Patterns side by side. A position is a place between two steps of one of them; a state is a set
 * of positions, made when it is first reached and kept (the lazy subset construction: R. Cox,
 * "Regular Expression Matching Can Be Simple And Fast", 2007). There are few of them, for
 * transitions are told apart only by names that the patterns mention.
 */
public final class PathFilter {
  /** What becomes of a value whose path a pattern matches. */
  enum Verdict {
    INCLUDE,
    EXCLUDE,
    REDACT
  }

  /** A place in a pattern: the step that comes next, or null at the end. */
  private record Position(Step next, Verdict verdict, UnaryOperator<Object> replacement) {}

  private record Key(BitSet positions, boolean included) {}

  private final List<Position> positions = new ArrayList<>();
  private final BitSet start = new BitSet();
  private final Map<Key, PathState> states = new ConcurrentHashMap<>();
  private boolean includes;

  /** Writes only what lies on the way to such a value, or within. */
  public void include(String pattern) {
    includes = true;
    add(pattern, Verdict.INCLUDE, null);
  }

  /** Leaves out such a value. */
  public void exclude(String pattern) {
    add(pattern, Verdict.EXCLUDE, null);
  }

  /** Replaces such a value. */
  public void redact(String pattern, UnaryOperator<Object> replacement) {
    add(pattern, Verdict.REDACT, replacement);
  }

  private void add(String pattern, Verdict verdict, UnaryOperator<Object> replacement) {
    int first = positions.size();
    for (Step step : PathPattern.parse(pattern))
      positions.add(new Position(step, verdict, replacement));
    positions.add(new Position(null, verdict, replacement));
    reach(first, start);
  }

  /** The state of the whole document; null if there is no pattern. */
  public PathState root() {
    return positions.isEmpty() ? null : state(start, false);
  }

  /** Adds a position, and those that are reached from it without a step. */
  private void reach(int position, BitSet set) {
    set.set(position);
    Step next = positions.get(position).next();
    if (next != null && next.kind() == Step.Kind.DEEP) reach(position + 1, set);
  }

  /** Where a step leads to: to the member of this name, or to an element if the name is null. */
  PathState step(BitSet from, boolean included, String member) {
    BitSet to = new BitSet();
    from.stream()
        .forEach(
            at -> {
              Step step = positions.get(at).next();
              if (step == null) return;
              if (step.kind() == Step.Kind.DEEP) reach(at, to);
              else if (member == null ? step.kind() == Step.Kind.ELEMENT : step.takesMember(member))
                reach(at + 1, to);
            });
    return state(to, included);
  }

  private PathState state(BitSet set, boolean within) {
    boolean included = within || matched(set, Verdict.INCLUDE) != null;
    return states.computeIfAbsent(
        new Key(set, included), key -> new PathState(this, set, included));
  }

  private Position matched(BitSet set, Verdict verdict) {
    return set.stream()
        .mapToObj(positions::get)
        .filter(position -> position.next() == null && position.verdict() == verdict)
        .reduce((first, last) -> last)
        .orElse(null);
  }

  boolean isDropped(BitSet set, boolean included) {
    if (matched(set, Verdict.EXCLUDE) != null) return true;
    return includes && !included && !leadsOn(set);
  }

  /** Whether an included value may lie further on, but this one is not included itself. */
  boolean isPartial(boolean included) {
    return includes && !included;
  }

  private boolean leadsOn(BitSet set) {
    return set.stream().anyMatch(at -> positions.get(at).verdict() == Verdict.INCLUDE);
  }

  UnaryOperator<Object> replacement(BitSet set) {
    Position matched = matched(set, Verdict.REDACT);
    return matched == null ? null : matched.replacement();
  }

  /** The names that make a difference in this state. */
  Set<String> names(BitSet set) {
    return set.stream()
        .mapToObj(positions::get)
        .filter(position -> position.next() != null && position.next().name() != null)
        .map(position -> position.next().name())
        .collect(java.util.stream.Collectors.toUnmodifiableSet());
  }
}
