package org.jotjson.cli;

import java.io.ByteArrayInputStream;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/** Reads documents for those who encode them more than once. */
final class Trees {
  private Trees() {}

  /**
   * @throws Problem if there is no such file, or no document in it
   */
  static Object read(Source source) {
    byte[] text = source.bytes();
    try {
      return read(text);
    } catch (BadInput e) {
      throw e.located(place -> place.countedIn(text, 0, text.length)).in(source);
    }
  }

  private static Object read(byte[] text) {
    try (JsonParser in = OptionSet.READING.parser(new ByteArrayInputStream(text))) {
      JsonToken first = in.nextToken();
      if (first == null) throw Document.empty(Place.at(text.length));
      Object tree = new TreeReader(in, OptionSet.READING, new Duplicates(false)).read(first);
      Document.end(in);
      return tree;
    } catch (JacksonException e) {
      throw Plain.words(e);
    }
  }
}
