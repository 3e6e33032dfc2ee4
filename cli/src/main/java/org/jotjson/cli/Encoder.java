package org.jotjson.cli;

/** A way from the text of a source to JSON. */
interface Encoder {
  /**
   * Writes the JSON of the source and a newline.
   *
   * @throws Problem if the source cannot be read, or is not what it should be
   */
  void encode(Source source, Sink out);
}
