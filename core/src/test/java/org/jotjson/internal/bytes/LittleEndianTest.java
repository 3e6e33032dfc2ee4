package org.jotjson.internal.bytes;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("scanner")
class LittleEndianTest {
  private final byte[] bytes = {1, 2, 3, 4, 5, 6, 7, 8, 9};

  @Test
  void theFirstByteIsTheLowest() {
    assertThat(LittleEndian.getLong(bytes, 1)).isEqualTo(0x0908070605040302L);
    assertThat(LittleEndian.getInt(bytes, 1)).isEqualTo(0x05040302);
    assertThat(LittleEndian.getShort(bytes, 1)).isEqualTo((short) 0x0302);
  }

  @Test
  void whatIsWrittenIsReadAtEveryOffset() {
    for (int at = 0; at <= 8; at++) {
      byte[] target = new byte[16];
      LittleEndian.putLong(target, at, 0x8877665544332211L);
      assertThat(target[at]).isEqualTo((byte) 0x11);
      assertThat(LittleEndian.getLong(target, at)).isEqualTo(0x8877665544332211L);
      LittleEndian.putInt(target, at, 0xCAFEBABE);
      assertThat(LittleEndian.getInt(target, at)).isEqualTo(0xCAFEBABE);
      LittleEndian.putShort(target, at, (short) 0xABCD);
      assertThat(LittleEndian.getShort(target, at)).isEqualTo((short) 0xABCD);
    }
  }
}
