package org.jotjson.bench.rival;

import com.dslplatform.json.JsonWriter;
import com.dslplatform.json.NumberConverter;
import com.dslplatform.json.runtime.Settings;
import java.io.IOException;
import java.io.OutputStream;
import org.jotjson.bench.Badge;
import org.jotjson.bench.Contender;

/**
 * DSL-JSON: what its annotation processor made, the run-time configuration, and a reused writer, as
 * its manual advises.
 */
public final class DslJson implements Contender {
  private final com.dslplatform.json.DslJson<Object> json =
      new com.dslplatform.json.DslJson<>(Settings.withRuntime().includeServiceLoader());
  private final JsonWriter writer = json.newWriter();

  public DslJson() {
    json.registerWriter(Badge.class, DslJson::writeBadge);
  }

  @Override
  public byte[] toBytes(Object tree) throws IOException {
    writer.reset();
    json.serialize(writer, tree);
    return writer.toByteArray();
  }

  @Override
  public String toText(Object tree) throws IOException {
    writer.reset();
    json.serialize(writer, tree);
    return writer.toString();
  }

  @Override
  public void toStream(Object tree, OutputStream out) throws IOException {
    json.serialize(tree, out);
  }

  private static void writeBadge(JsonWriter out, Badge badge) {
    out.writeByte(JsonWriter.OBJECT_START);
    out.writeAscii("\"name\":");
    out.writeString(badge.name());
    out.writeAscii(",\"level\":");
    NumberConverter.serialize(badge.level(), out);
    out.writeByte(JsonWriter.OBJECT_END);
  }
}
