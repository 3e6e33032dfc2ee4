package org.jotjson.bench;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Raw figures of the encoder benchmark.
 *
 * @param command as it was typed
 * @param runtimes the JVM, and the Rubies with their libraries
 * @param leftOut documents and contenders that this machine does not have, with the reason
 * @param measured document by document
 * @param strings the scanners on strings; the document's name is their length
 * @param growth some contenders on one kind of document; its name is its size
 */
public record EncoderResults(
    String date,
    String command,
    Machine machine,
    List<String> runtimes,
    Rounds rounds,
    List<String> leftOut,
    List<Measured> measured,
    List<Measured> strings,
    List<Measured> growth) {

  /** How long each contender is timed. */
  public record Rounds(int warmUps, int count, int millis) {
    public static final Rounds FULL = new Rounds(20, 50, 100);
    public static final Rounds QUICK = new Rounds(20, 10, 50);

    @Override
    public String toString() {
      double seconds = warmUps * millis / 1e3;
      return "warm-up of %.1f s each, then %d rounds of %d ms in turn"
          .formatted(seconds, count, millis);
    }
  }

  /** In the order of their races. */
  public Set<String> documents() {
    return new LinkedHashSet<>(measured.stream().map(Measured::document).toList());
  }

  /** Those that finished anywhere, in the order of {@link Entrant}. */
  public List<String> contenders() {
    return Stream.of(Entrant.values())
        .map(Entrant::title)
        .filter(who -> measured.stream().anyMatch(one -> timed(one, one.document(), who)))
        .toList();
  }

  /** All of a document, in the order of the race. */
  public List<Measured> of(String document) {
    return measured.stream().filter(one -> one.document().equals(document)).toList();
  }

  /** Null if it was not timed. */
  public Measured of(String document, String contender) {
    return measured.stream()
        .filter(one -> timed(one, document, contender))
        .findFirst()
        .orElse(null);
  }

  private static boolean timed(Measured one, String document, String contender) {
    return one.document().equals(document)
        && one.contender().equals(contender)
        && one.difference() == null;
  }

  /** The contender's speed over the first one's on a document; null if one was not timed. */
  public Double ratio(String document, String contender, String first) {
    Measured one = of(document, contender);
    Measured other = of(document, first);
    return one == null || other == null
        ? null
        : one.speed().perSecond() / other.speed().perSecond();
  }

  /** The geometric mean of the ratios on the documents that both were timed on. */
  public double meanRatio(String contender, String first) {
    return Figures.geometricMean(
        documents().stream()
            .map(document -> ratio(document, contender, first))
            .filter(Objects::nonNull)
            .toList());
  }
}
