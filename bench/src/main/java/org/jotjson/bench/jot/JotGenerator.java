package org.jotjson.bench.jot;

import java.io.IOException;
import java.io.OutputStream;
import org.jotjson.Generator;
import org.jotjson.bench.Contender;

/** Jot with a generator that is made once. */
public class JotGenerator implements Contender {
  private final Generator generator;

  public JotGenerator() {
    this(Generator.builder().build());
  }

  JotGenerator(Generator generator) {
    this.generator = generator;
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
