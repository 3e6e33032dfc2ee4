package org.jotjson.bench;

import java.io.IOException;
import java.io.OutputStream;

/**
 * A JSON generator under test: one tree of maps, lists, strings, numbers, booleans and nulls in,
 * JSON text out. An implementation holds whatever its library tells its users to keep and reuse,
 * and is called by one thread.
 */
public interface Contender {

  /** The tree as UTF-8, in an array of exactly the length of the text. */
  byte[] toBytes(Object tree) throws IOException;

  /** The tree as a string. */
  String toText(Object tree) throws IOException;

  /** Writes the tree to {@code out} as UTF-8. */
  void toStream(Object tree, OutputStream out) throws IOException;
}
