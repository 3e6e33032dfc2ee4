package org.jotjson.cli;

import org.jotjson.JsonWriter;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/** Hands a value from a parser to a writer, token by token. */
final class TokenCopy {
  private final JsonParser in;
  private final Reading reading;
  private final JsonWriter writer;
  private final Scalars scalars;
  private int depth;

  TokenCopy(JsonParser in, Reading reading, JsonWriter writer) {
    this.in = in;
    this.reading = reading;
    this.writer = writer;
    this.scalars = new Scalars(in, reading);
  }

  /** Copies the value that starts with the parser's current token, {@code first}. */
  void run(JsonToken first) {
    copy(first);
    while (depth > 0) copy(in.nextToken());
  }

  private void copy(JsonToken token) {
    switch (token) {
      case PROPERTY_NAME -> writer.name(in.currentName());
      case START_OBJECT -> {
        reading.checkDepth(++depth, in);
        writer.beginObject();
      }
      case START_ARRAY -> {
        reading.checkDepth(++depth, in);
        writer.beginArray();
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
  }
}
