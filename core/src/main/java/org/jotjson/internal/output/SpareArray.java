package org.jotjson.internal.output;

import java.lang.ref.SoftReference;
import java.util.concurrent.atomic.AtomicReference;

/** One large array for whoever needs it next, as long as memory is not short. */
final class SpareArray {
  private static final AtomicReference<SoftReference<byte[]>> SPARE = new AtomicReference<>();

  private SpareArray() {}

  /** The spare array if there is one of at least this length, else null. */
  static byte[] take(int length) {
    SoftReference<byte[]> spare = SPARE.getAndSet(null);
    byte[] array = spare == null ? null : spare.get();
    return array != null && array.length >= length ? array : null;
  }

  static void give(byte[] array) {
    SPARE.set(new SoftReference<>(array));
  }
}
