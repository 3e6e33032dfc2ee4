package org.jotjson.cli;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import tools.jackson.core.JsonParser;

/** Encodes a document in memory: nothing of it is written unless all of it can be. */
final class TreeEncoder implements Encoder {
  private final Document document;
  private final Console console;

  TreeEncoder(Document document, Console console) {
    this.document = document;
    this.console = console;
  }

  @Override
  public void encode(Source source, Sink out) {
    byte[] text = source.bytes();
    Duplicates duplicates = document.newDuplicates();
    byte[] json;
    try {
      json = document.encode(() -> parser(text, source), duplicates);
      if (json == null) throw Document.empty(Place.at(text.length));
    } catch (BadInput e) {
      throw e.located(place -> place.countedIn(text, 0, text.length)).in(source);
    }
    duplicates.locate(place -> place.countedIn(text, 0, text.length));
    duplicates.warn(console, source);
    out.write(json);
    out.write('\n');
  }

  private JsonParser parser(byte[] text, Source source) {
    InputStream in = new ByteArrayInputStream(text);
    return document.reading().parser(Progress.of(in, source.name(), text.length, console));
  }
}
