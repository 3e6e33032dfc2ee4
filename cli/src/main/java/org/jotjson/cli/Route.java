package org.jotjson.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Locale;
import org.jotjson.Generator;
import org.jotjson.JsonWriter;
import tools.jackson.core.JsonParser;

/** The ways through the engine; all must give the same bytes. */
enum Route {
  STRING {
    @Override
    byte[] encode(Object tree, Generator generator) {
      return generator.generate(tree).getBytes(UTF_8);
    }
  },
  BYTES {
    @Override
    byte[] encode(Object tree, Generator generator) {
      return generator.generateBytes(tree);
    }
  },
  STREAM {
    @Override
    byte[] encode(Object tree, Generator generator) {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      try {
        generator.generate(tree, out);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      return out.toByteArray();
    }
  },
  /** What the engine wrote, read and written again token by token. */
  WRITER {
    @Override
    byte[] encode(Object tree, Generator generator) {
      byte[] json = generator.generateBytes(tree);
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      try (JsonParser in = OptionSet.READING.parser(new ByteArrayInputStream(json));
          JsonWriter writer = generator.writer(out)) {
        new TokenCopy(in, OptionSet.READING, writer).run(in.nextToken());
      }
      return out.toByteArray();
    }
  };

  abstract byte[] encode(Object tree, Generator generator);

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
