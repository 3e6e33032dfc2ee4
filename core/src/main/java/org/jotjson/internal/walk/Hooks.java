package org.jotjson.internal.walk;

import org.jotjson.Fragment;
import org.jotjson.ToJson;

/** What the walk needs from the public classes and cannot reach. */
public interface Hooks {
  /**
   * Calls the hook with a writer that stands where the walk stands; makes sure that exactly one
   * value comes of it.
   */
  void write(ToJson hook, Walk walk);

  /** The fragment's own bytes, not to be changed. */
  byte[] bytes(Fragment fragment);
}
