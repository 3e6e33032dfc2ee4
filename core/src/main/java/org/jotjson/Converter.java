package org.jotjson;

/**
 * Replaces values of the caller's own types by values that can be written: the block of the json
 * gem's {@code JSON::Coder}.
 *
 * <p>It is asked about every value that is no {@code null}, {@code CharSequence}, {@code Boolean},
 * number, {@code Map}, {@code Iterable}, {@code Iterator}, stream, {@link Fragment} or array (but
 * about {@code char[]} and {@code byte[]}, which are no arrays in JSON), about NaN and the
 * infinities where they are not allowed, and about every key that is no {@code String}, of which it
 * may be asked more than once. What it returns is written without asking again; returning the
 * argument leaves the decision to the generator.
 */
@FunctionalInterface
public interface Converter {
  /**
   * Converts one value.
   *
   * @param value what is to be written; never null
   * @param isKey whether it is the key of a map
   * @return what to write in its place
   */
  Object convert(Object value, boolean isKey);
}
