package org.jotjson.bench.jot;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jotjson.Generator;
import org.jotjson.bench.Badge;

/** Jot with a converter, as the json gem's coder with its block. */
public final class JotCoder extends JotGenerator {
  public JotCoder() {
    super(Generator.builder().convert(JotCoder::convert).build());
  }

  private static Object convert(Object value, boolean isKey) {
    if (!(value instanceof Badge badge)) {
      return value;
    }
    Map<String, Object> members = new LinkedHashMap<>();
    members.put("name", badge.name());
    members.put("level", badge.level());
    return members;
  }
}
