package org.jotjson.bind;

import java.util.Map;
import org.jotjson.annotation.JsonInclude.Include;

/** Takes the members of an object, one after the other. Implemented by Jot alone. */
public abstract class MemberWriter {
  /** For Jot's own implementation. */
  protected MemberWriter() {}

  public abstract void member(MemberName name, boolean value);

  /** A string of one char. */
  public abstract void member(MemberName name, char value);

  public abstract void member(MemberName name, int value);

  public abstract void member(MemberName name, long value);

  public abstract void member(MemberName name, float value);

  public abstract void member(MemberName name, double value);

  /** A string, or null. */
  public abstract void member(MemberName name, String value);

  /** Any value the generator can write, or null. */
  public abstract void member(MemberName name, Object value);

  /** The same, unless {@code when} leaves it out. */
  public abstract void member(MemberName name, Object value, Include when);

  /**
   * Numbers and booleans in quotes, in an optional or a collection too; other values as they are.
   */
  public abstract void quoted(MemberName name, Object value, Include when);

  /** Ready-made JSON, or null. */
  public abstract void raw(MemberName name, String json, Include when);

  /** All entries of the map as members of their own; nothing for null. */
  public abstract void members(Map<?, ?> map);
}
