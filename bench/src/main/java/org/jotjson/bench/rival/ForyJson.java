package org.jotjson.bench.rival;

import java.io.OutputStream;
import org.apache.fory.json.codec.AbstractJsonValueCodec;
import org.apache.fory.json.reader.JsonReader;
import org.apache.fory.json.writer.JsonWriter;
import org.jotjson.bench.Badge;
import org.jotjson.bench.Contender;

/** Apache Fory JSON: one shared instance, code generation on (its default). */
public final class ForyJson implements Contender {
  private final org.apache.fory.json.ForyJson fory =
      org.apache.fory.json.ForyJson.builder()
          .writeNullFields(true)
          .registerCodec(Badge.class, new BadgeCodec())
          .build();

  @Override
  public byte[] toBytes(Object tree) {
    return fory.toJsonBytes(tree);
  }

  @Override
  public String toText(Object tree) {
    return fory.toJson(tree);
  }

  @Override
  public void toStream(Object tree, OutputStream out) {
    fory.writeJsonTo(tree, out);
  }

  private static final class BadgeCodec extends AbstractJsonValueCodec<Badge> {
    @Override
    public void write(JsonWriter out, Badge badge) {
      out.writeObjectStart();
      out.writeFieldName("name");
      out.writeString(badge.name());
      out.writeComma(1);
      out.writeFieldName("level");
      out.writeInt(badge.level());
      out.writeObjectEnd();
    }

    @Override
    public Badge read(JsonReader in) {
      throw new UnsupportedOperationException("written only");
    }
  }
}
