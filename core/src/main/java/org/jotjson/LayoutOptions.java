package org.jotjson;

import org.jotjson.internal.number.NumberLayout;
import org.jotjson.internal.text.Escapes;
import org.jotjson.internal.text.Malformed;
import org.jotjson.internal.text.TextPolicy;
import org.jotjson.internal.token.Layout;

/** The options of how tokens look, as they are collected. */
final class LayoutOptions {
  String indent = "";
  String space = "";
  String spaceBefore = "";
  String objectNl = "";
  String arrayNl = "";
  int maxNesting = 100;
  int depth;
  int bufferInitialLength;
  long maxOutput = Long.MAX_VALUE;
  boolean asciiOnly;
  boolean scriptSafe;
  InvalidText invalidText = InvalidText.ERROR;
  FloatLayout floatLayout = FloatLayout.RUBY;
  NonFinite nonFinite = NonFinite.ERROR;
  boolean longsAsStrings;
  int plainDigits;
  boolean canonical;

  /** The layout with the white space asked for. */
  Layout own() {
    return layout(Layout.WhiteSpace.of(indent, space, spaceBefore, objectNl, arrayNl));
  }

  /** The layout with the usual white space for human readers. */
  Layout pretty() {
    return layout(Layout.WhiteSpace.of("  ", " ", "", "\n", "\n"));
  }

  private Layout layout(Layout.WhiteSpace space) {
    TextPolicy text = new TextPolicy(escapes(), Malformed.values()[invalidText.ordinal()]);
    NumberLayout digits = NumberLayout.valueOf(floatLayout.name());
    org.jotjson.internal.token.NonFinite words =
        org.jotjson.internal.token.NonFinite.values()[nonFinite.ordinal()];
    Layout.Numbers numbers =
        new Layout.Numbers(digits, false, words, longsAsStrings, canonical, plainDigits);
    Layout.Limits limits = new Layout.Limits(maxNesting, depth, bufferInitialLength, maxOutput);
    return new Layout(space, text, numbers, limits);
  }

  private Escapes escapes() {
    if (asciiOnly) return scriptSafe ? Escapes.ASCII_SCRIPT_SAFE : Escapes.ASCII;
    return scriptSafe ? Escapes.SCRIPT_SAFE : Escapes.JSON;
  }

  /** Canonical JSON leaves no choice in what it speaks of. */
  void makeCanonical() {
    indent = space = spaceBefore = objectNl = arrayNl = "";
    asciiOnly = scriptSafe = longsAsStrings = false;
    floatLayout = FloatLayout.ECMASCRIPT;
    invalidText = InvalidText.ERROR;
    nonFinite = NonFinite.ERROR;
  }
}
