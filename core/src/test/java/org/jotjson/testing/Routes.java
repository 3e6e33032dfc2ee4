package org.jotjson.testing;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.function.Supplier;
import org.jotjson.Generator;
import org.jotjson.JsonWriter;

/** All ways from a value to JSON. */
public enum Routes {
  STRING {
    @Override
    public String json(Generator generator, Object value) {
      return generator.generate(value);
    }
  },
  BYTES {
    @Override
    public String json(Generator generator, Object value) {
      return new String(generator.generateBytes(value), UTF_8);
    }
  },
  STREAM {
    @Override
    public String json(Generator generator, Object value) {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      try {
        generator.generate(value, out);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      return out.toString(UTF_8);
    }
  },
  WRITER {
    @Override
    public String json(Generator generator, Object value) {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      JsonWriter writer = generator.writer(out);
      writer.value(value);
      writer.close();
      return out.toString(UTF_8);
    }
  };

  /** The JSON of this value by this route. */
  public abstract String json(Generator generator, Object value);

  /**
   * The JSON of a value, proved to be the same by every route.
   *
   * @param value makes the value anew for each route, for some can be read only once
   */
  public static String all(Generator generator, Supplier<?> value) {
    String first = STRING.json(generator, value.get());
    for (Routes route : values()) {
      String text = route.json(generator, value.get());
      if (!text.equals(first)) {
        throw new AssertionError(route + " gave " + text + ", but STRING gave " + first);
      }
    }
    return first;
  }
}
