package org.jotjson.internal.bind;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.Map;
import org.jotjson.annotation.JsonInclude.Include;
import org.jotjson.internal.token.CompactTokens;
import org.jotjson.internal.token.EncodedName;
import org.jotjson.internal.token.Failure;
import org.jotjson.internal.walk.Walk;

/**
 * From members to tokens for a {@link HiddenWriter}: each method takes where the output ends, and
 * returns where it ends then, see {@link CompactTokens}. What has no short way goes by {@link
 * MemberTokens}, or as a map's members go.
 *
 * <p>The caller has reserved what {@link Step} says. What is not of a length known beforehand may
 * leave no room behind, and its method says so.
 */
abstract class DirectTokens extends ObjectTokens {
  DirectTokens(Walk walk) {
    super(walk);
  }

  final int reserve(int need, int at) {
    return compact.reserve(need, at);
  }

  final int member(Slot slot, boolean value, int at) {
    return compact.member(slot.encoded(), value, at);
  }

  final int member(Slot slot, int value, int at) {
    return compact.member(slot.encoded(), value, at);
  }

  final int member(Slot slot, long value, int at) {
    return compact.member(slot.encoded(), value, at);
  }

  final int member(Slot slot, float value, int at) {
    return Float.isFinite(value)
        ? compact.member(slot.encoded(), value, at)
        : compact.reserve(CompactTokens.GROUP, member(slot, (Object) value, at));
  }

  final int member(Slot slot, double value, int at) {
    return Double.isFinite(value)
        ? compact.member(slot.encoded(), value, at)
        : compact.reserve(CompactTokens.GROUP, member(slot, (Object) value, at));
  }

  final int member(Slot slot, Boolean value, int at) {
    return value == null ? absent(slot, at) : member(slot, (boolean) value, at);
  }

  final int member(Slot slot, Integer value, int at) {
    return value == null ? absent(slot, at) : member(slot, (int) value, at);
  }

  final int member(Slot slot, Long value, int at) {
    return value == null ? absent(slot, at) : member(slot, (long) value, at);
  }

  final int member(Slot slot, Double value, int at) {
    return value == null ? absent(slot, at) : member(slot, (double) value, at);
  }

  final int member(Slot slot, String value, int at) {
    return value == null ? absent(slot, at) : text(slot, value, at);
  }

  private int text(Slot slot, String value, int at) {
    try {
      return compact.member(slot.encoded(), value, at);
    } catch (Failure failure) {
      throw failure.inMember(slot.name().text());
    }
  }

  private int absent(Slot slot, int at) {
    return slot.isOptional() | omitNulls ? at : compact.nullMember(slot.encoded(), at);
  }

  /** A member that is a constant of an enum, written as its name. */
  final int constant(Slot slot, Object value, Words words, int at) {
    if (value == null) return absent(slot, at);
    EncodedName word = direct ? words.all()[((Enum<?>) value).ordinal()] : null;
    return word == null
        ? compact.reserve(CompactTokens.GROUP, member(slot, value, at))
        : compact.member(slot.encoded(), word, at);
  }

  /** A member of any class. Leaves no room. */
  final int member(Slot slot, Object value, int at) {
    if (value == null) return absent(slot, at);
    compact.leave(compact.name(slot.encoded(), at));
    try {
      walk.value(value);
    } catch (Failure failure) {
      throw failure.inMember(slot.name().text());
    }
    return compact.enter();
  }

  /** A member that most often is of the class it is declared to be. Leaves no room. */
  final int nested(Slot slot, Object value, Nested nested, int at) {
    if (value == null || value.getClass() != nested.type() || !direct)
      return member(slot, value, at);
    try {
      return object(value, nested.writer(), compact.name(slot.encoded(), at));
    } catch (Failure failure) {
      throw failure.inMember(slot.name().text());
    }
  }

  /**
   * A member that most often is a list, of strings, numbers or objects of one class. Leaves no
   * room.
   */
  final int elements(Slot slot, Object value, Elements elements, int at) {
    if (!takesLists(value)) return member(slot, value, at);
    try {
      if (value.getClass() == ArrayList.class)
        return elements.list((ArrayList<?>) value, this, compact.name(slot.encoded(), at));
      Iterator<?> all = Walk.elements(value);
      return all == null
          ? member(slot, value, at)
          : elements.all(all, this, compact.name(slot.encoded(), at));
    } catch (Failure failure) {
      throw failure.inMember(slot.name().text());
    }
  }

  private boolean takesLists(Object value) {
    return value != null && direct && !walk.isDeep();
  }

  /** Ends an array, and makes the room for it. */
  final int closeArray(int at) {
    return compact.closeArray(compact.reserve(CompactTokens.BRACKETS, at));
  }

  /** An element that most often is of the class it is declared to be. */
  final int element(Object element, Nested nested, int at) {
    return element != null && element.getClass() == nested.type()
        ? object(element, nested.writer(), at)
        : any(element, at);
  }

  /** An element that most often is a string or a number. */
  final int scalar(Object element, int at) {
    at = compact.reserve(CompactTokens.TEXT, at);
    if (element instanceof String text) return compact.element(text, at);
    if (element instanceof Integer number) return compact.element((int) number, at);
    if (element instanceof Long number) return compact.element((long) number, at);
    return any(element, at);
  }

  private int any(Object value, int at) {
    compact.leave(at);
    walk.value(value);
    return compact.enter();
  }

  /** A member whose name is not known in bytes. Leaves no room, nor do those that follow. */
  final int member(Name name, Object value, int at) {
    compact.leave(at);
    member(name, value);
    return compact.enter();
  }

  final int member(Name name, Object value, Include when, int at) {
    compact.leave(at);
    member(name, value, when);
    return compact.enter();
  }

  final int quoted(Name name, Object value, Include when, int at) {
    compact.leave(at);
    quoted(name, value, when);
    return compact.enter();
  }

  final int raw(Name name, String json, Include when, int at) {
    compact.leave(at);
    raw(name, json, when);
    return compact.enter();
  }

  final int members(Map<?, ?> map, int at) {
    compact.leave(at);
    members(map);
    return compact.enter();
  }
}
