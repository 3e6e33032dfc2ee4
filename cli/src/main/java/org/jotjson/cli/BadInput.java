package org.jotjson.cli;

import java.util.function.UnaryOperator;

/** Input that is not what was expected, at a byte of it. */
final class BadInput extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Null if it is not known. */
  private final transient Place place;

  BadInput(String what, Place place) {
    super(what, null, false, false);
    this.place = place;
  }

  /** The same at a place that is told more exactly. */
  BadInput located(UnaryOperator<Place> count) {
    return place == null ? this : new BadInput(getMessage(), count.apply(place));
  }

  /** As the user is told of it. */
  Problem in(Source source) {
    String where = place == null ? source.name() : place.in(source.name());
    return new Problem(where + ": " + getMessage());
  }
}
