package org.jotjson;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.BufferOverflowException;
import java.nio.ByteBuffer;
import java.util.Iterator;
import java.util.Objects;
import java.util.concurrent.Executor;
import java.util.concurrent.Flow;
import java.util.stream.Stream;
import org.jotjson.internal.output.SinkException;
import org.jotjson.internal.output.TooLargeException;
import org.jotjson.internal.token.Failure;
import org.jotjson.internal.token.Layout;
import org.jotjson.internal.walk.Call;
import org.jotjson.internal.walk.Calls;
import org.jotjson.internal.walk.Rules;

/**
 * Turns values into JSON under one set of options.
 *
 * <pre>{@code
 * static final Generator API = Generator.builder().scriptSafe(true).sortKeys(true).build();
 * byte[] json = API.generateBytes(value);
 * }</pre>
 *
 * <p>Immutable; share one between all threads. All state of a call lives in the call, so a call
 * that fails, or a hook that generates JSON itself, leaves no trace in others.
 *
 * <p>All methods throw {@link GenerationException} for a value that cannot be written, and {@link
 * NestingException} if containers are nested deeper than allowed.
 */
public final class Generator {
  private static final Calls CALLS = new Calls(WriterHooks::new);

  private final Layout layout;
  private final Layout text;
  private final Layout prettyText;
  private final Rules rules;
  private final Flush flush;

  Generator(Layout layout, Layout pretty, Rules rules, Flush flush) {
    this.layout = layout;
    this.text = layout.forText();
    this.prettyText = pretty.forText();
    this.rules = rules;
    this.flush = flush;
  }

  /**
   * Starts with the default options: compact, shortest digits in Ruby's layout, 100 levels, errors
   * for what is not JSON.
   */
  public static GeneratorBuilder builder() {
    return new GeneratorBuilder();
  }

  /** The JSON of {@code value} as text. */
  public String generate(Object value) {
    return text(value, text);
  }

  /**
   * The JSON of {@code value} as text, with two spaces a level and one member or element a line.
   */
  public String prettyGenerate(Object value) {
    return text(value, prettyText);
  }

  private String text(Object value, Layout layout) {
    Call call = CALLS.take();
    try {
      write(value, call, layout, null);
      return call.tokens.toText();
    } catch (TooLargeException e) {
      throw toPublic(e);
    } finally {
      CALLS.give(call);
    }
  }

  /** The JSON of {@code value} as UTF-8. */
  public byte[] generateBytes(Object value) {
    Call call = CALLS.take();
    try {
      write(value, call, layout, null);
      return call.tokens.toBytes();
    } catch (TooLargeException e) {
      throw toPublic(e);
    } finally {
      CALLS.give(call);
    }
  }

  /**
   * Writes the JSON of {@code value} as UTF-8 and flushes. Lazy values are written as they come, in
   * constant memory. If it fails, {@code out} may have received a part. Other kinds of targets:
   * {@link Sinks}.
   *
   * @throws IOException if {@code out} does
   */
  public void generate(Object value, OutputStream out) throws IOException {
    Objects.requireNonNull(out);
    Call call = CALLS.take();
    try {
      write(value, call, layout, out);
      finish(call, flush);
    } catch (SinkException e) {
      throw e.getCause();
    } catch (TooLargeException e) {
      throw toPublic(e);
    } finally {
      CALLS.give(call);
    }
  }

  /**
   * Puts the JSON of {@code value} as UTF-8 into a buffer, from its position on: the whole of it
   * or, if something fails, nothing.
   *
   * @throws BufferOverflowException if there is no room for all of it
   */
  public void generate(Object value, ByteBuffer target) {
    Call call = CALLS.take();
    try {
      write(value, call, layout, null);
      call.tokens.copyTo(target);
    } catch (TooLargeException e) {
      throw toPublic(e);
    } finally {
      CALLS.give(call);
    }
  }

  /**
   * Publishes the JSON of {@code value} as UTF-8 in chunks, to each subscriber from the start. It
   * is generated as it is asked for: by a thread of the executor, which waits when the subscriber
   * has not asked for more. That thread must be another than the subscriber's. A value that can be
   * read only once goes to the first subscriber.
   *
   * <p>What fails is given to {@code onError}, after the chunks before it.
   */
  public Flow.Publisher<ByteBuffer> publisher(Object value, Executor executor) {
    return new ChunkPublisher(out -> generate(value, out), executor);
  }

