package org.jotjson.cli;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/**
 * Reads a document into maps, lists and scalars. Of duplicate keys the last value stands at the
 * first place. Works on the heap: any depth will do.
 */
final class TreeReader {
  private final JsonParser in;
  private final Reading reading;
  private final Scalars scalars;
  private final Duplicates duplicates;

  /** The containers around the current one. */
  private final Deque<Object> outer = new ArrayDeque<>();

  /** The current container: at most one of the two is not null. */
  private Map<String, Object> object;

  private List<Object> array;

  /** The name of the member whose value comes next. */
  private String name;

  TreeReader(JsonParser in, Reading reading, Duplicates duplicates) {
    this.in = in;
    this.reading = reading;
    this.scalars = new Scalars(in, reading);
    this.duplicates = duplicates;
  }

  /**
   * The value that starts with the parser's current token, {@code first}, and ends with its current
   * one then.
   */
  Object read(JsonToken first) {
    if (first.isScalarValue()) return scalars.value(first);
    Object root = open(first);
    while (true) {
      JsonToken token = in.nextToken();
      switch (token) {
        case PROPERTY_NAME -> name = in.currentName();
        case START_OBJECT, START_ARRAY -> enter(token);
        case END_OBJECT, END_ARRAY -> {
          if (outer.isEmpty()) return root;
          select(outer.pop());
        }
        default -> put(scalars.value(token));
      }
    }
  }

  private void enter(JsonToken token) {
    Object around = object != null ? object : array;
    reading.checkDepth(outer.size() + 2, in);
    Object opened = token == JsonToken.START_OBJECT ? new LinkedHashMap<>() : new ArrayList<>();
    put(opened);
    outer.push(around);
    select(opened);
  }

  private Object open(JsonToken token) {
    Object opened = token == JsonToken.START_OBJECT ? new LinkedHashMap<>() : new ArrayList<>();
    select(opened);
    return opened;
  }

  @SuppressWarnings("unchecked")
  private void select(Object container) {
    object = container instanceof Map ? (Map<String, Object>) container : null;
    array = object == null ? (List<Object>) container : null;
  }

  private void put(Object value) {
    if (array != null) {
      array.add(value);
      return;
    }
    int size = object.size();
    object.put(name, value);
    if (object.size() == size) duplicates.found(name, Place.of(in));
  }
}
