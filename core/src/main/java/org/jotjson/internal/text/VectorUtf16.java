package org.jotjson.internal.text;

import jdk.incubator.vector.ByteVector;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.ShortVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorShuffle;
import jdk.incubator.vector.VectorSpecies;

/** {@link Utf16#threes} in registers of 128 bits, whatever the scanner's width: four chars each. */
final class VectorUtf16 {
  private static final VectorSpecies<Short> EIGHT = ShortVector.SPECIES_128;
  private static final VectorSpecies<Short> FOUR = ShortVector.SPECIES_64;
  private static final VectorSpecies<Integer> WIDE = IntVector.SPECIES_128;

  /** Three bytes of each int to the front; what is left over goes to the end. */
  private static final VectorShuffle<Byte> PACK =
      VectorShuffle.fromValues(
          ByteVector.SPECIES_128, 0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14, 3, 7, 11, 15);

  private VectorUtf16() {}

  /** Eight chars at a time, as long as all of them take three bytes; returns how many they were. */
  static int threes(char[] src, int from, int to, byte[] dst, int at) {
    int i = from;
    for (; i + 8 <= to && areThree(src, i); i += 8, at += 24) {
      four(src, i, dst, at);
      four(src, i + 4, dst, at + 12);
    }
    return i - from;
  }

  /** Whether none of eight chars is below U+0800 or a surrogate: the upper five bits tell. */
  private static boolean areThree(char[] src, int at) {
    ShortVector top = ShortVector.fromCharArray(EIGHT, src, at).and((short) 0xF800);
    return !top.eq((short) 0).or(top.eq((short) 0xD800)).anyTrue();
  }

  /** Writes twelve bytes, and four more that do not count. */
  private static void four(char[] src, int from, byte[] dst, int at) {
    // ZERO_EXTEND_S2I throws on JDK 25 until it is compiled
    IntVector c =
        ((IntVector)
                ShortVector.fromCharArray(FOUR, src, from)
                    .convertShape(VectorOperators.S2I, WIDE, 0))
            .and(0xFFFF);
    // 1110zzzz 10yyyyyy 10xxxxxx
    c.lanewise(VectorOperators.LSHR, 12)
        .or(c.and(0xFC0).lanewise(VectorOperators.LSHL, 2))
        .or(c.and(0x3F).lanewise(VectorOperators.LSHL, 16))
        .or(0x8080E0)
        .reinterpretAsBytes()
        .rearrange(PACK)
        .intoArray(dst, at);
  }
}
