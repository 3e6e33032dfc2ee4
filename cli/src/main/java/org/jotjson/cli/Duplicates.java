package org.jotjson.cli;

import java.util.function.UnaryOperator;

/** The duplicate keys of a text: how many, and the first. */
final class Duplicates {
  private final boolean refused;
  private long count;
  private String first;
  private Place place;

  /**
   * @param refused whether the first one is an error
   */
  Duplicates(boolean refused) {
    this.refused = refused;
  }

  void found(String name, Place place) {
    if (refused)
      throw new BadInput(
          "duplicate key " + Plain.quoted(name) + ", which canonical JSON refuses", place);
    if (count++ == 0) {
      this.first = name;
      this.place = place;
    }
  }

  /** Takes over what was found in the text that follows. */
  void add(Duplicates later) {
    if (count == 0) {
      first = later.first;
      place = later.place;
    }
    count += later.count;
  }

  boolean none() {
    return count == 0;
  }

  /** Tells the place of the first more exactly. */
  void locate(UnaryOperator<Place> count) {
    if (place != null) place = count.apply(place);
  }

  /** Tells the user, if there are any. */
  void warn(Console console, Source source) {
    if (count == 0) return;
    String which = count == 1 ? "duplicate key " : count + " duplicate keys, the first ";
    String where = place.in(source.name());
    console.complain(
        where + ": warning: " + which + Plain.quoted(first) + "; the last value counts");
  }
}
