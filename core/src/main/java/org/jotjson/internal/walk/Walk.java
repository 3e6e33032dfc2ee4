package org.jotjson.internal.walk;

import java.util.AbstractMap.SimpleImmutableEntry;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.ConcurrentModificationException;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.stream.BaseStream;
import org.jotjson.internal.bind.MemberTokens;
import org.jotjson.internal.filter.PathState;
import org.jotjson.internal.token.Failure;
import org.jotjson.internal.token.Tokens;

/**
 * Writes any Java value: the one dispatch from type to token.
 *
 * <p>The commonest classes are told apart by identity, which needs no type profile and tells C2 the
 * exact class; {@link Kind} knows the others. Containers are walked by recursion down to {@link
 * #RECURSION} levels, where everything can be compiled into one piece, and by {@link DeepWalk} on
 * the heap below that.
 */
public final class Walk implements BiConsumer<Object, Object> {
  /**
   * Levels walked on the thread's stack: what max_nesting allows by default. Takes about 30 KB of
   * stack.
   */
  static final int RECURSION = 100;

  final Tokens tokens;
  final Values values;
  final MemberTokens members;
  Rules rules;

  /** What the patterns say of the value that is written next; null if there are none. */
  PathState state;

  /** The last kind that no converter is asked about. */
  int lastUnasked;

  /** Levels walked on the thread's stack: {@link #RECURSION}, or none if tailored. */
  private int recursion;

  private DeepWalk deep;

  private final IntegerRun integers = new IntegerRun();

  /**
   * Whether the map being walked has a key that is no {@code String}, so that two keys may have the
   * same text.
   */
  private boolean oddKeys;

  public Walk(Tokens tokens, Hooks hooks) {
    this.tokens = tokens;
    this.values = new Values(this, hooks);
    this.members = new MemberTokens(this);
  }

  /** Starts a document. */
  public void start(Rules rules) {
    Tailoring tailoring = rules.tailoring();
    this.rules = rules;
    this.state = tailoring.paths();
    this.lastUnasked = rules.lastUnasked();
    this.recursion = tailoring.isForEachValue() ? 0 : RECURSION;
    this.deep = null;
    this.oddKeys = false;
    members.start(rules.naming(), rules.omitNulls(), lastUnasked >= Kind.OBJECT.ordinal());
    if (tailoring.types() != null) members.boxAll();
  }

  void release() {
    this.rules = null;
    this.state = null;
    this.deep = null;
  }

  public Tokens tokens() {
    return tokens;
  }

  /** The order that names must have, or null. */
  public Comparator<? super String> keyOrder() {
    return rules.keyOrder();
  }

  /**
   * Writes a value where the tokens stand.
   *
   * @throws Failure if it cannot be written; the output is then incomplete
   */
  public void value(Object value) {
    if (value == null) {
      tokens.nullValue();
      return;
    }
    Class<?> type = value.getClass();
    if (type == String.class) tokens.string((String) value);
    else if (type == Integer.class) tokens.number((long) (Integer) value);
    else if (type == LinkedHashMap.class || type == HashMap.class) map((Map<?, ?>) value);
    else if (type == ArrayList.class) list((ArrayList<?>) value);
    else if (type == Double.class) number((Double) value);
    else if (type == Long.class) tokens.number((long) (Long) value);
    else if (type == Boolean.class) tokens.bool((Boolean) value);
    else values.write(value, Kind.of(type));
  }

  private void number(Double value) {
    double number = value;
    if (Double.isFinite(number)) tokens.number(number);
    else values.nonFinite(value, number);
  }

  /** Writes a number; the converter is asked if it is not finite. */
  public void number(double value) {
    values.number(value);
  }

  /** Writes a number; the converter is asked if it is not finite. */
  public void number(float value) {
    values.number(value);
  }

  void map(Map<?, ?> map) {
    if (tokens.depth() >= recursion) {
      deep().enterObject(map);
      return;
    }
    tokens.openObject();
    boolean outerKeys = oddKeys;
    oddKeys = false;
    try {
      if (rules.keyOrder() == null) map.forEach(this);
      else Members.sorted(map, this).forEach(this::accept);
    } catch (ConcurrentModificationException e) {
      throw Members.changed(map, e);
    }
    if (Members.mayRepeat(map, oddKeys, this)) Members.checkDuplicates(map, this);
    oddKeys = outerKeys;
    tokens.closeObject();
  }

