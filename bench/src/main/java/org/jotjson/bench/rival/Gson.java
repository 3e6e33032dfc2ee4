package org.jotjson.bench.rival;

import com.google.gson.GsonBuilder;
import com.google.gson.TypeAdapter;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import org.jotjson.bench.Badge;
import org.jotjson.bench.Contender;

/** Gson: one shared instance, no HTML escapes; its bytes are its string, encoded. */
public final class Gson implements Contender {
  private final com.google.gson.Gson gson =
      new GsonBuilder()
          .disableHtmlEscaping()
          .serializeNulls()
          .registerTypeAdapter(Badge.class, adapter(Gson::writeBadge))
          .registerTypeAdapter(
              OffsetDateTime.class, adapter((JsonWriter out, Object v) -> out.value(v.toString())))
          .registerTypeAdapter(
              LocalDate.class, adapter((JsonWriter out, Object v) -> out.value(v.toString())))
          .create();

  @Override
  public byte[] toBytes(Object tree) {
    return gson.toJson(tree).getBytes(StandardCharsets.UTF_8);
  }

  @Override
  public String toText(Object tree) {
    return gson.toJson(tree);
  }

  @Override
  public void toStream(Object tree, OutputStream out) throws IOException {
    Writer writer = new OutputStreamWriter(out, StandardCharsets.UTF_8);
    gson.toJson(tree, writer);
    writer.flush();
  }

  private static void writeBadge(JsonWriter out, Badge badge) throws IOException {
    out.beginObject();
    out.name("name").value(badge.name());
    out.name("level").value(badge.level());
    out.endObject();
  }

  private interface Write<T> {
    void write(JsonWriter out, T value) throws IOException;
  }

  private static <T> TypeAdapter<T> adapter(Write<T> write) {
    return new TypeAdapter<>() {
      @Override
      public void write(JsonWriter out, T value) throws IOException {
        write.write(out, value);
      }

      @Override
      public T read(JsonReader in) {
        throw new UnsupportedOperationException("written only");
      }
    };
  }
}
