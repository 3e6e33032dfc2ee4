package org.jotjson.cli;

/** What there is to tell of the lines of a text. */
final class LinesReport {
  private final Duplicates duplicates;
  private long lines;
  private long bad;
  private BadInput firstBad;

  LinesReport(Duplicates duplicates) {
    this.duplicates = duplicates;
  }

  /** Adds what became of the next lines. */
  void add(LineBatch.Encoded encoded) {
    encoded.duplicates.locate(place -> place.below(lines));
    duplicates.add(encoded.duplicates);
    if (bad == 0 && encoded.bad > 0)
      firstBad = encoded.firstBad.located(place -> place.below(lines));
    bad += encoded.bad;
    lines += encoded.lines;
  }

  boolean bad() {
    return bad > 0;
  }

  /** Tells the user. @throws Problem if there are bad lines and they were not to be skipped */
  void tell(Console console, Source source, boolean skipBad) {
    duplicates.warn(console, source);
    if (bad == 0) return;
    Problem first = firstBad.in(source);
    if (!skipBad) throw first;
    String count = bad == 1 ? "1 bad line left out: " : bad + " bad lines left out, the first: ";
    console.complain(count + first.getMessage());
  }
}
