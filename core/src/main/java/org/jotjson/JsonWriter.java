package org.jotjson;

import java.io.Flushable;
import java.util.Objects;
import org.jotjson.internal.output.TooLargeException;
import org.jotjson.internal.token.Failure;
import org.jotjson.internal.token.Tokens;
import org.jotjson.internal.walk.Walk;

/**
 * Writes one JSON document as a stream of tokens.
 *
 * <pre>{@code
 * try (JsonWriter w = generator.writer(out)) {
 *   w.beginObject();
 *   w.name("id").value(123);
 *   w.name("tags").beginArray().value("a").value("b").endArray();
 *   w.name("owner").value(anyObject);
 *   w.endObject();
 * }                                       // {"id":123,"tags":["a","b"],"owner":…}
 * }</pre>
 *
 * <p>Calls in an order that would not give JSON throw {@link IllegalStateException}; values that
 * cannot be written throw {@link GenerationException}; a sink that fails throws {@link
 * java.io.UncheckedIOException}. After any of these the document cannot be finished. Not for use by
 * several threads.
 */
public final class JsonWriter implements AutoCloseable, Flushable {
  private final Walk walk;
  private final Tokens tokens;
  private final Scopes scopes;

  /** What to do with the finished document; null for a writer that is lent to a hook. */
  private final Ending ending;

  /** What happens when the writer is closed. */
  interface Ending {
    void close(boolean whole);
  }

  JsonWriter(Walk walk, Scopes scopes, Ending ending) {
    this.walk = walk;
    this.tokens = walk.tokens();
    this.scopes = scopes;
    this.ending = ending;
  }

  /** Opens an array. */
  public JsonWriter beginArray() {
    start(tokens::openArray);
    scopes.openArray();
    return this;
  }

  /** Closes the innermost container, an array. */
  public JsonWriter endArray() {
    scopes.closeArray();
    return token(tokens::closeArray);
  }

  /** Opens an object. */
  public JsonWriter beginObject() {
    start(tokens::openObject);
    scopes.openObject();
    return this;
  }

  /** Closes the innermost container, an object. */
  public JsonWriter endObject() {
    scopes.closeObject();
    return token(tokens::closeObject);
  }

  /** The name of the next member; its value must follow. */
  public JsonWriter name(String name) {
    Objects.requireNonNull(name);
    scopes.name(name);
    return token(() -> tokens.name(name));
  }

  /** A string, or null. */
  public JsonWriter value(String value) {
    return value((Object) value);
  }

  /** A string of one char, which would be a number otherwise. */
  public JsonWriter value(char value) {
    return value(String.valueOf(value));
  }

  public JsonWriter value(long value) {
    return start(() -> tokens.number(value));
  }

  public JsonWriter value(int value) {
    return value((long) value);
  }

  public JsonWriter value(double value) {
    return start(() -> walk.number(value));
  }

  public JsonWriter value(float value) {
    return start(() -> walk.number(value));
  }

  public JsonWriter value(boolean value) {
    return start(() -> tokens.bool(value));
  }

  /** Any value the generator can write, or null. */
  public JsonWriter value(Object value) {
    return start(() -> walk.value(value));
  }

  /**
   * A string that comes as UTF-8 bytes {@code [begin, begin + length)}; it is escaped, and checked
   * as the generator's options say.
   */
  public JsonWriter utf8(byte[] bytes, int begin, int length) {
    Objects.checkFromIndexSize(begin, length, bytes.length);
    return start(() -> tokens.checkedUtf8(bytes, begin, begin + length));
  }

  public JsonWriter nullValue() {
    return start(tokens::nullValue);
  }

  /** Ready-made JSON. */
  public JsonWriter raw(Fragment fragment) {
    byte[] json = fragment.utf8();
    return start(() -> tokens.raw(json, 0, json.length));
  }

  /** Hands what was written so far to the sink, but for the last byte, and flushes it. */
  @Override
  public void flush() {
    scopes.checkUsable();
    token(tokens::flushOpen);
  }

  /**
   * Ends the document and closes the sink.
   *
   * @throws IllegalStateException if the document is not finished; what is missing is not made up
   */
  @Override
  public void close() {
    if (ending == null)
      throw new IllegalStateException("a writer lent to toJson is not closed by it");
    if (!scopes.close()) return;
    boolean whole = scopes.isWhole();
    ending.close(whole);
    if (!whole) throw new IllegalStateException("the document ends too early, at " + scopes.path());
  }

  /** Writes a value, or the bracket that opens one. */
  private JsonWriter start(Runnable write) {
    boolean element = scopes.beforeValue();
    return token(
        () -> {
          if (element) tokens.element();
          write.run();
        });
  }

  /** Writes a token, during which nothing else may be written here, and after a failure neither. */
  private JsonWriter token(Runnable write) {
    scopes.lock();
    try {
      write.run();
      scopes.unlock();
      return this;
    } catch (Failure failure) {
      throw Generator.toPublic(failure.in(scopes.path().substring(1)));
    } catch (TooLargeException | StackOverflowError e) {
      if (ending == null) throw e;
      throw Generator.toPublic(e);
    } finally {
      scopes.spoilIfLocked();
    }
  }
}
