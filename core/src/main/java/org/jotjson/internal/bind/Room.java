package org.jotjson.internal.bind;

import java.util.List;
import org.jotjson.internal.token.CompactTokens;

/** When a writer reserves room, and how much: once for as many members as it can be known for. */
final class Room {
  private Room() {}

  /**
   * How much is reserved before each step, 0 for nothing, and at last before the object is closed.
   * Before the first step there is always room for a bracket.
   */
  static int[] before(List<Step> steps) {
    int[] before = new int[steps.size() + 1];
    int left = 0;
    for (int i = 0; i < steps.size(); i++) {
      Step step = steps.get(i);
      if (left < step.room()) left = before[i] = group(steps, i);
      left = step.leavesRoom() ? left - step.room() : 0;
    }
    before[0] += CompactTokens.BRACKETS;
    if (steps.isEmpty()) before[0] += CompactTokens.BRACKETS;
    else if (left < CompactTokens.BRACKETS) before[steps.size()] = CompactTokens.BRACKETS;
    return before;
  }

  /** The room for a step and those after it, up to one that leaves none. */
  private static int group(List<Step> steps, int from) {
    int sum = 2 * CompactTokens.BRACKETS;
    for (int i = from; i < steps.size(); i++) {
      Step step = steps.get(i);
      if (sum + step.room() > CompactTokens.GROUP) break;
      sum += step.room();
      if (!step.leavesRoom()) break;
    }
    return sum;
  }
}