  private void accept(Map.Entry<?, ?> member) {
    accept(member.getKey(), member.getValue());
  }

  /** Writes a member of the map being walked. */
  @Override
  public void accept(Object key, Object value) {
    try {
      member(key, value);
    } catch (Failure failure) {
      throw failure.inMember(key);
    }
  }

  void member(Object key, Object value) {
    if (value == null && rules.omitNulls()) return;
    if (key instanceof String) {
      tokens.name((String) key);
    } else {
      oddKeys = true;
      tokens.name(Members.text(key, this));
    }
    value(value);
  }

  private void list(ArrayList<?> list) {
    if (tokens.depth() >= recursion) {
      deep().enterArray(list.iterator(), null);
      return;
    }
    tokens.openArray();
    int i = 0;
    int size = list.size();
    try {
      while (i < size) {
        Object value = Members.element(list, i);
        if (value != null && value.getClass() == Integer.class && tokens.isCompact()) {
          int count = integers.take(list, i, size);
          tokens.numbers(integers.values, count);
          i += count;
        } else {
          tokens.element();
          value(value);
          i++;
        }
      }
      if (list.size() != size) throw Members.changed(list, null);
    } catch (Failure failure) {
      throw failure.inElement(i);
    }
    tokens.closeArray();
  }

  /** Writes an array of these; then closes the stream they come from, if there is one. */
  void elements(Iterator<?> elements, BaseStream<?, ?> stream) {
    if (tokens.depth() >= recursion) {
      deep().enterArray(elements, stream);
      return;
    }
    int i = -1;
    try (stream) {
      tokens.openArray();
      for (i = 0; elements.hasNext(); i++) {
        tokens.element();
        value(elements.next());
      }
    } catch (Failure failure) {
      throw i < 0 ? failure : failure.inElement(i);
    } catch (ConcurrentModificationException e) {
      throw Members.changed(elements, e).inElement(i);
    }
    tokens.closeArray();
  }

  /** Whether objects of this class are written by their members. */
  public static boolean isObject(Class<?> type) {
    return Kind.of(type) == Kind.OBJECT;
  }

  /** The elements of what is written as an array of them; null if the value is not. */
  public static Iterator<?> elements(Object value) {
    if (value instanceof Object[] array) return Arrays.asList(array).iterator();
    return Kind.of(value.getClass()) == Kind.ITERABLE ? ((Iterable<?>) value).iterator() : null;
  }

  /** Whether containers go to the heap from here on. */
  public boolean isDeep() {
    return tokens.depth() >= recursion;
  }

  /** Writes an object of these members, where containers go to the heap. */
  public void deepObject(List<Map.Entry<String, Object>> members) {
    deep().enterObject(members.iterator());
  }

  /** A member of a map, with the key as text. */
  public Map.Entry<String, Object> entry(Object key, Object value) {
    return new SimpleImmutableEntry<>(Members.text(key, this), value);
  }

  private DeepWalk deep() {
    if (deep == null) deep = isTailored() ? new TailoredWalk(this) : new DeepWalk(this);
    return deep;
  }

  /** Whether each value must be looked at by a {@link TailoredWalk}. */
  public boolean isTailored() {
    return recursion == 0;
  }

  /** Writes a whole document. */
  public void document(Object value) {
    state = rules.tailoring().paths();
    any(value);
  }

  /** The value that is written next is on the path with this state. */
  public void state(PathState state) {
    this.state = state;
  }

  /** Whether there may be something deeper in the value. */
  public static boolean isContainer(Object value) {
    return TailoredWalk.isContainer(value);
  }

  /** What the patterns say of the value that is written next; null if there are none. */
  public PathState state() {
    return state;
  }

  /** Writes a value that comes from outside, or out of a holder: nobody has looked at it yet. */
  public void any(Object value) {
    if (isTailored()) ((TailoredWalk) deep()).value(value, state);
    else value(value);
  }

  /** Runs a hook, in which containers are written at once and not put aside for later. */
  void hooked(Runnable hook) {
    DeepWalk outer = deep;
    boolean outerKeys = oddKeys;
    PathState outerState = state;
    deep = null;
    hook.run();
    deep = outer;
    state = outerState;
    oddKeys = outerKeys;
  }
}
