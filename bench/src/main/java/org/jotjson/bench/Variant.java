package org.jotjson.bench;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A way to start the children.
 *
 * @param flags of the JVM
 * @param jotClasses where Jot is taken from, or null for the build the bench came with
 */
record Variant(String label, List<String> flags, Path jotClasses) {
  private static final String CLASSES = "--jot-classes=";

  static Variant of(String flags, Path jotClasses) {
    return new Variant("", words(flags), jotClasses);
  }

  /** From {@code LABEL=FLAGS}, with {@code --jot-classes=PATH} among the flags. */
  static Variant parse(String text) {
    int equals = text.indexOf('=');
    if (equals < 0) {
      throw new IllegalArgumentException("LABEL=FLAGS expected, not '" + text + "'");
    }
    List<String> words = words(text.substring(equals + 1));
    return new Variant(
        text.substring(0, equals),
        words.stream().filter(word -> !word.startsWith(CLASSES)).toList(),
        words.stream()
            .filter(word -> word.startsWith(CLASSES))
            .map(word -> Path.of(word.substring(CLASSES.length())))
            .findFirst()
            .orElse(null));
  }

  private static List<String> words(String text) {
    return Arrays.stream(text.split(" ")).filter(word -> !word.isEmpty()).toList();
  }

  @Override
  public String toString() {
    return label.isEmpty() ? flags.stream().collect(Collectors.joining(" ")) : label;
  }
}
