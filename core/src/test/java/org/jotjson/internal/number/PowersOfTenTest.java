package org.jotjson.internal.number;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;

class PowersOfTenTest {
  @Test
  void everyPowerHasItsLeadingBits() {
    for (int exponent = PowersOfTen.LOWEST; exponent <= PowersOfTen.HIGHEST; exponent++) {
      int index = PowersOfTen.index(exponent);
      BigInteger exact = leadingBits(exponent);
      assertThat(PowersOfTen.high(index)).isEqualTo(exact.shiftRight(64).longValue());
      assertThat(PowersOfTen.low(index)).isEqualTo(exact.longValue());
    }
  }

  private static BigInteger leadingBits(int exponent) {
    BigInteger power = BigInteger.TEN.pow(Math.abs(exponent));
    BigInteger scaled =
        exponent < 0 ? BigInteger.ONE.shiftLeft(1_200).divide(power) : power.shiftLeft(128);
    return scaled.shiftRight(scaled.bitLength() - 128);
  }
}
