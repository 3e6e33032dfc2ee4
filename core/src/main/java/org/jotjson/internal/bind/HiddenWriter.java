package org.jotjson.internal.bind;

import org.jotjson.bind.MemberName;
import org.jotjson.bind.ObjectWriter;

/** A writer that {@link WriterClass} makes. It has a way of its own where nobody looks on. */
abstract class HiddenWriter extends ObjectWriter<Object> {
  HiddenWriter(MemberName... names) {
    super(names);
  }

  /**
   * Writes an object whose members go straight to the tokens; takes where the output ends, and
   * returns where it ends then.
   */
  abstract int write(Object object, DirectTokens members, int at);
}
