package org.jotjson.bench.jot;

import java.io.OutputStream;
import org.jotjson.Generator;
import org.jotjson.JsonWriter;

/** Jot by a token writer: a kept generator opens one a document, into a kept stream. */
public final class JotWriter extends KeptStream {
  private final Generator generator = Generator.builder().build();

  @Override
  public void toStream(Object tree, OutputStream out) {
    try (JsonWriter writer = generator.writer(out)) {
      writer.value(tree);
    }
  }
}
