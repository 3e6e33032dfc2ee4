package org.jotjson.bench;

import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The documents made in code, after those of the json gem's encoder benchmark. As there, an element
 * that is repeated is one object, so that the generator is measured and not the memory bus.
 */
final class Synthetic {
  private Synthetic() {}

  static Object smallMixed() {
    return list(1, "string", map("a", 1, "b", 2), list(3, 4, 5));
  }

  static Object smallNestedArray() {
    return repeat(10, list(1, 2, 3, 4, 5));
  }

  static Object smallHash() {
    return map("username", "jhawthorn", "id", 123, "event", "wrote json serializer");
  }

  static Object integers() {
    return IntStream.rangeClosed(1_000_000, 1_001_000)
        .boxed()
        .collect(Collectors.toCollection(ArrayList::new));
  }

  static Object mixedUtf8() {
    String half = "a".repeat(5_000);
    return repeat(500, half + "€" + half);
  }

  static Object mostlyUtf8() {
    return repeat(500, "€".repeat(3_333));
  }

  static Object singleEscapeAtEnd() {
    return repeat(10_000, "a".repeat(127) + "\n");
  }

  static Object manyToJsonCalls() {
    OffsetDateTime time = OffsetDateTime.of(2026, 11, 30, 16, 10, 14, 125_000_000, ZoneOffset.UTC);
    return repeat(
        20,
        map(
            "object",
            new Badge("speaker", 7),
            "int",
            12,
            "float",
            54.3,
            "class",
            "java.lang.Double",
            "time",
            time,
            "date",
            LocalDate.of(2026, 11, 30)));
  }

  /** An order, of about 250 bytes. */
  static Object order(long id) {
    return map(
        "id",
        id,
        "status",
        "shipped",
        "customer",
        map("name", "Zoë O'Neill", "city", "Kraków", "vip", true),
        "lines",
        list(
            map("sku", "A-1001", "count", 2, "price", 19.99),
            map("sku", "B-2002", "count", 1, "price", 149.5)),
        "note",
        null,
        "comment",
        "leave with the neighbour \"Smith\", second floor");
  }

  /** An array of orders, of about so many bytes. */
  static Object orders(int bytes) {
    return repeat(bytes / 250, order(4711));
  }

  private static List<Object> list(Object... values) {
    return new ArrayList<>(Arrays.asList(values));
  }

  private static Map<String, Object> map(Object... keysAndValues) {
    Map<String, Object> map = new LinkedHashMap<>();
    for (int i = 0; i < keysAndValues.length; i += 2) {
      map.put((String) keysAndValues[i], keysAndValues[i + 1]);
    }
    return map;
  }

  private static List<Object> repeat(int count, Object value) {
    return new ArrayList<>(Collections.nCopies(count, value));
  }
}
