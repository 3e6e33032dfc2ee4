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

  /**
   * Whether the output is Latin-1, for a text, and strings that Latin-1 cannot hold go elsewhere;
   * else it is UTF-8.
   */
  final boolean toLatin1;

  private final Escapes escapes;

  public TextPolicy(Escapes escapes, Malformed malformed) {
    this(escapes, malformed, false);
  }

  private TextPolicy(Escapes escapes, Malformed malformed, boolean toLatin1) {
    this.escapes = escapes;
    this.utf8 = escapes.utf8;
    this.latin1 = toLatin1 ? escapes.latin1Kept : escapes.latin1;
    this.transcoded = malformed == Malformed.ESCAPE ? escapes.utf8WithSurrogates : escapes.utf8;
    this.asciiEscapesOnly = !transcoded.highStops;
    this.malformed = malformed;
    this.toLatin1 = toLatin1;
  }

  /** The same for output that is Latin-1. */
  public TextPolicy toLatin1() {
    return new TextPolicy(escapes, malformed, true);
  }

  public boolean isToLatin1() {
    return toLatin1;
  }

  /** What happens to malformed text. */
  public Malformed malformed() {
    return malformed;
  }
}
