package org.jotjson.cli;

import java.util.function.Supplier;
import org.jotjson.GenerationException;
import org.jotjson.Generator;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/** Reads one document into memory and writes it. For use by several threads. */
final class Document {
  private final Reading reading;
  private final Generator generator;

  Document(Reading reading, Generator generator) {
    this.reading = reading;
    this.generator = generator;
  }

  /**
   * The JSON of a document, or null if there is only white space.
   *
   * @param text opens the text, again if need be
   * @throws BadInput if it is no document, or one that cannot be written
   */
  byte[] encode(Supplier<JsonParser> text, Duplicates duplicates) {
    try (JsonParser in = text.get()) {
      JsonToken first = in.nextToken();
      if (first == null) return null;
      Object tree = new TreeReader(in, reading, duplicates).read(first);
      end(in);
      return generator.generateBytes(tree);
    } catch (JacksonException e) {
      throw Plain.words(e);
    } catch (GenerationException e) {
      throw new BadInput(e.rule(), place(e.value(), text));
    }
  }

  Reading reading() {
    return reading;
  }

  Duplicates newDuplicates() {
    return new Duplicates(reading.canonical());
  }

  static BadInput empty(Place place) {
    return new BadInput("expected a value, but there is none", place);
  }

  /** Sees to it that nothing but white space is left. */
  static void end(JsonParser in) {
    Place place;
    try {
      if (in.nextToken() == null) return;
      place = Place.of(in);
    } catch (JacksonException e) {
      place = Place.of(e.getLocation());
    }
    throw new BadInput("expected nothing more: the document ended before this", place);
  }

  /** Where the first name or value stands that equals {@code value}; null if nowhere. */
  private Place place(Object value, Supplier<JsonParser> text) {
    try (JsonParser in = text.get()) {
      Scalars scalars = new Scalars(in, reading);
      for (JsonToken token; (token = in.nextToken()) != null; ) {
        Object read = token == JsonToken.PROPERTY_NAME ? in.currentName() : scalars.value(token);
        if (value != null && value.equals(read)) return Place.of(in);
      }
    }
    return null;
  }
}
