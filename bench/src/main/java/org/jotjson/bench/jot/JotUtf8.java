package org.jotjson.bench.jot;

import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jotjson.Generator;
import org.jotjson.JsonWriter;

/**
 * Jot by a token writer, from strings that are UTF-8 bytes already, as a caller from another
 * language or from a network buffer has them. Names of members are Strings.
 */
public final class JotUtf8 extends KeptStream {
  private final Generator generator = Generator.builder().build();
  private Object tree;
  private Object encoded;

  @Override
  public void toStream(Object wanted, OutputStream out) {
    if (wanted != tree) {
      encoded = encode(wanted);
      tree = wanted;
    }
    try (JsonWriter writer = generator.writer(out)) {
      write(encoded, writer);
    }
  }

  private static Object encode(Object value) {
    if (value instanceof String text) {
      return text.getBytes(StandardCharsets.UTF_8);
    }
    if (value instanceof List<?> list) {
      List<Object> copy = new ArrayList<>();
      list.forEach(element -> copy.add(encode(element)));
      return copy;
    }
    if (value instanceof Map<?, ?> map) {
      Map<Object, Object> copy = new LinkedHashMap<>();
      map.forEach((key, element) -> copy.put(key, encode(element)));
      return copy;
    }
    return value;
  }

  private static void write(Object value, JsonWriter writer) {
    if (value instanceof byte[] utf8) {
      writer.utf8(utf8, 0, utf8.length);
    } else if (value instanceof List<?> list) {
      writer.beginArray();
      for (Object element : list) {
        write(element, writer);
      }
      writer.endArray();
    } else if (value instanceof Map<?, ?> map) {
      writer.beginObject();
      for (Map.Entry<?, ?> entry : map.entrySet()) {
        writer.name((String) entry.getKey());
        write(entry.getValue(), writer);
      }
      writer.endObject();
    } else {
      writer.value(value);
    }
  }
}
