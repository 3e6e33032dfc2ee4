package org.jotjson.ruby;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import org.jruby.RubyHash;
import org.jruby.RubyHashLinkedBuckets;

/**
 * Keeps the hashes that are being walked from getting new keys, as {@code Hash#each} does, while a
 * hook runs. JRuby has no public method for it; without the private one a new key is no error.
 */
final class HashLocks implements AutoCloseable {
  private static final MethodHandle ENTER = find("iteratorEntry");
  private static final MethodHandle EXIT = find("iteratorExit");
  private static final HashLocks NONE = new HashLocks(null);

  private final Keys.Seen innermost;

  private HashLocks(Keys.Seen innermost) {
    this.innermost = innermost;
  }

  static HashLocks of(Keys.Seen innermost) {
    if (innermost == null || ENTER == null || EXIT == null) return NONE;
    for (Keys.Seen seen = innermost; seen != null; seen = seen.outer) call(ENTER, seen.hash);
    return new HashLocks(innermost);
  }

  @Override
  public void close() {
    for (Keys.Seen seen = innermost; seen != null; seen = seen.outer) call(EXIT, seen.hash);
  }

  private static void call(MethodHandle method, RubyHash hash) {
    if (!(hash instanceof RubyHashLinkedBuckets)) return;
    try {
      method.invoke(hash);
    } catch (Throwable e) {
      throw new AssertionError(e);
    }
  }

  private static MethodHandle find(String name) {
    try {
      return MethodHandles.privateLookupIn(RubyHashLinkedBuckets.class, MethodHandles.lookup())
          .findVirtual(RubyHashLinkedBuckets.class, name, MethodType.methodType(void.class));
    } catch (ReflectiveOperationException e) {
      return null;
    }
  }
}
