package org.jotjson.bench.jot;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.jotjson.Generator;
import org.jotjson.JsonWriter;
import org.jotjson.bench.Contender;

/** Jot by a token writer: a kept generator opens one a document, into a kept stream. */
public final class JotWriter implements Contender {
  private final Generator generator = Generator.builder().build();
  private final ByteArrayOutputStream kept = new ByteArrayOutputStream();

  @Override
  public byte[] toBytes(Object tree) {
    kept.reset();
    toStream(tree, kept);
    return kept.toByteArray();
  }

  @Override
  public String toText(Object tree) {
    kept.reset();
    toStream(tree, kept);
    return kept.toString(StandardCharsets.UTF_8);
  }

  @Override
  public void toStream(Object tree, OutputStream out) {
    try (JsonWriter writer = generator.writer(out)) {
      writer.value(tree);
    }
  }
}
