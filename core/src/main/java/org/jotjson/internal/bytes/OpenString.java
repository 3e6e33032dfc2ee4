package org.jotjson.internal.bytes;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * The bytes inside a {@code String}, read in place where the user has opened {@code
 * java.base/java.lang} to Jot ({@code --add-opens}). Nothing is forced: without that flag {@link
 * #AVAILABLE} is false and nothing else here may be called.
 */
public final class OpenString {
  private static final VarHandle VALUE = field("value", byte[].class);
  private static final VarHandle CODER = field("coder", byte.class);

  /** Whether the package is open and the fields are those of a compact string. */
  public static final boolean AVAILABLE = VALUE != null && CODER != null && compact();

  private OpenString() {}

  private static VarHandle field(String name, Class<?> type) {
    try {
      return MethodHandles.privateLookupIn(String.class, MethodHandles.lookup())
          .findVarHandle(String.class, name, type);
    } catch (ReflectiveOperationException closed) {
      return null;
    }
  }

  private static boolean compact() {
    return (byte) CODER.get("a") == 0 && ((byte[]) VALUE.get("a")).length == 1;
  }

  /** Whether each char is one byte of {@link #value}: its code point, at most U+00FF. */
  public static boolean isLatin1(String text) {
    return (byte) CODER.get(text) == 0;
  }

  /** The string's own array. It must not be written to. */
  public static byte[] value(String text) {
    return (byte[]) VALUE.get(text);
  }
}
