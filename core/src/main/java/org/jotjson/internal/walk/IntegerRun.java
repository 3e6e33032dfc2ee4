package org.jotjson.internal.walk;

import java.util.ArrayList;

/**
 * Integers that are neighbours in a list, taken out of it before the first is written: 7.6 ns for
 * one of seven digits instead of 10.7.
 */
final class IntegerRun {
  final long[] values = new long[32];

  /** Takes the elements from this one on, as long as they are integers; says how many they are. */
  int take(ArrayList<?> list, int from, int to) {
    int limit = Math.min(to - from, values.length);
    int n = 0;
    for (; n < limit; n++) {
      Object value = Members.element(list, from + n);
      if (value == null || value.getClass() != Integer.class) break;
      values[n] = (Integer) value;
    }
    return n;
  }
}
