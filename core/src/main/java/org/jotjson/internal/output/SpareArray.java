package org.jotjson.internal.output;

import java.lang.ref.SoftReference;
import java.lang.reflect.Array;
import java.util.concurrent.atomic.AtomicReference;

/** One large array of a kind for whoever needs it next, as long as memory is not short. */
final class SpareArray<A> {
  /** For {@link Output}. */
  static final SpareArray<byte[]> BYTES = new SpareArray<>();

  /** For the wide parts of a text. */
  static final SpareArray<char[]> PARTS = new SpareArray<>();

  /** For texts that are put together. */
  static final SpareArray<char[]> TEXTS = new SpareArray<>();

  private final AtomicReference<SoftReference<A>> spare = new AtomicReference<>();

  private SpareArray() {}

  /** The spare array if there is one of at least this length, else null. */
  A take(int length) {
    SoftReference<A> reference = spare.getAndSet(null);
    A array = reference == null ? null : reference.get();
    return array != null && Array.getLength(array) >= length ? array : null;
  }

  void give(A array) {
    spare.set(new SoftReference<>(array));
  }
}
