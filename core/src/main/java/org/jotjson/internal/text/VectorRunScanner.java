package org.jotjson.internal.text;

import jdk.incubator.vector.ByteVector;
import jdk.incubator.vector.VectorMask;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/**
 * A whole vector register at a time. The comparisons are those of {@link SwarRunScanner}; as AVX2
 * compares signed bytes only, the unsigned one is made by flipping the sign bit together with bit
 * 1.
 *
 * <p>The species must be a constant of the class for C2 to compile the operations, so one JVM has
 * one width.
 */
final class VectorRunScanner implements RunScanner {
  private static final VectorSpecies<Byte> SPECIES =
      VectorWidth.bits() == 0 ? ByteVector.SPECIES_PREFERRED : species(VectorWidth.bits());
  private static final int LANES = SPECIES.length();

  /** {@code (c ^ 2) < 0x21} unsigned is {@code (c ^ 0x82) < 0x21 - 0x80} signed. */
  private static final byte FLIP = (byte) 0x82;

  private static final byte BELOW = (byte) (0x21 - 0x80);

  private static VectorSpecies<Byte> species(int bits) {
    return VectorSpecies.of(byte.class, jdk.incubator.vector.VectorShape.forBitSize(bits));
  }

  static int bits() {
    return SPECIES.vectorBitSize();
  }

  @Override
  public int run(byte[] bytes, int from, int to, EscapeTable table) {
    if (to - from < LANES || table.bytewise) return SwarRunScanner.scan(bytes, from, to, table);
    int last = to - LANES;
    int i = from;
    do {
      VectorMask<Byte> stops = stops(ByteVector.fromArray(SPECIES, bytes, i), table);
      if (stops.anyTrue()) return i + stops.firstTrue();
      i += LANES;
    } while (i <= last);
    if (i == to) return to;
    VectorMask<Byte> stops = stops(ByteVector.fromArray(SPECIES, bytes, last), table);
    return stops.anyTrue() ? last + stops.firstTrue() : to;
  }

  private static VectorMask<Byte> stops(ByteVector bytes, EscapeTable table) {
    VectorMask<Byte> stops =
        bytes
            .lanewise(VectorOperators.XOR, FLIP)
            .compare(VectorOperators.LT, BELOW)
            .or(bytes.eq((byte) '\\'));
    if (table.highStops) stops = stops.or(bytes.lt((byte) 0));
    if (table.hasExtra) stops = stops.or(bytes.eq((byte) table.extra));
    return stops;
  }

  @Override
  public int threes(char[] src, int from, int to, byte[] dst, int at) {
    int done = VectorUtf16.threes(src, from, to, dst, at);
    return done + Utf16.threes(src, from + done, to, dst, at + 3 * done);
  }
}
