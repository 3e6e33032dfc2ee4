package org.jotjson.internal.filter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Patterns of paths, step by step. */
class PathFilterTest {
  /** Where a path such as {@code a.b[*].c} leads to. */
  private static PathState follow(PathState root, String path) {
    PathState state = root;
    for (String step : path.replace("[*]", ".[*]").split("\\.")) {
      if (step.isEmpty()) continue;
      state = step.equals("[*]") ? state.element() : state.member(step);
    }
    return state;
  }

  private static boolean excludes(String pattern, String path) {
    PathFilter filter = new PathFilter();
    filter.exclude(pattern);
    return follow(filter.root(), path).isDropped();
  }

  @ParameterizedTest
  @CsvSource({
    "a, a, true",
    "a, b, false",
    "a, a.a, false",
    "$.a, a, true",
    ".a, a, true",
    "a.b, a.b, true",
    "a.b, a, false",
    "a[*], a[*], true",
    "a[*], a, false",
    "a[*].b, a[*].b, true",
    "a[*].b, a.b, false",
    "a.*, a.x, true",
    "a.*, a[*], false",
    "*, q, true",
    "[*], [*], true",
    "**.p, p, true",
    "**.p, a.p, true",
    "**.p, a[*][*].b.p, true",
    "**.p, a.q, false",
    "a.**.p, p, false",
    "a.**.p, a.p, true",
    "a.**.p, a.b[*].p, true",
    "**[*], a[*], true",
    "**.a.b, a.a.b, true",
    "**.a.b, a.c.b, false",
    "**.a.**.b, x.a.y.b, true",
    "$[\"odd name\"], odd name, true",
    "a[\"*\"], a.*, true",
    "a[\"*\"], a.b, false"
  })
  void aPatternMatchesThePathsThatItsStepsLeadTo(String pattern, String path, boolean matches) {
    assertThat(excludes(pattern, path)).isEqualTo(matches);
  }

  @Test
  void quotedNamesMayHaveAnyCharacter() {
    PathFilter filter = new PathFilter();
    filter.exclude("[\"a.b[\\\"]\\\\\"]");
    assertThat(filter.root().member("a.b[\"]\\").isDropped()).isTrue();
    assertThat(filter.root().member("").isDropped()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "", "$", "$.", "a.", "a..b", "a[", "a[0]", "a[*", "a[\"b", "a[*]b", "**", "a.**", "a***",
        "a\"", "]"
      })
  void whatIsNoPatternIsRefusedWithItsPlace(String pattern) {
    assertThatThrownBy(() -> PathPattern.check(pattern))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageMatching(".* is missing at index \\d+ of the pattern .*");
  }

  @Test
  void randomPatternsMatchWhatARegularExpressionMatches() {
    SplittableRandom random = new SplittableRandom(7);
    String[] steps = {"a", "b", "*", "**", "[*]"};
    for (int round = 0; round < 3_000; round++) {
      StringBuilder pattern = new StringBuilder();
      StringBuilder regex = new StringBuilder();
      int count = 1 + random.nextInt(4);
      for (int i = 0; i < count; i++) {
        String step = steps[random.nextInt(i == count - 1 ? 3 : 5)];
        pattern.append(step.startsWith("[") || i == 0 ? "" : ".").append(step);
        regex.append(
            switch (step) {
              case "*" -> "[abc]";
              case "**" -> "[abce]*";
              case "[*]" -> "e";
              default -> step;
            });
      }
      for (int path = 0; path < 40; path++) {
        StringBuilder letters = new StringBuilder();
        StringBuilder names = new StringBuilder();
        for (int i = 1 + random.nextInt(5); i > 0; i--) {
          char letter = "abce".charAt(random.nextInt(4));
          letters.append(letter);
          names.append(letter == 'e' ? "[*]" : "." + letter);
        }
        assertThat(excludes(pattern.toString(), names.toString()))
            .as("%s on %s", pattern, names)
            .isEqualTo(letters.toString().matches(regex.toString()));
      }
    }
  }

  @Test
  void statesAreFewHoweverManyNamesThereAre() {
    PathFilter filter = new PathFilter();
    filter.exclude("**.password");
    filter.include("a.**.b");
    PathState state = filter.root();
    PathState other = state.member("x");
    for (int i = 0; i < 1_000; i++) {
      assertThat(state.member("name" + i)).isSameAs(other);
    }
    PathState inside = follow(state, "a.b.c");
    assertThat(inside.member("d")).isSameAs(inside.member("e").member("f"));
  }
}
