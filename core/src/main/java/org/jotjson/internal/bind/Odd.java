package org.jotjson.internal.bind;

import org.jotjson.bind.MemberWriter;
import org.jotjson.bind.ObjectWriter;

/** What stands in the place of a writer where objects of the class are no JSON objects. */
public abstract class Odd extends ObjectWriter<Object> {
  /** The class has no members. */
  public static final Odd EMPTY =
      new Odd() {
        @Override
        public Object valueOf(Object object) {
          return object;
        }
      };

  /** What is written instead of the object; the object itself if it cannot be written. */
  public abstract Object valueOf(Object object);

  @Override
  public final void write(Object object, MemberWriter members) {
    throw new IllegalStateException("not an object");
  }
}
