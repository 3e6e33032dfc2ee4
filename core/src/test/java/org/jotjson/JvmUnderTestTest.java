package org.jotjson;

import static org.assertj.core.api.Assertions.assertThat;

import org.jotjson.internal.text.RunScanners;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Guards the build: every surefire execution must test the JVM and the scanner that it names. */
@Tag("scanner")
class JvmUnderTestTest {
  private static final int FEATURE = Runtime.version().feature();

  @Test
  void theJavaVersionIsTheOneTheExecutionAsksFor() {
    switch (System.getProperty("jot.test.java", "unset")) {
      case "17" -> assertThat(FEATURE).isEqualTo(17);
      case "newest" -> assertThat(FEATURE).isGreaterThanOrEqualTo(21);
      case "unset" -> assertThat(FEATURE).isGreaterThanOrEqualTo(17);
      default -> throw new AssertionError("no execution sets such a jot.test.java");
    }
  }

  @Test
  void theScannerIsTheOneTheExecutionAsksFor() {
    String asked = System.getProperty(RunScanners.PROPERTY, "unset");
    String expected =
        switch (asked) {
          case "unset", "swar" -> "swar";
          case "scalar" -> "scalar";
          case "128", "256", "512" -> "vector-" + asked;
          case "auto" -> "vector-\\d+";
          default -> throw new AssertionError("no execution sets such a scanner");
        };
    assertThat(RunScanners.name()).as(RunScanners.reason()).matches(expected);
  }
}
