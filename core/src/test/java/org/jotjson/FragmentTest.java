package org.jotjson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.jotjson.testing.Routes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FragmentTest {
  @Test
  void aFragmentIsPastedAsItIs() {
    Fragment fragment = Fragment.of("[1,  \"\u20ac\" ]");
    Generator pretty = Generator.builder().pretty().asciiOnly(true).strict(true).build();
    assertThat(Routes.all(pretty, () -> Map.of("a", fragment)))
        .isEqualTo("{\n  \"a\": [1,  \"\u20ac\" ]\n}");
    assertThat(Json.generate(List.of(fragment, fragment, 1)))
        .isEqualTo("[" + fragment + "," + fragment + ",1]");
    assertThat(fragment).hasToString("[1,  \"\u20ac\" ]");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 1000, 16_383, 16_384, 65_535, 65_536, 65_537, 200_000})
  void aFragmentOfAnyLengthIsPastedWhole(int length) {
    Fragment fragment = Fragment.of("7".repeat(length));
    String json = "7".repeat(length);
    Generator generator = Generator.builder().build();
    assertThat(Routes.all(generator, () -> fragment)).isEqualTo(json);
    assertThat(Routes.all(generator, () -> List.of(fragment, Map.of("k", fragment))))
        .isEqualTo("[" + json + ",{\"k\":" + json + "}]");
  }

  @Test
  void itsBytesAreACopy() {
    byte[] bytes = {'1', '2'};
    Fragment fragment = Fragment.of(bytes);
    bytes[0] = '9';
    assertThat(Json.generate(fragment)).isEqualTo("12");
  }

  @Test
  void whatCannotBeJsonIsRefusedAtOnce() {
    assertThatThrownBy(() -> Fragment.of("")).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Fragment.of(new byte[0])).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Fragment.of("\"a\ud83d\""))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("lone surrogate at index 2 of a fragment");
    assertThatThrownBy(() -> Fragment.of((String) null)).isInstanceOf(NullPointerException.class);
    assertThatThrownBy(() -> Fragment.of((byte[]) null)).isInstanceOf(NullPointerException.class);
  }
}
