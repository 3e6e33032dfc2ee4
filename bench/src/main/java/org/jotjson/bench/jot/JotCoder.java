package org.jotjson.bench.jot;

import java.io.IOException;
import java.io.OutputStream;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jotjson.Generator;
import org.jotjson.bench.Badge;
import org.jotjson.bench.Contender;

/** Jot with a converter, as the json gem's coder with its block. */
public final class JotCoder implements Contender {
  private final Generator generator = Generator.builder().convert(JotCoder::convert).build();

  private static Object convert(Object value, boolean isKey) {
    if (!(value instanceof Badge badge)) {
      return value;
    }
    Map<String, Object> members = new LinkedHashMap<>();
    members.put("name", badge.name());
    members.put("level", badge.level());
    return members;
  }

  @Override
  public byte[] toBytes(Object tree) {
    return generator.generateBytes(tree);
  }

  @Override
  public String toText(Object tree) {
    return generator.generate(tree);
  }

  @Override
  public void toStream(Object tree, OutputStream out) throws IOException {
    generator.generate(tree, out);
  }
}
