package org.jotjson.bench;

import org.jotjson.JsonWriter;
import org.jotjson.ToJson;

/**
 * An object no library knows, written as {@code {"name":…,"level":…}} by a hook: {@link ToJson} for
 * Jot, and for each rival the serializer its manual tells users to register.
 */
public record Badge(String name, int level) implements ToJson {
  @Override
  public void toJson(JsonWriter writer) {
    writer.beginObject();
    writer.name("name").value(name);
    writer.name("level").value(level);
    writer.endObject();
  }
}
