package org.jotjson.bench.rival;

import io.avaje.json.JsonAdapter;
import io.avaje.json.JsonReader;
import io.avaje.json.JsonWriter;
import io.avaje.json.stream.BufferRecycleStrategy;
import io.avaje.jsonb.Json;
import io.avaje.jsonb.JsonType;
import io.avaje.jsonb.Jsonb;
import java.io.OutputStream;
import org.jotjson.bench.Badge;
import org.jotjson.bench.Contender;
import org.jotjson.bench.model.Citm;
import org.jotjson.bench.model.Image;
import org.jotjson.bench.model.Media;
import org.jotjson.bench.model.MediaContent;
import org.jotjson.bench.model.Twitter;

/**
 * avaje-jsonb: a reused type of any object, buffers kept for this thread; of classes, what its
 * annotation processor made.
 */
@Json.Import({MediaContent.class, Media.class, Image.class, Twitter.class, Citm.class})
public final class AvajeJsonb implements Contender {
  private final JsonType<Object> type =
      Jsonb.builder()
          .serializeNulls(true)
          .serializeEmpty(true)
          .bufferRecycling(BufferRecycleStrategy.THREAD_LOCAL)
          .add(Badge.class, new BadgeAdapter())
          .build()
          .type(Object.class);

  @Override
  public byte[] toBytes(Object tree) {
    return type.toJsonBytes(tree);
  }

  @Override
  public String toText(Object tree) {
    return type.toJson(tree);
  }

  @Override
  public void toStream(Object tree, OutputStream out) {
    type.toJson(tree, out);
  }

  private static final class BadgeAdapter implements JsonAdapter<Badge> {
    @Override
    public void toJson(JsonWriter out, Badge badge) {
      out.beginObject();
      out.name("name");
      out.value(badge.name());
      out.name("level");
      out.value(badge.level());
      out.endObject();
    }

    @Override
    public Badge fromJson(JsonReader in) {
      throw new UnsupportedOperationException("written only");
    }
  }
}
