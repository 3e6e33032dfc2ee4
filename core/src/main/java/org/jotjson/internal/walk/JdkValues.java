package org.jotjson.internal.walk;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Base64;
import java.util.BitSet;
import java.util.Collections;
import java.util.Enumeration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicMarkableReference;
import java.util.concurrent.atomic.AtomicStampedReference;
import org.jotjson.internal.token.Failure;

/** Writes the rarest of the JDK's own types, and says why some cannot be written. */
final class JdkValues {
  private final Walk walk;

  JdkValues(Walk walk) {
    this.walk = walk;
  }

  void write(Object value, Kind kind) {
    switch (kind) {
      case TIME -> walk.rules.times().write(value, walk.tokens);
      case BIT_SET -> walk.elements(((BitSet) value).stream().iterator(), null);
      case BYTE_BUFFER -> walk.tokens.string(base64((ByteBuffer) value));
      case ENTRY -> walk.map(member((Map.Entry<?, ?>) value));
      case ENUMERATION -> walk.elements(((Enumeration<?>) value).asIterator(), null);
      case MARKED_REFERENCE -> walk.any(((AtomicMarkableReference<?>) value).getReference());
      case STAMPED_REFERENCE -> walk.any(((AtomicStampedReference<?>) value).getReference());
      case THROWABLE -> throwable((Throwable) value);
      case STACK_FRAME -> stackFrame(value);
      case PROMISE ->
          throw notYet(value, "a value still to come: wait for it, and write what it gives");
      case PUBLISHER ->
          throw notYet(value, "items still to come: collect them, or write each with a JsonWriter");
      default -> walk.tokens.string(Texts.of(value, kind, walk));
    }
  }

  private static Failure notYet(Object value, String why) {
    return Failure.of(value.getClass().getName() + " stands for " + why, value);
  }

  private static String base64(ByteBuffer buffer) {
    ByteBuffer rest = buffer.duplicate();
    byte[] bytes = new byte[rest.remaining()];
    rest.get(bytes);
    return Base64.getEncoder().encodeToString(bytes);
  }

  private static Map<?, ?> member(Map.Entry<?, ?> entry) {
    return Collections.singletonMap(entry.getKey(), entry.getValue());
  }

  /** What a log asks for: class, message, stack, and the same of what lies behind. */
  private void throwable(Throwable thrown) {
    if (isRefused(thrown)) return;
    Map<String, Object> members = new LinkedHashMap<>();
    members.put("class", thrown.getClass().getName());
    members.put("message", thrown.getMessage());
    members.put("stackTrace", Arrays.asList(thrown.getStackTrace()));
    if (thrown.getCause() != null) members.put("cause", thrown.getCause());
    if (thrown.getSuppressed().length > 0) members.put("suppressed", thrown.getSuppressed());
    walk.map(members);
  }

  private void stackFrame(Object frame) {
    if (!isRefused(frame)) walk.tokens.string(frame.toString());
  }

  /** Stack traces tell strangers more than they should know, so they must be asked for. */
  private boolean isRefused(Object value) {
    if (walk.rules.throwables()) return false;
    if (!walk.rules.unknownAsText()) {
      throw Failure.of(
          value.getClass().getName() + " is written only if throwables(true) asks for it", value);
    }
    walk.tokens.string(Values.toText(value));
    return true;
  }
}
