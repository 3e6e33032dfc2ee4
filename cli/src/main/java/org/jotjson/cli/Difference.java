package org.jotjson.cli;

import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/**
 * What two texts differ in.
 *
 * @param floats how many floats are written differently
 * @param onlyFloats whether nothing else differs, and all floats read back equal
 */
record Difference(long floats, boolean onlyFloats) {
  boolean isLayoutOfFloats() {
    return floats > 0 && onlyFloats;
  }

  /** Compares the texts token by token. */
  static Difference between(byte[] one, byte[] other) {
    try (JsonParser a = OptionSet.READING.parser(one, 0, one.length);
        JsonParser b = OptionSet.READING.parser(other, 0, other.length)) {
      return between(a, b);
    } catch (JacksonException | BadInput e) {
      return new Difference(0, false);
    }
  }

  private static Difference between(JsonParser a, JsonParser b) {
    long floats = 0;
    boolean onlyFloats = true;
    for (JsonToken token; (token = a.nextToken()) != null; ) {
      if (b.nextToken() != token) return new Difference(floats, false);
      if (a.getString().equals(b.getString())) continue;
      if (token != JsonToken.VALUE_NUMBER_FLOAT) return new Difference(floats, false);
      floats++;
      onlyFloats &= Double.compare(a.getDoubleValue(), b.getDoubleValue()) == 0;
    }
    return new Difference(floats, onlyFloats && b.nextToken() == null);
  }
}
