package org.jotjson.cli;

import java.util.Locale;
import java.util.function.UnaryOperator;
import org.jotjson.DuplicateKeys;
import org.jotjson.Generator;
import org.jotjson.GeneratorBuilder;

/** The sets of options that golden files know, by the names they have there. */
enum OptionSet {
  COMPACT(builder -> builder),
  PRETTY(GeneratorBuilder::pretty),
  SCRIPT_SAFE(builder -> builder.scriptSafe(true)),
  ASCII_ONLY(builder -> builder.asciiOnly(true)),
  SORT_KEYS(builder -> builder.sortKeys(true));

  /** What is read for all of them: documents of any depth. */
  static final Reading READING = new Reading(false, false, false, 0);

  private final UnaryOperator<GeneratorBuilder> options;

  OptionSet(UnaryOperator<GeneratorBuilder> options) {
    this.options = options;
  }

  static OptionSet named(String name) {
    return valueOf(name.toUpperCase(Locale.ROOT));
  }

  Generator generator() {
    GeneratorBuilder builder = Generator.builder().maxNesting(0);
    return options.apply(builder.duplicateKeys(DuplicateKeys.ALLOW)).build();
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
