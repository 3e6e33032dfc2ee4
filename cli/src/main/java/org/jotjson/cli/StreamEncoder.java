package org.jotjson.cli;

import java.io.IOException;
import org.jotjson.GenerationException;
import org.jotjson.Generator;
import org.jotjson.JsonWriter;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.exc.JacksonIOException;

/**
 * Encodes a document token by token, in constant memory. What was written when it fails stays
 * written.
 */
final class StreamEncoder implements Encoder {
  private final Reading reading;
  private final Generator generator;
  private final Console console;

  StreamEncoder(Reading reading, Generator generator, Console console) {
    this.reading = reading;
    this.generator = generator;
    this.console = console;
  }

  @Override
  public void encode(Source source, Sink out) {
    try (JsonParser in =
        reading.parser(Progress.of(source.open(), source.name(), source.size(), console))) {
      document(in, out);
    } catch (BadInput e) {
      throw e.located(source::count).in(source);
    } catch (JacksonIOException e) {
      throw Problem.withFile(source.name(), e.getCause());
    } catch (JacksonException e) {
      throw Plain.words(e).located(source::count).in(source);
    } catch (IOException e) {
      throw Problem.withFile(source.name(), e);
    }
  }

  private void document(JsonParser in, Sink out) {
    JsonToken first = in.nextToken();
    if (first == null) throw Document.empty(Place.of(in.currentLocation()));
    JsonWriter writer = generator.writer(out.lent());
    try {
      new TokenCopy(in, reading, writer).run(first);
    } catch (GenerationException e) {
      throw new BadInput(e.rule(), Place.of(in));
    }
    Document.end(in);
    writer.close();
    out.write('\n');
  }
}
