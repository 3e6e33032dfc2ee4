package org.jotjson.internal.bind;

import java.util.Map;
import org.jotjson.Fragment;
import org.jotjson.annotation.JsonInclude.Include;
import org.jotjson.bind.MemberName;
import org.jotjson.internal.token.CompactTokens;
import org.jotjson.internal.token.EncodedName;
import org.jotjson.internal.token.Failure;
import org.jotjson.internal.walk.Inclusion;
import org.jotjson.internal.walk.Walk;

/**
 * From members to tokens. Without white space and an order of names, members go straight to the
 * tokens; else they are boxed and take the way of a map's, or are collected first.
 *
 * <p>Belongs to one call at a time.
 */
public final class MemberTokens extends DirectTokens {
  public MemberTokens(Walk walk) {
    super(walk);
  }

  /** The name's bytes if the member goes straight to the tokens, for which there is room then. */
  private EncodedName straight(MemberName name) {
    EncodedName encoded = plain ? ((Name) name).encoded() : null;
    if (encoded != null) compact.leave(compact.reserve(CompactTokens.GROUP, compact.enter()));
    return encoded;
  }

  @Override
  public void member(MemberName name, char value) {
    if (plain) member(name, String.valueOf(value));
    else other(name, value);
  }

  @Override
  public void member(MemberName name, boolean value) {
    EncodedName encoded = straight(name);
    if (encoded == null) other(name, value);
    else compact.leave(compact.member(encoded, value, compact.enter()));
  }

  @Override
  public void member(MemberName name, int value) {
    EncodedName encoded = straight(name);
    if (encoded == null) other(name, value);
    else compact.leave(compact.member(encoded, value, compact.enter()));
  }

  @Override
  public void member(MemberName name, long value) {
    EncodedName encoded = straight(name);
    if (encoded == null) other(name, value);
    else compact.leave(compact.member(encoded, value, compact.enter()));
  }

  @Override
  public void member(MemberName name, float value) {
    EncodedName encoded = straight(name);
    if (encoded == null || !Float.isFinite(value)) other(name, value);
    else compact.leave(compact.member(encoded, value, compact.enter()));
  }

  @Override
  public void member(MemberName name, double value) {
    EncodedName encoded = straight(name);
    if (encoded == null || !Double.isFinite(value)) other(name, value);
    else compact.leave(compact.member(encoded, value, compact.enter()));
  }

  @Override
  public void member(MemberName name, String value) {
    EncodedName encoded = straight(name);
    if (encoded == null) other(name, value);
    else if (value != null) text(encoded, name, value);
    else if (!omitNulls) nullValue(encoded);
  }

  private void text(EncodedName encoded, MemberName name, String value) {
    try {
      compact.leave(compact.member(encoded, value, compact.enter()));
    } catch (Failure failure) {
      throw failure.inMember(name.text());
    }
  }

  @Override
  public void member(MemberName name, Object value) {
    EncodedName encoded = straight(name);
    if (encoded == null) {
      other(name, value);
    } else if (value != null) {
      compact.leave(compact.name(encoded, compact.enter()));
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
    compact.leave(compact.nullMember(encoded, compact.enter()));
  }

  @Override
  public void member(MemberName name, Object value, Include when) {
    if (Inclusion.includes(when, value)) member(name, value);
    else told++;
  }

  @Override
  public void quoted(MemberName name, Object value, Include when) {
    if (Inclusion.includes(when, value)) member(name, asText(value));
    else told++;
  }

  /** Numbers and booleans as text, in containers too; other values as they are. */
  private Object asText(Object value) {
    if (value instanceof Double number) return tokens.keyText(number);
    if (value instanceof Float number) return tokens.keyText(number);
    if (value instanceof Number || value instanceof Boolean) return value.toString();
    return Inside.each(value, this::asText);
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
