package org.jotjson;

import java.io.IOException;
import java.io.OutputStream;

/**
 * JSON in one line, with the default options.
 *
 * <pre>{@code
 * String text = Json.generate(Map.of("id", 123, "tags", List.of("a", "b")));   // {"id":123,"tags":["a","b"]}
 * }</pre>
 *
 * <p>Costs no more than a {@link Generator} kept for later. See there for other options and for
 * what is thrown.
 */
public final class Json {
  private static final Generator GENERATOR = Generator.builder().build();

  private Json() {}

  /** The JSON of {@code value} as text. */
  public static String generate(Object value) {
    return GENERATOR.generate(value);
  }

  /** The JSON of {@code value} as UTF-8. */
  public static byte[] generateBytes(Object value) {
    return GENERATOR.generateBytes(value);
  }

  /**
   * Writes the JSON of {@code value} as UTF-8 and flushes.
   *
   * @throws IOException if {@code out} does
   */
  public static void generate(Object value, OutputStream out) throws IOException {
    GENERATOR.generate(value, out);
  }

  /**
   * The JSON of {@code value} as text, with two spaces a level and one member or element a line.
   */
  public static String prettyGenerate(Object value) {
    return GENERATOR.prettyGenerate(value);
  }
}
