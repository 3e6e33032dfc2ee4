package org.jotjson.bench.jot;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.jotjson.bench.Contender;

/** A contender that only knows streams: arrays and texts come of one that is kept. */
abstract class KeptStream implements Contender {
  private final ByteArrayOutputStream kept = new ByteArrayOutputStream();

  @Override
  public final byte[] toBytes(Object tree) throws IOException {
    return written(tree).toByteArray();
  }

  @Override
  public final String toText(Object tree) throws IOException {
    return written(tree).toString(StandardCharsets.UTF_8);
  }

  private ByteArrayOutputStream written(Object tree) throws IOException {
    kept.reset();
    toStream(tree, kept);
    return kept;
  }
}
