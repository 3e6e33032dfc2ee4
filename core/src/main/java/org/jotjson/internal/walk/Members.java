package org.jotjson.internal.walk;

import java.math.BigDecimal;
import java.util.AbstractMap.SimpleImmutableEntry;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jotjson.DuplicateKeys;
import org.jotjson.internal.token.Failure;

/** Keys as names: their text, their order, and whether it is told twice. */
public final class Members {
  /**
   * The order of Unicode code points, which is that of UTF-8 bytes. {@code String.compareTo} goes
   * by UTF-16 code units.
   */
  public static final Comparator<String> BY_CODE_POINT = Members::compareCodePoints;

  private Members() {}

  /**
   * The text of a key.
   *
   * @throws Failure if the key is null or of a type that has no text
   */
  static String text(Object key, Walk walk) {
    if (key instanceof String) return (String) key;
    if (key == null) throw Failure.of("null is not allowed as an object key in JSON", null);
    Object converted = walk.values.convertedKey(key);
    String text = converted == null ? null : textOf(converted, walk);
    if (text == null)
      throw Failure.of(typeName(converted) + " is not allowed as an object key in JSON", key);
    return text;
  }

  private static String textOf(Object key, Walk walk) {
    Kind kind = Kind.of(key.getClass());
    switch (kind) {
      case STRING, CHARS:
        return key.toString();
      case DOUBLE:
        return walk.tokens.keyText(((Number) key).doubleValue());
      case FLOAT:
        return walk.tokens.keyText((float) key);
      case INTEGER, BIG_INTEGER, BOOLEAN:
        return walk.rules.strict() ? null : key.toString();
      case BIG_DECIMAL:
        return walk.rules.strict() ? null : walk.tokens.keyText((BigDecimal) key);
      case OBJECT:
        Object value = walk.members.valueOf(key);
        if (value != key) return value == null ? null : textOf(value, walk);
        return walk.rules.unknownAsText() ? Values.toText(key) : null;
      case UNKNOWN:
        return walk.rules.unknownAsText() ? Values.toText(key) : null;
      default:
        return walk.rules.strict() && kind != Kind.ENUM ? null : Texts.of(key, kind, walk);
    }
  }

  private static String typeName(Object value) {
    return value == null ? "null" : value.getClass().getName();
  }

  /** The members in the order of their names, as the rules want it. */
  static List<Map.Entry<String, Object>> sorted(Map<?, ?> map, Walk walk) {
    List<Map.Entry<String, Object>> members = new ArrayList<>(map.size());
    boolean oddKeys = false;
    for (Map.Entry<?, ?> member : map.entrySet()) {
      Object key = member.getKey();
      oddKeys |= !(key instanceof String);
      members.add(new SimpleImmutableEntry<>(textIn(key, walk), member.getValue()));
    }
    if (mayRepeat(map, oddKeys, walk)) checkDuplicates(map, walk);
    members.sort(Map.Entry.comparingByKey(walk.rules.keyOrder()));
    return members;
  }

  /** Somebody changes what is being written: a hook, or another thread. */
  public static Failure changed(Object container, RuntimeException cause) {
    return Failure.of("the container was changed while it was written", container, cause);
  }

  /** An element of a list that was longer than this when it was opened. */
  public static Object element(ArrayList<?> list, int i) {
    try {
      return list.get(i);
    } catch (IndexOutOfBoundsException e) {
      throw changed(list, e);
    }
  }

  private static String textIn(Object key, Walk walk) {
    try {
      return text(key, walk);
    } catch (Failure failure) {
      throw failure.inMember(key);
    }
  }

  /**
   * Whether two keys may have the same text and it matters. Maps other than hash maps may have
   * their own idea of what equal strings are, which is worth a look only if duplicates are errors.
   */
  static boolean mayRepeat(Map<?, ?> map, boolean oddKeys, Walk walk) {
    return oddKeys || walk.rules.duplicates() == DuplicateKeys.ERROR && !(map instanceof HashMap);
  }

  /** Looks for two keys with the same text. */
  static void checkDuplicates(Map<?, ?> map, Walk walk) {
    DuplicateKeys policy = walk.rules.duplicates();
    if (policy == DuplicateKeys.ALLOW) return;
    Set<String> names = new HashSet<>();
    map.forEach(
        (key, value) -> {
          if (value == null && walk.rules.omitNulls()) return;
          String name = text(key, walk);
          if (!names.add(name)) duplicate(name, map, policy);
        });
  }

  private static void duplicate(String name, Map<?, ?> map, DuplicateKeys policy) {
    String rule = "detected duplicate key " + Failure.quote(name) + " in a map";
    if (policy == DuplicateKeys.ERROR) throw Failure.of(rule, map);
    System.getLogger("org.jotjson").log(System.Logger.Level.WARNING, rule);
  }

  private static int compareCodePoints(String a, String b) {
    int n = Math.min(a.length(), b.length());
    for (int i = 0; i < n; i++) {
      char x = a.charAt(i);
      char y = b.charAt(i);
      if (x == y) continue;
      boolean surrogates = Character.isSurrogate(x) != Character.isSurrogate(y);
      return surrogates ? (Character.isSurrogate(x) ? 1 : -1) : x - y;
    }
    return a.length() - b.length();
  }
}
