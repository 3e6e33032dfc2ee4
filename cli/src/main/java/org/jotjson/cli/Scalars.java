package org.jotjson.cli;

import org.jotjson.Fragment;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonParser.NumberType;
import tools.jackson.core.JsonToken;

/** Strings, numbers and words, as Ruby's {@code JSON.parse} takes them. */
final class Scalars {
  private final JsonParser in;
  private final Reading reading;

  Scalars(JsonParser in, Reading reading) {
    this.in = in;
    this.reading = reading;
  }

  /**
   * The value of the current token: String, Long, Double, Boolean, null, or the number as it is
   * written.
   */
  Object value(JsonToken token) {
    return switch (token) {
      case VALUE_STRING -> in.getString();
      case VALUE_NUMBER_INT -> integer();
      case VALUE_NUMBER_FLOAT -> decimal();
      case VALUE_TRUE -> true;
      case VALUE_FALSE -> false;
      default -> null;
    };
  }

  private Object integer() {
    if (in.getNumberType() != NumberType.BIG_INTEGER) return in.getLongValue();
    if (reading.canonical()) return in.getBigIntegerValue();
    return Fragment.of(in.getString()); // JSON writes an integer in one way only
  }

  private Object decimal() {
    if (reading.exactNumbers() && !in.isNaN()) return Fragment.of(in.getString());
    double value = in.getDoubleValue();
    if (!reading.allowNan() && Double.isInfinite(value)) {
      String rule = " is beyond a double: --exact-numbers keeps it, --allow-nan writes Infinity";
      throw new BadInput(Plain.shown(in.getString()) + rule, Place.of(in));
    }
    return value;
  }
}
