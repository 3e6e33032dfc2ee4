package org.jotjson;

/**
 * Implemented by classes that write themselves.
 *
 * <pre>{@code
 * record Point(double x, double y) implements ToJson {
 *   public void toJson(JsonWriter w) {
 *     w.beginArray().value(x).value(y).endArray();
 *   }
 * }
 * }</pre>
 */
@FunctionalInterface
public interface ToJson {
  /**
   * Writes exactly one JSON value. The writer is live: it stands where this object stands, and must
   * not be used after the method has returned.
   */
  void toJson(JsonWriter writer);
}
