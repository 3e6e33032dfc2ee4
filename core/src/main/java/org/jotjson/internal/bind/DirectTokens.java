package org.jotjson.internal.bind;

import java.util.ArrayList;
import java.util.Map;
import org.jotjson.annotation.JsonInclude.Include;
import org.jotjson.bind.MemberName;
import org.jotjson.internal.token.EncodedName;
import org.jotjson.internal.token.Failure;
import org.jotjson.internal.walk.Members;
import org.jotjson.internal.walk.Walk;

/**
 * From members to tokens for a {@link HiddenWriter}: each method takes where the output ends, and
 * returns where it ends then, see {@link org.jotjson.internal.token.CompactTokens}. What has no
 * short way goes by {@link MemberTokens}, or as a map's members go.
 */
abstract class DirectTokens extends ObjectTokens {
  DirectTokens(Walk walk) {
    super(walk);
  }

  int member(MemberName name, boolean value, int at) {
    EncodedName encoded = ((Name) name).encoded();
    if (plain && encoded != null) return compact.member(encoded, value, at);
    compact.leave(at);
    other(name, value);
    return compact.enter();
  }

  int member(MemberName name, char value, int at) {
    compact.leave(at);
    member(name, value);
    return compact.enter();
  }

  int member(MemberName name, int value, int at) {
    EncodedName encoded = ((Name) name).encoded();
    if (plain && encoded != null) return compact.member(encoded, value, at);
    compact.leave(at);
    other(name, value);
    return compact.enter();
  }

  int member(MemberName name, long value, int at) {
    EncodedName encoded = ((Name) name).encoded();
    if (plain && encoded != null) return compact.member(encoded, value, at);
    compact.leave(at);
    other(name, value);
    return compact.enter();
  }

  int member(MemberName name, float value, int at) {
    EncodedName encoded = ((Name) name).encoded();
    if (plain && encoded != null && Float.isFinite(value))
      return compact.member(encoded, value, at);
    compact.leave(at);
    other(name, value);
    return compact.enter();
  }

  int member(MemberName name, double value, int at) {
    EncodedName encoded = ((Name) name).encoded();
    if (plain && encoded != null && Double.isFinite(value))
      return compact.member(encoded, value, at);
    compact.leave(at);
    other(name, value);
    return compact.enter();
  }

  int member(MemberName name, String value, int at) {
    EncodedName encoded = ((Name) name).encoded();
    if (plain && encoded != null) {
      if (value != null) return string(encoded, name, value, at);
      return omitNulls ? at : compact.nullMember(encoded, at);
    }
    compact.leave(at);
    other(name, value);
    return compact.enter();
  }

  private int string(EncodedName encoded, MemberName name, String value, int at) {
    try {
      return compact.member(encoded, value, at);
    } catch (Failure failure) {
      throw failure.inMember(name.text());
    }
  }

  int member(MemberName name, Object value, int at) {
    compact.leave(at);
    member(name, value);
    return compact.enter();
  }

  /** A member of an object, which most often is of the class it is declared to be. */
  int nested(MemberName name, Object value, Nested nested, int at) {
    EncodedName encoded = ((Name) name).encoded();
    if (!(plain & direct) || encoded == null || value == null || value.getClass() != nested.type())
      return member(name, value, at);
    try {
      return object(value, nested.writer(), compact.name(encoded, at));
    } catch (Failure failure) {
      throw failure.inMember(name.text());
    }
  }

  /** A member that is a constant of an enum, written as its name. */
  int constant(MemberName name, Object value, Words words, int at) {
    EncodedName encoded = ((Name) name).encoded();
    EncodedName word =
        plain & direct && value instanceof Enum<?> constant
            ? words.all()[constant.ordinal()]
            : null;
    return encoded == null || word == null
        ? member(name, value, at)
        : compact.member(encoded, word, at);
  }

  /** A member that most often is a list of objects of the class that is declared for them. */
  int elements(MemberName name, Object value, Nested nested, int at) {
    EncodedName encoded = ((Name) name).encoded();
    if (!takesList(value) || encoded == null) return member(name, value, at);
    try {
      return list((ArrayList<?>) value, nested, compact.name(encoded, at));
    } catch (Failure failure) {
      throw failure.inMember(name.text());
    }
  }

  /** A member that most often is a list of strings or integers. */
  int scalars(MemberName name, Object value, int at) {
    EncodedName encoded = ((Name) name).encoded();
    if (!takesList(value) || encoded == null) return member(name, value, at);
    try {
      return list((ArrayList<?>) value, null, compact.name(encoded, at));
    } catch (Failure failure) {
      throw failure.inMember(name.text());
    }
  }

  private boolean takesList(Object value) {
    return plain & direct && value instanceof ArrayList<?> && !walk.isDeep();
  }

  private int list(ArrayList<?> list, Nested nested, int at) {
    at = compact.openArray(at);
    int i = 0;
    int size = list.size();
    try {
      for (; i < size; i++) {
        Object element = Members.element(list, i);
        at = nested == null ? scalar(element, at) : element(element, nested, at);
      }
      if (list.size() != size) throw Members.changed(list, null);
    } catch (Failure failure) {
      throw failure.inElement(i);
    }
    return compact.closeArray(at);
  }

  private int element(Object element, Nested nested, int at) {
    return element != null && element.getClass() == nested.type()
        ? object(element, nested.writer(), at)
        : any(element, at);
  }

  private int scalar(Object element, int at) {
    if (element instanceof String text) return compact.element(text, at);
    if (element instanceof Integer number) return compact.element((int) number, at);
    return any(element, at);
  }

  private int any(Object value, int at) {
    compact.leave(at);
    walk.value(value);
    return compact.enter();
  }

  int member(MemberName name, Object value, Include when, int at) {
    compact.leave(at);
    member(name, value, when);
    return compact.enter();
  }

  int quoted(MemberName name, Object value, Include when, int at) {
    compact.leave(at);
    quoted(name, value, when);
    return compact.enter();
  }

  int raw(MemberName name, String json, Include when, int at) {
    compact.leave(at);
    raw(name, json, when);
    return compact.enter();
  }

  int members(Map<?, ?> map, int at) {
    compact.leave(at);
    members(map);
    return compact.enter();
  }
}
