package org.jotjson.internal.walk;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.UnaryOperator;
import org.jotjson.Naming;
import org.jotjson.bind.ObjectWriter;
import org.jotjson.internal.bind.Bindings;
import org.jotjson.internal.bind.Odd;
import org.jotjson.internal.filter.PathState;
import org.jotjson.internal.token.Failure;

/**
 * Looks at each value before it is written: is it wanted, is it replaced, converted, left out? A
 * walk that has to do this walks all containers this way, so that all others need not ask.
 */
final class TailoredWalk extends DeepWalk {
  private final Walk walk;

  TailoredWalk(Walk walk) {
    super(walk);
    this.walk = walk;
  }

  @Override
  void member(PathState within, Object key, Object value) {
    String name = Members.text(key, walk);
    PathState state = within == null ? null : within.member(name);
    if (state != null && state.isDropped()) return;
    Object redacted = redacted(value, state);
    Object chosen = replaced(redacted);
    if (!Inclusion.includes(walk.rules.tailoring().include(), chosen) || isUnwanted(chosen, state))
      return;
    walk.tokens.name(name);
    write(chosen, redacted, state);
  }

  @Override
  void element(PathState within, Object value) {
    PathState state = within == null ? null : within.element();
    if (state != null && state.isDropped()) return;
    Object redacted = redacted(value, state);
    Object chosen = replaced(redacted);
    if (isUnwanted(chosen, state)) return;
    walk.tokens.element();
    write(chosen, redacted, state);
  }

  /** Writes a value where the tokens stand. */
  void value(Object value, PathState state) {
    Object redacted = redacted(value, state);
    write(replaced(redacted), redacted, state);
  }

  private Object replaced(Object value) {
    return value == null ? null : walk.values.replaced(value, Kind.of(value.getClass()));
  }

  private void write(Object chosen, Object original, PathState state) {
    walk.state = state;
    if (chosen == null) walk.tokens.nullValue();
    else walk.values.finish(chosen, original, Kind.of(original.getClass()));
  }

  private static Object redacted(Object value, PathState state) {
    UnaryOperator<Object> replacement = state == null ? null : state.replacement();
    if (replacement == null || value == null) return value;
    try {
      return replacement.apply(value);
    } catch (RuntimeException e) {
      throw Failure.of("the redaction of " + value.getClass().getName() + " threw " + e, null, e);
    }
  }

  private static boolean isUnwanted(Object value, PathState state) {
    return state != null && state.isPartial() && !isContainer(value);
  }

  /** Whether there may be something deeper in the value. */
  static boolean isContainer(Object value) {
    if (value == null) return false;
    return switch (Kind.of(value.getClass())) {
      case OPTIONAL -> isContainer(((Optional<?>) value).orElse(null));
      case ATOMIC_REFERENCE -> isContainer(((AtomicReference<?>) value).get());
      case MAP, ENTRY, ITERABLE, ITERATOR, ENUMERATION, STREAM, OBJECTS, TO_JSON -> true;
      case THROWABLE -> true;
      case OBJECT -> isObject(value);
      case INTS, LONGS, SHORTS, DOUBLES, FLOATS, BOOLEANS, BIT_SET -> true;
      case ATOMIC_INTS, ATOMIC_LONGS, ATOMIC_OBJECTS -> true;
      default -> false;
    };
  }

  /** Whether it is written by its members; else there may be something in what it stands for. */
  private static boolean isObject(Object value) {
    ObjectWriter<Object> writer = Bindings.of(value.getClass(), Naming.IDENTITY);
    if (!(writer instanceof Odd odd)) return true;
    return odd != Odd.EMPTY && isContainer(odd.valueOf(value));
  }
}
