package org.jotjson.bench.rival;

import com.alibaba.fastjson2.JSON;
import com.alibaba.fastjson2.JSONFactory;
import com.alibaba.fastjson2.JSONWriter;
import java.io.OutputStream;
import org.jotjson.bench.Badge;
import org.jotjson.bench.Contender;

/** fastjson2: the static methods its manual recommends; nulls in maps are asked for. */
public final class Fastjson2 implements Contender {
  private static final JSONWriter.Feature NULLS = JSONWriter.Feature.WriteMapNullValue;

  public Fastjson2() {
    JSONFactory.getDefaultObjectWriterProvider()
        .register(
            Badge.class,
            (out, object, name, type, features) -> {
              Badge badge = (Badge) object;
              out.startObject();
              out.writeName("name");
              out.writeColon();
              out.writeString(badge.name());
              out.writeName("level");
              out.writeColon();
              out.writeInt32(badge.level());
              out.endObject();
            });
  }

  @Override
  public byte[] toBytes(Object tree) {
    return JSON.toJSONBytes(tree, NULLS);
  }

  @Override
  public String toText(Object tree) {
    return JSON.toJSONString(tree, NULLS);
  }

  @Override
  public void toStream(Object tree, OutputStream out) {
    JSON.writeTo(out, tree, NULLS);
  }
}
