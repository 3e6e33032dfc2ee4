package org.jotjson;

import org.jotjson.annotation.JsonRecord;
import org.jotjson.bind.MemberName;
import org.jotjson.bind.MemberWriter;
import org.jotjson.bind.ObjectWriter;

/** A record whose writer is of the shape that the annotation processor gives it. */
@JsonRecord
record BuiltPoint(int x, BuiltPoint next) {}

/** That writer. */
final class BuiltPointJsonWriter extends ObjectWriter<BuiltPoint> {
  private final MemberName xName;
  private final MemberName nextName;

  BuiltPointJsonWriter(Naming naming) {
    xName = name(naming.name("x"));
    nextName = name(naming.name("next"));
  }

  @Override
  public void write(BuiltPoint object, MemberWriter members) {
    members.member(xName, object.x());
    members.member(nextName, object.next());
  }
}
