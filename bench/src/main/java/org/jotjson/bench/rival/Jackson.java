package org.jotjson.bench.rival;

import java.io.OutputStream;
import org.jotjson.bench.Badge;
import org.jotjson.bench.Contender;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.util.JsonRecyclerPools;
import tools.jackson.databind.JacksonModule;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.ser.std.StdSerializer;

/** Jackson databind: a reused writer, the fast double writer, the pool meant for one thread. */
public final class Jackson implements Contender {
  private final ObjectWriter writer;

  public Jackson() {
    this(new SimpleModule());
  }

  Jackson(JacksonModule module) {
    JsonFactory factory =
        JsonFactory.builder()
            .recyclerPool(JsonRecyclerPools.threadLocalPool())
            .enable(StreamWriteFeature.USE_FAST_DOUBLE_WRITER)
            .build();
    writer =
        JsonMapper.builder(factory)
            .addModule(new SimpleModule().addSerializer(new BadgeSerializer()))
            .addModule(module)
            .build()
            .writer();
  }

  @Override
  public byte[] toBytes(Object tree) {
    return writer.writeValueAsBytes(tree);
  }

  @Override
  public String toText(Object tree) {
    return writer.writeValueAsString(tree);
  }

  @Override
  public void toStream(Object tree, OutputStream out) {
    writer.writeValue(out, tree);
  }

  private static final class BadgeSerializer extends StdSerializer<Badge> {
    BadgeSerializer() {
      super(Badge.class);
    }

    @Override
    public void serialize(Badge badge, JsonGenerator out, SerializationContext context) {
      out.writeStartObject();
      out.writeStringProperty("name", badge.name());
      out.writeNumberProperty("level", badge.level());
      out.writeEndObject();
    }
  }
}
