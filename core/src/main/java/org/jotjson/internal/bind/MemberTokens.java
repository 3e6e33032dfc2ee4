package org.jotjson.internal.bind;

import java.util.ArrayList;
import java.util.Map;
import org.jotjson.Fragment;
import org.jotjson.annotation.JsonInclude.Include;
import org.jotjson.bind.MemberName;
import org.jotjson.internal.token.EncodedName;
import org.jotjson.internal.token.Failure;
import org.jotjson.internal.walk.Members;
import org.jotjson.internal.walk.Walk;

/**
 * From members to tokens. Without white space and an order of names, members go straight to the
 * tokens; else they are boxed and take the way of a map's, or are collected first.
 *
 * <p>Belongs to one call at a time.
 */
public final class MemberTokens extends ObjectTokens {
  public MemberTokens(Walk walk) {
    super(walk);
  }

  @Override
  public void member(MemberName name, boolean value) {
    EncodedName encoded = ((Name) name).encoded();
    if (plain && encoded != null) {
      tokens.name(encoded);
      tokens.bool(value);
    } else {
      other(name, value);
    }
  }

  @Override
  public void member(MemberName name, char value) {
    if (plain) member(name, String.valueOf(value));
    else other(name, value);
  }

  @Override
  public void member(MemberName name, int value) {
    EncodedName encoded = ((Name) name).encoded();
    if (plain && encoded != null) {
      tokens.name(encoded);
      tokens.number((long) value);
    } else {
      other(name, value);
    }
  }

  @Override
  public void member(MemberName name, long value) {
    EncodedName encoded = ((Name) name).encoded();
    if (plain && encoded != null) {
      tokens.name(encoded);
      tokens.number(value);
    } else {
      other(name, value);
    }
  }

  @Override
  public void member(MemberName name, float value) {
    EncodedName encoded = ((Name) name).encoded();
    if (plain && encoded != null && Float.isFinite(value)) {
      tokens.name(encoded);
      tokens.number(value);
    } else {
      other(name, value);
    }
  }

  @Override
  public void member(MemberName name, double value) {
    EncodedName encoded = ((Name) name).encoded();
    if (plain && encoded != null && Double.isFinite(value)) {
      tokens.name(encoded);
      tokens.number(value);
    } else {
      other(name, value);
    }
  }

  @Override
  public void member(MemberName name, String value) {
    EncodedName encoded = ((Name) name).encoded();
    if (!plain || encoded == null) other(name, value);
    else if (value != null) string(encoded, name, value);
    else if (!omitNulls) nullValue(encoded);
  }

  private void string(EncodedName encoded, MemberName name, String value) {
    try {
      tokens.name(encoded);
      tokens.string(value);
    } catch (Failure failure) {
      throw failure.inMember(name.text());
    }
  }

  @Override
  public void member(MemberName name, Object value) {
    EncodedName encoded = ((Name) name).encoded();
    if (!plain || encoded == null) {
      other(name, value);
    } else if (value != null) {
      tokens.name(encoded);
      value(name, value);
    } else if (!omitNulls) {
      nullValue(encoded);
    }
  }

  private void value(MemberName name, Object value) {
    try {
      walk.value(value);
    } catch (Failure failure) {
      throw failure.inMember(name.text());
    }
  }

  private void nullValue(EncodedName encoded) {
    tokens.name(encoded);
    tokens.nullValue();
  }

  /** A member of an object, which most often is of the class it is declared to be. */
  void nested(MemberName name, Object value, Nested nested) {
    EncodedName encoded = ((Name) name).encoded();
    if (plain & direct && encoded != null && value != null && value.getClass() == nested.type()) {
      tokens.name(encoded);
      try {
        object(value, nested.writer());
      } catch (Failure failure) {
        throw failure.inMember(name.text());
      }
    } else {
      member(name, value);
    }
  }

  /** A member that is a constant of an enum, written as its name. */
  void constant(MemberName name, Object value, Words words) {
    EncodedName encoded = ((Name) name).encoded();
    EncodedName word =
        plain & direct && value instanceof Enum<?> constant
            ? words.all()[constant.ordinal()]
            : null;
    if (encoded == null || word == null) {
      member(name, value);
    } else {
      tokens.name(encoded);
      tokens.word(word);
    }
  }

  /** A member that most often is a list of objects of the class that is declared for them. */
  void elements(MemberName name, Object value, Nested nested) {
    EncodedName encoded = ((Name) name).encoded();
    if (plain & direct && encoded != null && value instanceof ArrayList<?> list && !walk.isDeep()) {
      tokens.name(encoded);
      try {
        list(list, nested);
      } catch (Failure failure) {
        throw failure.inMember(name.text());
      }
    } else {
      member(name, value);
    }
  }

  private void list(ArrayList<?> list, Nested nested) {
    tokens.openArray();
    int i = 0;
    int size = list.size();
    try {
      for (; i < size; i++) element(Members.element(list, i), nested);
      if (list.size() != size) throw Members.changed(list, null);
    } catch (Failure failure) {
      throw failure.inElement(i);
    }
    tokens.closeArray();
  }

  private void element(Object element, Nested nested) {
    if (element != null && element.getClass() == nested.type()) object(element, nested.writer());
    else walk.value(element);
  }

  @Override
  public void member(MemberName name, Object value, Include when) {
    if (Inclusion.includes(when, value)) member(name, value);
    else told++;
  }

  @Override
  public void quoted(MemberName name, Object value, Include when) {
    if (!Inclusion.includes(when, value)) told++;
    else if (value instanceof Double number) member(name, tokens.keyText(number));
    else if (value instanceof Float number) member(name, tokens.keyText(number));
    else if (value instanceof Number || value instanceof Boolean) member(name, value.toString());
    else member(name, value);
  }

  @Override
  public void raw(MemberName name, String json, Include when) {
    if (!Inclusion.includes(when, json)) told++;
    else if (json == null) member(name, (Object) null);
    else member(name, Fragment.of(json));
  }

  @Override
  public void members(Map<?, ?> map) {
    if (map == null) return;
    if (collected == null) map.forEach(walk);
    else map.forEach((key, value) -> collected.add(walk.entry(key, value)));
  }
}
