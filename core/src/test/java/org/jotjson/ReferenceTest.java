package org.jotjson;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.jotjson.testing.Options;
import org.jotjson.testing.ReferenceWriter;
import org.jotjson.testing.Routes;
import org.jotjson.testing.Trees;
import org.junit.jupiter.api.Test;

/** Random values under random options are written as the reference writes them, by every route. */
class ReferenceTest {
  private static final int ROUNDS = Integer.getInteger("jot.rounds", 5_000);

  @Test
  void everyValueUnderEveryOptionIsWrittenAsTheReferenceWritesIt() {
    for (int seed = 0; seed < ROUNDS; seed++) {
      Options options = Options.random(new SplittableRandom(seed));
      boolean hostile = seed % 3 == 0;
      // no order is defined for names that are not Unicode text
      options.sortKeys &= !hostile;
      Object value = new Trees(seed, hostile).next(5);
      String wanted = reference(options, value);
      for (Routes route : Routes.values()) {
        compare(
            seed, options, route.toString(), wanted, () -> route.json(generator(options), value));
      }
      if (!options.omitNulls && !options.sortKeys) {
        compare(seed, options, "tokens", wanted, () -> tokens(generator(options), value));
      }
    }
  }

  private static Generator generator(Options options) {
    return options.builder().build();
  }

  private static String reference(Options options, Object value) {
    try {
      return new ReferenceWriter(options).write(value);
    } catch (IllegalArgumentException refused) {
      return null;
    }
  }

  private static void compare(
      int seed,
      Options options,
      String route,
      String wanted,
      java.util.function.Supplier<String> json) {
    String written;
    try {
      written = json.get();
    } catch (GenerationException refused) {
      written = null;
    }
    if (wanted == null ? written != null : !wanted.equals(written)) {
      throw new AssertionError(
          "seed "
              + seed
              + ", "
              + route
              + ", "
              + options
              + "\nwrote  "
              + written
              + "\nwanted "
              + wanted);
    }
  }

  /** Writes a value token by token. */
  private static String tokens(Generator generator, Object value) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    JsonWriter writer = generator.writer(out);
    write(writer, value);
    writer.close();
    return out.toString(UTF_8);
  }

  private static void write(JsonWriter writer, Object value) {
    if (value instanceof List<?> list) {
      writer.beginArray();
      list.forEach(element -> write(writer, element));
      writer.endArray();
    } else if (value instanceof Map<?, ?> map) {
      writer.beginObject();
      map.forEach(
          (name, member) -> {
            writer.name((String) name);
            write(writer, member);
          });
      writer.endObject();
    } else if (value instanceof Double number) {
      writer.value((double) number);
    } else if (value instanceof Float number) {
      writer.value((float) number);
    } else if (value instanceof Boolean bool) {
      writer.value((boolean) bool);
    } else if (value instanceof Integer number) {
      writer.value((int) number);
    } else if (value instanceof Long number) {
      writer.value((long) number);
    } else if (value == null) {
      writer.nullValue();
    } else {
      writer.value(value);
    }
  }
}
