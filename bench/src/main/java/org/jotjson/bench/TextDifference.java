package org.jotjson.bench;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/** Where a text is not the wanted one. */
final class TextDifference {
  private static final JsonMapper READER = new JsonMapper();
  private static final int SHOWN = 20;

  private TextDifference() {}

  /**
   * Compares bytes, or values where the document is one of many floats, for which each library has
   * a layout.
   *
   * @return null if the text is right
   */
  static String find(Documents document, Object tree, byte[] wanted, byte[] got) {
    if (Arrays.equals(wanted, got)) {
      return null;
    }
    if (!document.comparesValues()) {
      return bytes(wanted, got);
    }
    try {
      return Agreement.difference("$", tree, READER.readValue(got, Object.class));
    } catch (JacksonException e) {
      return "not JSON: " + e.getOriginalMessage();
    }
  }

  private static String bytes(byte[] wanted, byte[] got) {
    int at = Arrays.mismatch(wanted, got);
    return "byte %,d: %s, not %s".formatted(at, shown(got, at), shown(wanted, at));
  }

  private static String shown(byte[] text, int at) {
    int from = Math.max(0, at - SHOWN);
    int to = Math.min(text.length, at + SHOWN);
    String part = new String(text, from, to - from, StandardCharsets.UTF_8);
    return (from > 0 ? "…" : "") + part.replace("\n", "\\n") + (to < text.length ? "…" : "");
  }
}
