package org.jotjson;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Iterator;
import org.jotjson.internal.output.SinkException;
import org.jotjson.internal.output.TooLargeException;
import org.jotjson.internal.walk.Call;

/**
 * Many documents, one after the other: JSON Lines (each on a line), and JSON text sequences (RFC
 * 7464: each behind a record separator, and on a line or more).
 */
final class DocumentSeries {
  private static final byte RECORD_SEPARATOR = 0x1E;

  private final Generator generator;
  private final Call call;
  private final String unit;
  private final byte prefix;
  private final Flush flush;

  private DocumentSeries(Generator generator, Call call, Flush flush, String unit, byte prefix) {
    this.generator = generator;
    this.call = call;
    this.flush = flush;
    this.unit = unit;
    this.prefix = prefix;
  }

  static DocumentSeries lines(Generator generator, Call call, Flush flush) {
    return new DocumentSeries(generator, call, flush, "line", (byte) 0);
  }

  static DocumentSeries sequence(Generator generator, Call call, Flush flush) {
    return new DocumentSeries(generator, call, flush, "record", RECORD_SEPARATOR);
  }

  /** Writes all; if one fails, those before it are written whole. */
  void write(Iterator<?> values, OutputStream out) throws IOException {
    try {
      generator.start(call, out);
      for (long number = 1; values.hasNext(); number++) {
        write(values.next(), number);
        if (flush == Flush.EACH_VALUE) call.tokens.flush();
      }
      generator.finish(call, flush);
    } catch (SinkException e) {
      throw e.getCause();
    } catch (TooLargeException e) {
      throw Generator.toPublic(e);
    }
  }

  private void write(Object value, long number) {
    long before = call.tokens.position();
    try {
      call.tokens.nextRecord(prefix);
      Generator.writeValue(value, call);
      call.tokens.finishLine();
    } catch (GenerationException e) {
      throw located(e, unit + " " + number + ": ", before);
    }
  }

  private GenerationException located(GenerationException e, String place, long before) {
    GenerationException located = e.within(place);
    try {
      if (call.tokens.backTo(before)) generator.finish(call, flush);
    } catch (SinkException | TooLargeException second) {
      located.addSuppressed(second);
    }
    return located;
  }
}
