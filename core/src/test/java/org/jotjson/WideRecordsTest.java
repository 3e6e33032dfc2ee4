package org.jotjson;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A record whose writer is more than one method. */
class WideRecordsTest {
  record Wide(
      int a00,
      int a01,
      int a02,
      int a03,
      int a04,
      int a05,
      int a06,
      int a07,
      int a08,
      int a09,
      int a10,
      int a11,
      int a12,
      int a13,
      int a14,
      int a15,
      int a16,
      int a17,
      int a18,
      int a19,
      int a20,
      int a21,
      int a22,
      int a23,
      int a24,
      int a25,
      int a26,
      int a27,
      int a28,
      int a29,
      int a30,
      int a31,
      int a32,
      int a33,
      int a34,
      int a35,
      int a36,
      int a37,
      int a38,
      int a39,
      int a40,
      int a41,
      int a42,
      int a43,
      int a44,
      int a45,
      int a46,
      int a47,
      int a48,
      int a49,
      int a50,
      int a51,
      int a52,
      int a53,
      int a54,
      int a55,
      int a56,
      int a57,
      int a58,
      int a59,
      int a60,
      int a61,
      int a62,
      int a63,
      int a64,
      int a65,
      int a66,
      int a67,
      int a68,
      int a69,
      int a70,
      int a71,
      int a72,
      int a73,
      int a74,
      int a75,
      int a76,
      int a77,
      int a78,
      int a79,
      int a80,
      int a81) {}

  @Test
  void recordsWithManyComponentsAreWhole() {
    Wide wide =
        new Wide(
            0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
            24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45,
            46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67,
            68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81);
    Map<String, Integer> map = new LinkedHashMap<>();
    for (int i = 0; i <= 81; i++) map.put("a" + i / 10 + i % 10, i);
    assertThat(Json.generate(wide)).isEqualTo(Json.generate(map));
  }
}