  /**
   * Writes each value on a line of its own (JSON Lines) and flushes at the end. If one cannot be
   * written, the error names its line, and those before it are written.
   *
   * @throws IOException if {@code out} does
   * @throws IllegalStateException if the options put newlines into a document
   */
  public void generateLines(Iterable<?> values, OutputStream out) throws IOException {
    lines(values.iterator(), out);
  }

  /** As {@link #generateLines(Iterable, OutputStream)}; closes the stream of values. */
  public void generateLines(Stream<?> values, OutputStream out) throws IOException {
    try (values) {
      lines(values.iterator(), out);
    }
  }

  private void lines(Iterator<?> values, OutputStream out) throws IOException {
    if (layout.breaksLines())
      throw new IllegalStateException("JSON Lines need options without newlines");
    series(values, out, DocumentSeries::lines);
  }

  /**
   * Writes each value as a record of a JSON text sequence (RFC 7464: behind a record separator, and
   * followed by a newline) and flushes at the end. If one cannot be written, the error names its
   * record, and those before it are written.
   *
   * @throws IOException if {@code out} does
   */
  public void generateSequence(Iterable<?> values, OutputStream out) throws IOException {
    series(values.iterator(), out, DocumentSeries::sequence);
  }

  /** As {@link #generateSequence(Iterable, OutputStream)}; closes the stream of values. */
  public void generateSequence(Stream<?> values, OutputStream out) throws IOException {
    try (values) {
      series(values.iterator(), out, DocumentSeries::sequence);
    }
  }

  private interface SeriesFormat {
    DocumentSeries of(Generator generator, Call call, Flush flush);
  }

  private void series(Iterator<?> values, OutputStream out, SeriesFormat format)
      throws IOException {
    Objects.requireNonNull(out);
    Call call = CALLS.take();
    try {
      format.of(this, call, flush).write(values, out);
    } finally {
      CALLS.give(call);
    }
  }

  /** A writer of one document to {@code out}, which is closed with it. */
  public JsonWriter writer(OutputStream out) {
    Objects.requireNonNull(out);
    Call call = CALLS.takeForLong();
    start(call, out);
    Scopes scopes = new Scopes(rules.keyOrder());
    return new JsonWriter(call.walk, scopes, whole -> end(call, out, whole));
  }

  private void end(Call call, OutputStream out, boolean whole) {
    try (out) {
      if (whole) {
        call.tokens.finish();
        finish(call, flush);
      }
    } catch (TooLargeException e) {
      throw toPublic(e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } finally {
      CALLS.give(call);
    }
  }

  private void write(Object value, Call call, Layout layout, OutputStream out) {
    start(call, layout, out);
    writeValue(value, call);
    call.tokens.finish();
  }

  void start(Call call, OutputStream out) {
    start(call, layout, out);
  }

  /** Hands out what is still in the array. */
  void finish(Call call, Flush flush) {
    if (flush == Flush.NEVER) call.tokens.empty();
    else call.tokens.flush();
  }

  private void start(Call call, Layout layout, OutputStream out) {
    try {
      call.start(layout, rules, out);
    } catch (TooLargeException e) {
      throw toPublic(e);
    }
  }

  static void writeValue(Object value, Call call) {
    try {
      call.walk.document(value);
    } catch (Failure failure) {
      throw toPublic(failure);
    } catch (TooLargeException | StackOverflowError e) {
      throw toPublic(e);
    }
  }

  static GenerationException toPublic(Failure failure) {
    String rule = failure.getMessage();
    if (failure.isNesting())
      return new NestingException(rule, failure.path(), failure.value(), failure.getCause());
    return new GenerationException(rule, failure.path(), failure.value(), failure.getCause());
  }

  /** What is out of room has no place: the output, or the thread's stack. */
  static GenerationException toPublic(Throwable e) {
    if (e instanceof TooLargeException)
      return new GenerationException(e.getMessage(), "$", null, e);
    String rule = "the thread's stack is exhausted; is there a cycle through hooks or references?";
    return new NestingException(rule, "$", null, e);
  }
}
