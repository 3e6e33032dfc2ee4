package org.jotjson.bench;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jotjson.bench.model.MediaContent;
import tools.jackson.databind.json.JsonMapper;

/**
 * Proof that a contender writes what it was given: its text is read back by Jackson and compared
 * with the tree, member by member in order, strings by characters, numbers by value (a Double by
 * the double its text stands for), times by the instant.
 */
public final class Agreement {
  private static final JsonMapper READER = new JsonMapper();

  private Agreement() {}

  /**
   * Compares once.
   *
   * @return null if the contender agrees, else what is wrong, in a few words
   */
  public static String complaint(Contender contender, Mode mode, Object tree) {
    byte[] output;
    try {
      output = mode.output(contender, tree);
      if (!Arrays.equals(output, mode.output(contender, tree))) {
        return "its second output is not its first";
      }
    } catch (Exception | StackOverflowError e) {
      return "refuses: " + e;
    }
    try {
      Object got = READER.readValue(output, Object.class);
      if (!isModel(tree)) return difference("$", tree, got);
      return difference("$", sorted(READER.convertValue(tree, Object.class)), sorted(got));
    } catch (RuntimeException e) {
      return "not JSON: " + e.getMessage();
    }
  }

  /** Members by name: some libraries write those of classes in an order of their own. */
  private static Object sorted(Object tree) {
    if (tree instanceof List<?> list) return list.stream().map(Agreement::sorted).toList();
    if (!(tree instanceof Map<?, ?> map)) return tree;
    Map<Object, Object> sorted = new TreeMap<>();
    map.forEach((name, value) -> sorted.put(name, sorted(value)));
    return sorted;
  }

  /** Whether it is a document of classes; what Jackson writes for these is what is wanted. */
  private static boolean isModel(Object tree) {
    return tree.getClass().getPackageName().equals(MediaContent.class.getPackageName());
  }

  /**
   * Compares once.
   *
   * @throws IllegalStateException if the contender does not agree
   */
  public static void require(Contender contender, Mode mode, Object tree) {
    String complaint = complaint(contender, mode, tree);
    if (complaint != null) {
      throw new IllegalStateException(complaint);
    }
  }

  /** Compares a tree with one that was read; null if they agree. */
  static String difference(String path, Object wanted, Object got) {
    if (wanted instanceof Map<?, ?> map) {
      return got instanceof Map<?, ?> other ? ofMaps(path, map, other) : differs(path, map, got);
    }
    if (wanted instanceof List<?> list) {
      return got instanceof List<?> other ? ofLists(path, list, other) : differs(path, list, got);
    }
    if (wanted instanceof long[] longs) {
      return difference(path, Arrays.stream(longs).boxed().toList(), got);
    }
    if (wanted instanceof double[] doubles) {
      return difference(path, Arrays.stream(doubles).boxed().toList(), got);
    }
    if (wanted instanceof Badge badge) {
      Object members = Map.of("name", badge.name(), "level", badge.level());
      return members.equals(got) ? null : differs(path, badge, got);
    }
    return sameLeaf(wanted, got) ? null : differs(path, wanted, got);
  }

  private static String ofMaps(String path, Map<?, ?> wanted, Map<?, ?> got) {
    if (wanted.size() != got.size()) {
      return "%s has %d members, not %d".formatted(path, got.size(), wanted.size());
    }
    Iterator<? extends Map.Entry<?, ?>> others = got.entrySet().iterator();
    for (Map.Entry<?, ?> entry : wanted.entrySet()) {
      Map.Entry<?, ?> other = others.next();
      if (!entry.getKey().equals(other.getKey())) {
        return differs(path + " key", entry.getKey(), other.getKey());
      }
      String found = difference(path + "." + entry.getKey(), entry.getValue(), other.getValue());
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  private static String ofLists(String path, List<?> wanted, List<?> got) {
    if (wanted.size() != got.size()) {
      return "%s has %d elements, not %d".formatted(path, got.size(), wanted.size());
    }
    for (int i = 0; i < wanted.size(); i++) {
      String found = difference(path + "[" + i + "]", wanted.get(i), got.get(i));
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  private static boolean sameLeaf(Object wanted, Object got) {
    if (wanted instanceof Double number) {
      return got instanceof Number other && number == other.doubleValue();
    }
    if (wanted instanceof Number number) {
      return got instanceof Number other && sameNumber(number, other);
    }
    if (wanted instanceof OffsetDateTime time) {
      return got instanceof String text && time.isEqual(OffsetDateTime.parse(text));
    }
    if (wanted instanceof LocalDate date) {
      return date.toString().equals(got);
    }
    return wanted == null ? got == null : wanted.equals(got);
  }

  private static boolean sameNumber(Number wanted, Number got) {
    return wanted.equals(got)
        || new BigDecimal(wanted.toString()).compareTo(new BigDecimal(got.toString())) == 0;
  }

  private static String differs(String path, Object wanted, Object got) {
    return "%s is %s, not %s".formatted(path, brief(got), brief(wanted));
  }

  private static String brief(Object value) {
    String text = String.valueOf(value);
    return text.length() <= 40 ? text : text.substring(0, 40) + "…";
  }
}
