package org.jotjson.bench.rival;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.jotjson.bench.Contender;

/** The floor under every result: the text is made once, and then only copied. */
public final class Copy implements Contender {
  private Object tree;
  private byte[] bytes;

  @Override
  public byte[] toBytes(Object tree) throws IOException {
    prepare(tree);
    return bytes.clone();
  }

  @Override
  public String toText(Object tree) throws IOException {
    prepare(tree);
    return new String(bytes, StandardCharsets.UTF_8);
  }

  @Override
  public void toStream(Object tree, OutputStream out) throws IOException {
    prepare(tree);
    out.write(bytes.clone());
  }

  private void prepare(Object wanted) throws IOException {
    if (wanted != tree) {
      bytes = new Jackson().toBytes(wanted);
      tree = wanted;
    }
  }
}
