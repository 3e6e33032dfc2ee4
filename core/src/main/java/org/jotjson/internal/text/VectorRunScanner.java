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
  public int run(byte[] src, int from, int to, byte[] dst, int at, EscapeTable table) {
    if (to - from < LANES) return SwarRunScanner.scan(src, from, to, dst, at, table);
    int shift = at - from;
    int last = to - LANES;
    for (int i = from; ; i = Math.min(i + LANES, last)) {
      ByteVector bytes = ByteVector.fromArray(SPECIES, src, i);
      bytes.intoArray(dst, i + shift);
      VectorMask<Byte> stops = stops(bytes, table);
      if (stops.anyTrue()) return i + stops.firstTrue();
      if (i == last) return to;
    }
  }

  private static VectorMask<Byte> stops(ByteVector bytes, EscapeTable table) {
    VectorMask<Byte> stops =
        bytes
            .lanewise(VectorOperators.XOR, FLIP)
            .compare(VectorOperators.LT, BELOW)
            .or(bytes.eq((byte) '\\'));
    if (table.highStops != 0) stops = stops.or(bytes.lt((byte) 0));
    for (long e : table.extra) stops = stops.or(bytes.eq((byte) e));
    return stops;
  }
}
