package org.jotjson.cli;

import java.io.ByteArrayOutputStream;

/** Some lines of a text, one document each. */
final class LineBatch {
  /** The lines are {@code bytes[0, end)}. */
  private final byte[] bytes;

  private final int end;

  LineBatch(byte[] bytes, int end) {
    this.bytes = bytes;
    this.end = end;
  }

  /** What became of a batch; the lines that its places tell are counted from its start. */
  static final class Encoded {
    final ByteArrayOutputStream json = new ByteArrayOutputStream();
    final Duplicates duplicates;
    long lines;
    long bad;
    BadInput firstBad;

    Encoded(Duplicates duplicates) {
      this.duplicates = duplicates;
    }
  }

  /** Encodes line by line, up to the first bad one unless {@code skipBad}. */
  Encoded encode(Document document, boolean skipBad) {
    Encoded encoded = new Encoded(document.newDuplicates());
    int to;
    for (int from = 0; from < end; from = to + 1) {
      to = lineEnd(from);
      encoded.lines++;
      line(document, from, to, encoded);
      if (encoded.bad > 0 && !skipBad) break;
    }
    return encoded;
  }

  private void line(Document document, int from, int to, Encoded encoded) {
    boolean first = encoded.duplicates.none();
    try {
      byte[] json =
          document.encode(() -> document.reading().parser(bytes, from, to), encoded.duplicates);
      if (json == null) return;
      encoded.json.writeBytes(json);
      encoded.json.write('\n');
    } catch (BadInput e) {
      if (encoded.bad++ == 0)
        encoded.firstBad = e.located(place -> located(place, from, to, encoded.lines));
    }
    if (first) encoded.duplicates.locate(place -> located(place, from, to, encoded.lines));
  }

  private Place located(Place place, int from, int to, long line) {
    return place.countedIn(bytes, from, to).below(line - 1);
  }

  private int lineEnd(int from) {
    int i = from;
    while (i < end && bytes[i] != '\n') i++;
    return i;
  }
}
