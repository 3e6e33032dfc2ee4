package org.jotjson.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What is timed has been proved right; what is not timed is known, with its reason. */
class ContendersAgreeTest {
  private static final Map<Contenders, Contender> CONTENDERS = new EnumMap<>(Contenders.class);

  static {
    for (Contenders who : Contenders.values()) {
      CONTENDERS.put(who, who.create());
    }
  }

  /** It writes arrays of strings and numbers only, as its class says. */
  private static final Set<Documents> JSONITER_SCALA_WRITES =
      EnumSet.of(
          Documents.INTEGERS,
          Documents.MIXED_UTF8,
          Documents.MOSTLY_UTF8,
          Documents.BYTES_128_SINGLE_ESCAPE_AT_END);

  /** As bytes it leaves the characters U+0080 to U+00FF in Latin-1, which is not UTF-8. */
  private static final Set<Documents> WAST_SPOILS_BYTES_OF =
      EnumSet.of(
          Documents.CITM_CATALOG,
          Documents.CITM_RECORDS,
          Documents.GITHUB_EVENTS,
          Documents.GSOC_2018,
          Documents.UPDATE_CENTER);

  @ParameterizedTest
  @MethodSource("madeInCode")
  void everyContenderWritesADocumentMadeInCode(Documents document, Mode mode) {
    assertThat(failing(document, mode)).isEqualTo(knownToFail(document, mode));
  }

  @Tag("corpus")
  @ParameterizedTest
  @MethodSource("files")
  void everyContenderWritesADocumentOfTheCorpus(Documents document, Mode mode) {
    assertThat(failing(document, mode)).isEqualTo(knownToFail(document, mode));
  }

  private static Set<Contenders> failing(Documents document, Mode mode) {
    Object tree = document.tree();
    Set<Contenders> failing = new TreeSet<>();
    CONTENDERS.forEach(
        (who, contender) -> {
          if (Agreement.complaint(contender, mode, tree) != null) {
            failing.add(who);
          }
        });
    return failing;
  }

  private static Set<Contenders> knownToFail(Documents document, Mode mode) {
    Set<Contenders> known = new TreeSet<>();
    if (!JSONITER_SCALA_WRITES.contains(document)) {
      known.add(Contenders.JSONITER_SCALA);
    }
    if (Runtime.version().feature() < 25) {
      known.add(Contenders.JACKSON_BLACKBIRD);
    }
    if (mode != Mode.STRING && WAST_SPOILS_BYTES_OF.contains(document)) {
      known.add(Contenders.WAST);
    }
    return known;
  }

  static Stream<Arguments> madeInCode() {
    return inEachMode(document -> !document.isFile() && !document.isModel());
  }

  static Stream<Arguments> files() {
    return inEachMode(document -> document.isFile() || document.isModel());
  }

  private static Stream<Arguments> inEachMode(Predicate<Documents> wanted) {
    List<Mode> modes = List.of(Mode.values());
    return Arrays.stream(Documents.values())
        .filter(wanted)
        .flatMap(document -> modes.stream().map(mode -> Arguments.of(document, mode)));
  }
}
