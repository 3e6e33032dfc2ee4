package org.jotjson.internal.bind;

import java.util.Map;
import org.jotjson.Fragment;
import org.jotjson.annotation.JsonInclude.Include;
import org.jotjson.bind.MemberName;
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

  @Override
  public void member(MemberName name, boolean value) {
    compact.leave(member(name, value, compact.enter()));
  }

  @Override
  public void member(MemberName name, char value) {
    if (plain) member(name, String.valueOf(value));
    else other(name, value);
  }

  @Override
  public void member(MemberName name, int value) {
    compact.leave(member(name, value, compact.enter()));
  }

  @Override
  public void member(MemberName name, long value) {
    compact.leave(member(name, value, compact.enter()));
  }

  @Override
  public void member(MemberName name, float value) {
    compact.leave(member(name, value, compact.enter()));
  }

  @Override
  public void member(MemberName name, double value) {
    compact.leave(member(name, value, compact.enter()));
  }

  @Override
  public void member(MemberName name, String value) {
    compact.leave(member(name, value, compact.enter()));
  }

  @Override
  public void member(MemberName name, Object value) {
    EncodedName encoded = ((Name) name).encoded();
    if (!plain || encoded == null) {
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
