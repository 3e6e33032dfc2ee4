package org.jotjson;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.Flushable;
import java.util.Objects;
import org.jotjson.internal.filter.PathState;
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
  private Scopes scopes;

  /** What to do with the finished document; null for a writer that is lent to a hook. */
  private final Ending ending;

  /** What decides about each token; null if all are written. */
  private final TokenFilter filter;

  /** What happens when the writer is closed. */
  interface Ending {
    void close(boolean whole);
  }

  JsonWriter(Walk walk, Scopes scopes, Ending ending) {
    this.walk = walk;
    this.tokens = walk.tokens();
    this.scopes = scopes;
    this.ending = ending;
    this.filter = walk.state() == null ? null : new TokenFilter(walk.state());
  }

  /** Opens an array. */
  public JsonWriter beginArray() {
    open(tokens::openArray);
    scopes.openArray();
    return this;
  }

  /** Closes the innermost container, an array. */
  public JsonWriter endArray() {
    scopes.closeArray();
    return close(tokens::closeArray);
  }

  /** Opens an object. */
  public JsonWriter beginObject() {
    open(tokens::openObject);
    scopes.openObject();
    return this;
  }

  /** Closes the innermost container, an object. */
  public JsonWriter endObject() {
    scopes.closeObject();
    return close(tokens::closeObject);
  }

  /** The name of the next member; its value must follow. */
  public JsonWriter name(String name) {
    Objects.requireNonNull(name);
    scopes.name(name);
    if (filter == null) return token(false, () -> tokens.name(name));
    filter.name(name);
    return this;
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
    return write(() -> tokens.number(value), value);
  }

  public JsonWriter value(int value) {
    return value((long) value);
  }

  public JsonWriter value(double value) {
    return write(() -> walk.number(value), value);
  }

  public JsonWriter value(float value) {
    return write(() -> walk.number(value), value);
  }

  public JsonWriter value(boolean value) {
    return write(() -> tokens.bool(value), value);
  }

  /** Any value the generator can write, or null. */
  public JsonWriter value(Object value) {
    return write(() -> walk.any(value), value);
  }

  /**
   * A string that comes as UTF-8 bytes {@code [begin, begin + length)}; it is escaped, and checked
   * as the generator's options say.
   */
  public JsonWriter utf8(byte[] bytes, int begin, int length) {
    Objects.checkFromIndexSize(begin, length, bytes.length);
    Object text = filter == null ? null : new String(bytes, begin, length, UTF_8);
    return write(() -> tokens.checkedUtf8(bytes, begin, begin + length), text);
  }

  public JsonWriter nullValue() {
    return write(tokens::nullValue, null);
  }

  /** Ready-made JSON. */
  public JsonWriter raw(Fragment fragment) {
    byte[] json = fragment.utf8();
    return write(() -> tokens.raw(json, 0, json.length), fragment);
  }

  /** Hands what was written so far to the sink, but for the last byte, and flushes it. */
  @Override
  public void flush() {
    scopes.checkUsable();
    token(false, tokens::flushOpen);
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

  /** The hook that had it is over. */
  void end() {
    scopes = Scopes.OVER;
  }

  private JsonWriter open(Runnable bracket) {
    if (filter == null) return token(scopes.beforeValue(), bracket);
    boolean element = scopes.beforeValue();
    PathState state = filter.value(element, true);
    boolean isHandedOver = state != null && state.replacement() != null;
    if (state == null || isHandedOver) filter.skip();
    else filter.open(state);
    return filtered(element, state, isHandedOver ? tokens::nullValue : bracket);
  }

  private JsonWriter close(Runnable bracket) {
    return filter == null || filter.close() ? token(false, bracket) : this;
  }

  private JsonWriter write(Runnable write, Object value) {
    return filter == null ? token(scopes.beforeValue(), write) : choose(write, value);
  }

  /** Writes a value, if the filter lets it pass. */
  private JsonWriter choose(Runnable write, Object value) {
    boolean isContainer = Walk.isContainer(value);
    boolean element = scopes.beforeValue();
    PathState state = filter.value(element, isContainer);
    boolean isHook = ending == null;
    if (state != null && state.isPartial() && !isContainer && isHook && filter.isAtRoot())
      return filtered(element, state, tokens::nullValue);
    boolean isHandedOver = state != null && state.replacement() != null;
    return filtered(element, state, isHandedOver ? () -> walk.any(value) : write);
  }

  private JsonWriter filtered(boolean element, PathState state, Runnable write) {
    String name = filter.takeName();
    if (state == null) return this;
    return token(
        element,
        () -> {
          if (name != null) tokens.name(name);
          walk.state(state);
          write.run();
        });
  }

  /**
   * Writes a token, the start of an element or not. Meanwhile nothing else may be written here, and
   * after a failure neither.
   */
  private JsonWriter token(boolean element, Runnable write) {
    scopes.lock();
    try {
      if (element) tokens.element();
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
