package org.jotjson.internal.token;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.Arrays;
import org.jotjson.internal.number.NumberLayout;
import org.jotjson.internal.text.TextPolicy;

/**
 * How tokens look: white space, escapes, numbers and limits. Immutable, shared by threads.
 *
 * <p>With {@code indent} set, every member and element is preceded by it, once per level; a closing
 * bracket is preceded by the newline and the indent only if the newline is set.
 */
public final class Layout {
  /** Levels that are always too many: a cycle ends here, whatever the heap and the stack. */
  public static final int CEILING = 1_000_000;

  final byte[] indent;
  final byte[] objectNl;
  final byte[] arrayNl;

  /** What stands between a name and its value: space_before, colon, space. */
  final byte[] colon;

  /** No white space at all. */
  final boolean compact;

  final TextPolicy text;
  final NumberLayout numbers;

  /** Doubles have the digits that the json gem finds on MRI. */
  final boolean likeMri;

  final NonFinite nonFinite;

  /** Integers beyond 2^53 become strings. */
  final boolean longsAsStrings;

  /** Numbers that a double cannot hold are refused, as RFC 8785 wants it. */
  final boolean doublesOnly;

  /** Decimals have no exponent and at most this many digits; 0: they are as their own text. */
  final int plainDigits;

  final int maxDepth;
  final int startDepth;
  final int initialLength;

  /** Bytes that the output may have. */
  final long maxOutput;

  private final WhiteSpace space;
  private final Numbers asked;
  private final Limits limits;

  public Layout(WhiteSpace space, TextPolicy text, Numbers numbers, Limits limits) {
    this.space = space;
    this.asked = numbers;
    this.limits = limits;
    this.indent = space.indent;
    this.objectNl = space.objectNl;
    this.arrayNl = space.arrayNl;
    this.colon = colon(space);
    this.compact = indent.length + objectNl.length + arrayNl.length + colon.length == 1;
    this.text = text;
    this.numbers = numbers.layout;
    this.likeMri = numbers.likeMri;
    this.nonFinite = numbers.nonFinite;
    this.longsAsStrings = numbers.longsAsStrings;
    this.doublesOnly = numbers.doublesOnly;
    this.plainDigits = numbers.plainDigits;
    this.maxDepth = limits.maxNesting == 0 ? CEILING : Math.min(limits.maxNesting, CEILING);
    this.startDepth = limits.depth;
    this.initialLength = limits.bufferInitialLength;
    this.maxOutput = limits.maxOutput;
  }

  /**
   * The same for output that becomes a {@code String}: written as Latin-1, so that it need not be
   * decoded. White space must be ASCII. A limit on the UTF-8 bytes wants UTF-8 all the same.
   */
  public Layout forText() {
    return maxOutput == Long.MAX_VALUE ? new Layout(space, text.toLatin1(), asked, limits) : this;
  }

  private static byte[] colon(WhiteSpace space) {
    int before = space.spaceBefore.length;
    byte[] colon = Arrays.copyOf(space.spaceBefore, before + 1 + space.space.length);
    colon[before] = ':';
    System.arraycopy(space.space, 0, colon, before + 1, space.space.length);
    return colon;
  }

  /** Whether a document may contain line breaks. */
  public boolean breaksLines() {
    return (new String(indent, UTF_8)
                + new String(objectNl, UTF_8)
                + new String(arrayNl, UTF_8)
                + new String(colon, UTF_8))
            .indexOf('\n')
        >= 0;
  }

  /** The json gem's five pieces of white space, as they are to be written. */
  public static final class WhiteSpace {
    private final byte[] indent;
    private final byte[] space;
    private final byte[] spaceBefore;
    private final byte[] objectNl;
    private final byte[] arrayNl;

    public WhiteSpace(
        byte[] indent, byte[] space, byte[] spaceBefore, byte[] objectNl, byte[] arrayNl) {
      this.indent = indent;
      this.space = space;
      this.spaceBefore = spaceBefore;
      this.objectNl = objectNl;
      this.arrayNl = arrayNl;
    }

    /** White space given as text. */
    public static WhiteSpace of(
        String indent, String space, String spaceBefore, String objectNl, String arrayNl) {
      return new WhiteSpace(
          indent.getBytes(UTF_8),
          space.getBytes(UTF_8),
          spaceBefore.getBytes(UTF_8),
          objectNl.getBytes(UTF_8),
          arrayNl.getBytes(UTF_8));
    }
  }

  /** What numbers look like; {@code likeMri} asks for MRI's digits, in Ruby's layout. */
  public record Numbers(
      NumberLayout layout,
      boolean likeMri,
      NonFinite nonFinite,
      boolean longsAsStrings,
      boolean doublesOnly,
      int plainDigits) {
    /** Decimals as their own text. */
    public Numbers(
        NumberLayout layout,
        boolean likeMri,
        NonFinite nonFinite,
        boolean longsAsStrings,
        boolean doublesOnly) {
      this(layout, likeMri, nonFinite, longsAsStrings, doublesOnly, 0);
    }
  }

  /**
   * Levels allowed (0: no limit but the ceiling), levels open at the start, bytes of room at the
   * start, bytes allowed.
   */
  public record Limits(int maxNesting, int depth, int bufferInitialLength, long maxOutput) {
    /** Any number of bytes. */
    public Limits(int maxNesting, int depth, int bufferInitialLength) {
      this(maxNesting, depth, bufferInitialLength, Long.MAX_VALUE);
    }
  }
}
