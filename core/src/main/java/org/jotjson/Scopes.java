package org.jotjson;

import java.util.Arrays;
import java.util.Comparator;
import org.jotjson.internal.token.Failure;

/**
 * The grammar of calls on a {@link JsonWriter}: what may come next, and where the writer stands.
 */
final class Scopes {
  private static final byte ONE_VALUE = 0;
  private static final byte DONE = 1;
  private static final byte ARRAY = 2;
  private static final byte NAME = 3;
  private static final byte VALUE = 4;

  /** Whether the writer takes calls; if not, why not. */
  private enum State {
    READY(""),
    LOCKED("the writer is busy with a value that it was given"),
    SPOILT("an earlier error has spoilt the document"),
    CLOSED("the writer is closed");

    final String refusal;

    State(String refusal) {
      this.refusal = refusal;
    }
  }

  private static final String[] EXPECTED = {
    "one value",
    "nothing more",
    "a value or endArray()",
    "name(…) or endObject()",
    "the value of the member"
  };

  /** Levels without a larger array: a hook's value has seldom more, and each hook has scopes. */
  private static final int FEW = 4;

  /** For writers whose time is over. */
  static final Scopes OVER = new Scopes(null);

  static {
    OVER.end();
  }

  private Comparator<? super String> keyOrder;
  private byte[] expects = new byte[FEW];
  private Object[] names = new Object[FEW];
  private int[] counts = new int[FEW];
  private int top;
  private State state = State.READY;
  private boolean whole;

  /**
   * Scopes of a document, or of a value within one.
   *
   * @param keyOrder the order that names must have, or null
   */
  Scopes(Comparator<? super String> keyOrder) {
    this.keyOrder = keyOrder;
  }

  /** Starts over, for another document or value. */
  void restart(Comparator<? super String> keyOrder) {
    this.keyOrder = keyOrder;
    expects[0] = ONE_VALUE;
    names[0] = null;
    counts[0] = 0;
    top = 0;
    state = State.READY;
    whole = false;
  }

  /** Whether it takes little memory, and may be kept for another value. */
  boolean isSmall() {
    return expects.length == FEW;
  }

  /** Notes that a value comes; returns whether it is an element of an array. */
  boolean beforeValue() {
    checkUsable();
    switch (expects[top]) {
      case ARRAY:
        counts[top]++;
        return true;
      case VALUE:
        expects[top] = NAME;
        return false;
      case ONE_VALUE:
        expects[top] = DONE;
        return false;
      default:
        throw misuse("a value");
    }
  }

  void name(String name) {
    checkUsable();
    if (expects[top] != NAME) throw misuse("name(" + Failure.quote(name) + ")");
    if (keyOrder != null) checkOrder((String) names[top], name);
    names[top] = name;
    expects[top] = VALUE;
  }

  private void checkOrder(String before, String name) {
    if (before != null && keyOrder.compare(before, name) >= 0) {
      state = State.SPOILT;
      String rule = "name " + Failure.quote(name) + " comes after " + Failure.quote(before);
      throw Generator.toPublic(
          Failure.of(rule + ", against the order of keys", name).in(path().substring(1)));
    }
  }

  void openArray() {
    push(ARRAY);
  }

  void openObject() {
    push(NAME);
  }

  void closeArray() {
    pop(ARRAY, "endArray()");
  }

  void closeObject() {
    pop(NAME, "endObject()");
  }

  private void push(byte expected) {
    if (++top == expects.length) {
      expects = Arrays.copyOf(expects, top * 2);
      names = Arrays.copyOf(names, top * 2);
      counts = Arrays.copyOf(counts, top * 2);
    }
    expects[top] = expected;
    names[top] = null;
    counts[top] = 0;
  }

  private void pop(byte expected, String call) {
    checkUsable();
    if (expects[top] != expected) throw misuse(call);
    top--;
  }

  /** A token is being written: a hook that is called meanwhile has a writer of its own. */
  void lock() {
    state = State.LOCKED;
  }

  /** The token is written. */
  void unlock() {
    state = State.READY;
  }

  /** An error has left the token incomplete. */
  void spoilIfLocked() {
    if (state == State.LOCKED) state = State.SPOILT;
  }

  /** Marks the end; false if it was marked before. */
  boolean close() {
    if (state == State.CLOSED) return false;
    if (state == State.LOCKED) throw new IllegalStateException(state.refusal);
    end();
    return true;
  }

  /** Marks the end, whatever was before. */
  void end() {
    whole = top == 0 && expects[0] == DONE && state == State.READY;
    state = State.CLOSED;
  }

  /** Whether there was one value, without errors, when it was closed. */
  boolean isWhole() {
    return whole;
  }

  /** Why it is not whole, in words that follow the name of a hook. */
  String whatIsMissing() {
    if (top > 0) return "left a container open";
    return expects[0] == DONE ? "went on after an error" : "wrote no value";
  }

  void checkUsable() {
    if (state != State.READY) throw new IllegalStateException(state.refusal);
  }

  private IllegalStateException misuse(String call) {
    state = State.SPOILT;
    return new IllegalStateException(
        call + " where " + EXPECTED[expects[top]] + " is expected, at " + path());
  }

  /** Where the writer stands: {@code $.items[3]}. */
  String path() {
    StringBuilder path = new StringBuilder("$");
    for (int i = 0; i <= top; i++) {
      if (expects[i] == ARRAY && counts[i] > 0) path.append('[').append(counts[i] - 1).append(']');
      else if (names[i] != null) path.append(Failure.segment((String) names[i]));
    }
    return path.toString();
  }
}
