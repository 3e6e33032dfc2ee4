package org.jotjson.cli;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import tools.jackson.core.JsonParser;
import tools.jackson.core.TokenStreamLocation;

/**
 * A place in a text.
 *
 * @param offset bytes before it
 * @param line from 1; 0 if only the offset is known
 * @param column from 1, in characters where they could be counted, else in bytes
 */
record Place(long offset, long line, long column) {
  private static final int BYTE_ORDER_MARK = 0xEFBBBF;

  static Place at(long offset) {
    return new Place(offset, 0, 0);
  }

  static Place of(TokenStreamLocation location) {
    return new Place(location.getByteOffset(), location.getLineNr(), location.getColumnNr());
  }

  /** Where the current token starts. */
  static Place of(JsonParser in) {
    return of(in.currentTokenLocation());
  }

  Place back(int characters) {
    return new Place(offset - characters, line, column - characters);
  }

  /** This place, counted in the text itself, which is read from its start. */
  Place countedIn(InputStream text) throws IOException {
    long line = 1;
    long column = 0;
    int last = 0; // the last three bytes
    for (long at = 0; at <= offset; at++) {
      if ((last & 0xFF) == '\n') {
        line++;
        column = 0;
      }
      int b = text.read();
      boolean continues = b >= 0 && (b & 0xC0) == 0x80;
      if (!continues) column++;
      if (b < 0) break;
      last = (last << 8 | b) & 0xFFFFFF;
      if (at == 2 && last == BYTE_ORDER_MARK) column = 0;
    }
    return new Place(offset, line, column);
  }

  /** This place, counted in {@code text[from, to)}. */
  Place countedIn(byte[] text, int from, int to) {
    try {
      return countedIn(new ByteArrayInputStream(text, from, to - from));
    } catch (IOException e) {
      throw new AssertionError("arrays can be read", e);
    }
  }

  Place below(long lines) {
    return new Place(offset, line + lines, column);
  }

  /** As editors take it: {@code FILE:LINE:COLUMN}. */
  String in(String file) {
    return line == 0 ? file + ": byte " + offset : file + ":" + line + ":" + column;
  }
}
