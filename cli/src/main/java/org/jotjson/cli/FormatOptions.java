package org.jotjson.cli;

import org.jotjson.DuplicateKeys;
import org.jotjson.Generator;
import org.jotjson.GeneratorBuilder;
import picocli.CommandLine.Option;

/** How JSON is to look. */
final class FormatOptions {
  @Option(names = "--pretty", description = "Two spaces a level, one member or element a line.")
  private boolean pretty;

  @Option(
      names = "--indent",
      paramLabel = "SPACE",
      converter = WhiteSpace.class,
      description =
          "What precedes members and elements, once a level: spaces, \\t, or a number of spaces.")
  private String indent;

  @Option(
      names = "--space",
      paramLabel = "SPACE",
      converter = WhiteSpace.class,
      description = "What follows the colon.")
  private String space;

  @Option(
      names = "--space-before",
      paramLabel = "SPACE",
      converter = WhiteSpace.class,
      description = "What precedes the colon.")
  private String spaceBefore;

  @Option(
      names = "--object-nl",
      paramLabel = "SPACE",
      converter = WhiteSpace.class,
      description = "What precedes each member, such as \\n.")
  private String objectNl;

  @Option(
      names = "--array-nl",
      paramLabel = "SPACE",
      converter = WhiteSpace.class,
      description = "What precedes each element, such as \\n.")
  private String arrayNl;

  @Option(names = "--ascii-only", description = "Escape everything beyond ASCII.")
  private boolean asciiOnly;

  @Option(
      names = "--script-safe",
      description = "Escape /, U+2028 and U+2029, for JSON inside HTML.")
  private boolean scriptSafe;

  @Option(names = "--sort-keys", description = "Order members by the code points of their names.")
  private boolean sortKeys;

  @Option(
      names = "--canonical",
      description =
          "Canonical JSON (RFC 8785); what it has no place for is an error. Overrules the options above.")
  private boolean canonical;

  @Option(
      names = "--allow-nan",
      description = "Read and write NaN, Infinity and -Infinity, which are not JSON.")
  private boolean allowNan;

  @Option(
      names = "--max-nesting",
      paramLabel = "LEVELS",
      description =
          "How deep arrays and objects may be nested (${DEFAULT-VALUE}); 0 for any depth.")
  private int maxNesting = 100;

  Generator generator() {
    GeneratorBuilder builder = Generator.builder();
    if (pretty) builder.pretty();
    if (indent != null) builder.indent(indent);
    if (space != null) builder.space(space);
    if (spaceBefore != null) builder.spaceBefore(spaceBefore);
    if (objectNl != null) builder.objectNl(objectNl);
    if (arrayNl != null) builder.arrayNl(arrayNl);
    builder
        .asciiOnly(asciiOnly)
        .scriptSafe(scriptSafe)
        .sortKeys(sortKeys)
        .allowNan(allowNan)
        .maxNesting(maxNesting);
    if (canonical) builder.canonical();
    return builder.duplicateKeys(DuplicateKeys.ALLOW).build();
  }

  Reading reading(boolean exactNumbers) {
    return new Reading(exactNumbers, allowNan && !canonical, canonical, maxNesting);
  }

  /** What the options ask for and cannot have, or null. */
  String contradiction() {
    return maxNesting < 0
        ? "--max-nesting is a number of levels, or 0 for any: not " + maxNesting
        : null;
  }

  boolean breaksLines() {
    return !canonical
        && (pretty
            || hasNewline(indent)
            || hasNewline(objectNl)
            || hasNewline(arrayNl)
            || hasNewline(space)
            || hasNewline(spaceBefore));
  }

  boolean ordersKeys() {
    return sortKeys || canonical;
  }

  boolean isCanonical() {
    return canonical;
  }

  private static boolean hasNewline(String space) {
    return space != null && (space.contains("\n") || space.contains("\r"));
  }
}
