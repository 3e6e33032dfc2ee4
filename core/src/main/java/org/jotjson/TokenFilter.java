package org.jotjson;

import java.util.ArrayDeque;
import org.jotjson.internal.filter.PathState;

/**
 * The patterns of a {@link Filter} for what is written token by token: where the writer stands, and
 * whether what comes is written. A name waits for its value, which decides about both.
 */
final class TokenFilter {
  /** Of the containers that are open and written. */
  private final ArrayDeque<PathState> open = new ArrayDeque<>();

  private PathState next;
  private String name;

  /** Levels open within a container that is not written. */
  private int skipped;

  /** A filter of a value on the path with this state. */
  TokenFilter(PathState root) {
    this.next = root;
  }

  void name(String name) {
    this.name = name;
    if (skipped == 0) next = open.getFirst().member(name);
  }

  /** The state of the value that comes; null if it is not written. */
  PathState value(boolean element, boolean isContainer) {
    if (skipped > 0) return null;
    if (open.isEmpty()) return next;
    if (element) next = open.getFirst().element();
    return next.isDropped() || next.isPartial() && !isContainer ? null : next;
  }

  /** Whether the value that comes is the whole that the writer writes. */
  boolean isAtRoot() {
    return open.isEmpty() && skipped == 0;
  }

  /** The name of the value that comes, if it is a member's; it is told once. */
  String takeName() {
    String taken = name;
    name = null;
    return taken;
  }

  /** A container is opened. */
  void open(PathState state) {
    open.push(state);
  }

  /** A container is opened that is not written. */
  void skip() {
    skipped++;
  }

  /** A container is closed; returns whether it is written. */
  boolean close() {
    if (skipped > 0) {
      skipped--;
      return false;
    }
    open.pop();
    return true;
  }
}
