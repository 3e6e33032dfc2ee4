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
  private static final HashLocks NONE = new HashLocks(new RubyHash[0]);

  private final RubyHash[] locked;

  private HashLocks(RubyHash[] locked) {
    this.locked = locked;
  }

  static HashLocks of(OpenHashes hashes) {
    if (hashes.isEmpty() || ENTER == null || EXIT == null) return NONE;
    HashLocks locks = new HashLocks(hashes.all());
    for (RubyHash hash : locks.locked) call(ENTER, hash);
    return locks;
  }

  @Override
  public void close() {
    for (RubyHash hash : locked) call(EXIT, hash);
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
