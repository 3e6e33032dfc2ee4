package org.jotjson.internal.bind;

import org.jotjson.bind.MemberName;
import org.jotjson.bind.MemberWriter;
import org.jotjson.bind.ObjectWriter;

/** A writer that {@link WriterClass} makes. It carries the position from member to member. */
abstract class HiddenWriter extends ObjectWriter<Object> {
  HiddenWriter(MemberName... names) {
    super(names);
  }

  /** Hands over all members; takes where the output ends, and returns where it ends then. */
  abstract int write(Object object, DirectTokens members, int at);

  @Override
  public final void write(Object object, MemberWriter members) {
    DirectTokens direct = (DirectTokens) members;
    direct.compact.leave(write(object, direct, direct.compact.enter()));
  }
}
