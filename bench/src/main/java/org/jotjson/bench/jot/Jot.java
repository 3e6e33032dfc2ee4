package org.jotjson.bench.jot;

import java.io.IOException;
import java.io.OutputStream;
import org.jotjson.Json;
import org.jotjson.bench.Contender;

/** Jot in one line. */
public final class Jot implements Contender {
  @Override
  public byte[] toBytes(Object tree) {
    return Json.generateBytes(tree);
  }

  @Override
  public String toText(Object tree) {
    return Json.generate(tree);
  }

  @Override
  public void toStream(Object tree, OutputStream out) throws IOException {
    Json.generate(tree, out);
  }
}
