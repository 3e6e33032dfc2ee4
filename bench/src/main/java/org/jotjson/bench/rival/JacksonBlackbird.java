package org.jotjson.bench.rival;

import java.io.OutputStream;
import org.jotjson.bench.Contender;
import tools.jackson.module.blackbird.BlackbirdModule;

/** Jackson with the module that makes lambdas of getters; of no use to trees, which have none. */
public final class JacksonBlackbird implements Contender {
  private final Jackson jackson =
      Runtime.version().feature() < 25 ? null : new Jackson(new BlackbirdModule());

  @Override
  public byte[] toBytes(Object tree) {
    return jackson().toBytes(tree);
  }

  @Override
  public String toText(Object tree) {
    return jackson().toText(tree);
  }

  @Override
  public void toStream(Object tree, OutputStream out) {
    jackson().toStream(tree, out);
  }

  private Jackson jackson() {
    if (jackson == null) throw new UnsupportedOperationException("Blackbird needs Java 25");
    return jackson;
  }
}
