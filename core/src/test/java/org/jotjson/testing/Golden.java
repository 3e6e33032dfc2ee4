package org.jotjson.testing;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;
import java.util.zip.GZIPInputStream;

/** Texts made by the reference encoders, under {@code golden/} on the class path. */
public final class Golden {
  private Golden() {}

  /** The lines of a file, without comments; unpacked if its name ends in {@code .gz}. */
  public static List<String> lines(String name) {
    try (InputStream file = Golden.class.getResourceAsStream("/golden/" + name);
        InputStream in = unpacked(Objects.requireNonNull(file, name), name);
        BufferedReader reader = new BufferedReader(new InputStreamReader(in, UTF_8))) {
      return reader.lines().filter(line -> !line.startsWith("#")).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static InputStream unpacked(InputStream file, String name) throws IOException {
    return name.endsWith(".gz") ? new GZIPInputStream(file) : file;
  }
}
