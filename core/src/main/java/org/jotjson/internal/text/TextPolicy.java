package org.jotjson.internal.text;

/** How strings are written: which tables, and what happens to malformed text. Immutable. */
public final class TextPolicy {
  final EscapeTable utf8;
  final EscapeTable latin1;

  /** For UTF-8 made from UTF-16, in which a lone surrogate may stand as three bytes. */
  final EscapeTable transcoded;

  /** Whether nothing beyond ASCII is ever escaped, so that UTF-16 needs one pass only. */
  final boolean asciiEscapesOnly;

  final Malformed malformed;

  public TextPolicy(Escapes escapes, Malformed malformed) {
    this.utf8 = escapes.utf8;
    this.latin1 = escapes.latin1;
    this.transcoded = malformed == Malformed.ESCAPE ? escapes.utf8WithSurrogates : escapes.utf8;
    this.asciiEscapesOnly = transcoded.highStops == 0;
    this.malformed = malformed;
  }

  /** What happens to malformed text. */
  public Malformed malformed() {
    return malformed;
  }
}
