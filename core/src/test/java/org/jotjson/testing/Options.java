package org.jotjson.testing;

import java.util.List;
import java.util.SplittableRandom;
import org.jotjson.FloatLayout;
import org.jotjson.Generator;
import org.jotjson.GeneratorBuilder;
import org.jotjson.InvalidText;
import org.jotjson.NonFinite;

/** One set of options, for a generator and for the reference. */
public final class Options {
  private static final List<String> WHITE = List.of("", "", "", " ", "  ", "\t", "\n", "\r\n");

  public String indent = "";
  public String space = "";
  public String spaceBefore = "";
  public String objectNl = "";
  public String arrayNl = "";
  public int depth;
  public boolean asciiOnly;
  public boolean scriptSafe;
  public boolean sortKeys;
  public boolean omitNulls;
  public boolean longsAsStrings;
  public InvalidText invalidText = InvalidText.ERROR;
  public FloatLayout floatLayout = FloatLayout.RUBY;
  public NonFinite nonFinite = NonFinite.ERROR;

  /** Any set of options. */
  public static Options random(SplittableRandom random) {
    Options options = new Options();
    options.indent = white(random);
    options.space = white(random);
    options.spaceBefore = white(random);
    options.objectNl = white(random);
    options.arrayNl = white(random);
    options.depth = random.nextInt(4) == 0 ? random.nextInt(5) : 0;
    options.asciiOnly = random.nextBoolean();
    options.scriptSafe = random.nextBoolean();
    options.sortKeys = random.nextBoolean();
    options.omitNulls = random.nextBoolean();
    options.longsAsStrings = random.nextBoolean();
    options.invalidText = oneOf(InvalidText.values(), random);
    options.floatLayout = oneOf(FloatLayout.values(), random);
    options.nonFinite = oneOf(NonFinite.values(), random);
    return options;
  }

  private static String white(SplittableRandom random) {
    return WHITE.get(random.nextInt(WHITE.size()));
  }

  private static <T> T oneOf(T[] values, SplittableRandom random) {
    return values[random.nextInt(values.length)];
  }

  /** A builder that is told all of these options. */
  public GeneratorBuilder builder() {
    return Generator.builder()
        .indent(indent)
        .space(space)
        .spaceBefore(spaceBefore)
        .objectNl(objectNl)
        .arrayNl(arrayNl)
        .depth(depth)
        .asciiOnly(asciiOnly)
        .scriptSafe(scriptSafe)
        .sortKeys(sortKeys)
        .omitNulls(omitNulls)
        .longsAsStrings(longsAsStrings)
        .invalidText(invalidText)
        .floatLayout(floatLayout)
        .nonFinite(nonFinite);
  }

  /** The escape policy that these options come to. */
  public ReferenceText.Escaped escaped() {
    if (asciiOnly) {
      return scriptSafe ? ReferenceText.Escaped.ASCII_SCRIPT_SAFE : ReferenceText.Escaped.ASCII;
    }
    return scriptSafe ? ReferenceText.Escaped.SCRIPT_SAFE : ReferenceText.Escaped.JSON;
  }

  @Override
  public String toString() {
    String white = String.join("|", indent, space, spaceBefore, objectNl, arrayNl);
    return white.replace("\n", "\\n").replace("\r", "\\r").replace("\t", "\\t")
        + (" depth " + depth + " " + escaped() + " " + invalidText + " " + floatLayout)
        + (" " + nonFinite + (sortKeys ? " sorted" : "") + (omitNulls ? " omitNulls" : ""))
        + (longsAsStrings ? " longsAsStrings" : "");
  }
}
