package org.jotjson.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class VariantTest {
  @Test
  void theLabelEndsAtTheFirstEqualsSign() {
    Variant variant = Variant.parse("swar=-Dorg.jotjson.scanner=swar -Xint");
    assertThat(variant.label()).isEqualTo("swar");
    assertThat(variant.flags()).containsExactly("-Dorg.jotjson.scanner=swar", "-Xint");
    assertThat(variant.jotClasses()).isNull();
  }

  @Test
  void aBuildOfJotIsNoFlagOfTheJvm() {
    Variant variant = Variant.parse("old=--jot-classes=old/classes -Xint");
    assertThat(variant.flags()).containsExactly("-Xint");
    assertThat(variant.jotClasses()).isEqualTo(Path.of("old/classes"));
  }

  @Test
  void withoutALabelThereIsNoVariant() {
    assertThatThrownBy(() -> Variant.parse("-Xint")).isInstanceOf(IllegalArgumentException.class);
  }
}
