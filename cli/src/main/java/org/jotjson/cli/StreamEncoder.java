package org.jotjson.cli;

import java.io.IOException;
import java.io.InputStream;
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

  StreamEncoder(Reading reading, Generator generator) {
    this.reading = reading;
    this.generator = generator;
  }

  @Override
  public void encode(Source source, Sink out) {
    try (InputStream text = source.open();
        JsonParser in = reading.parser(text)) {
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
      copy(first, in, writer);
    } catch (GenerationException e) {
      throw new BadInput(e.rule(), Place.of(in));
    }
    Document.end(in);
    writer.close();
    out.write('\n');
  }

  private void copy(JsonToken first, JsonParser in, JsonWriter writer) {
    Scalars scalars = new Scalars(in, reading);
    int depth = 0;
    for (JsonToken token = first; ; token = in.nextToken()) {
      switch (token) {
        case PROPERTY_NAME -> writer.name(in.currentName());
        case START_OBJECT, START_ARRAY -> {
          reading.checkDepth(++depth, in);
          open(token, writer);
        }
        case END_OBJECT -> {
          depth--;
          writer.endObject();
        }
        case END_ARRAY -> {
          depth--;
          writer.endArray();
        }
        default -> writer.value(scalars.value(token));
      }
      if (depth == 0) return;
    }
  }

  private static void open(JsonToken token, JsonWriter writer) {
    if (token == JsonToken.START_OBJECT) writer.beginObject();
    else writer.beginArray();
  }
}
