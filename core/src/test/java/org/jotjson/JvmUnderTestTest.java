package org.jotjson;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Guards the build: every surefire execution must run on the JVM that its name promises. */
@Tag("scanner")
class JvmUnderTestTest {
  private static final int FEATURE = Runtime.version().feature();

  @Test
  void theJavaVersionIsTheOneTheExecutionAsksFor() {
    switch (System.getProperty("jot.test.java")) {
      case "17" -> assertThat(FEATURE).isEqualTo(17);
      case "newest" -> assertThat(FEATURE).isGreaterThanOrEqualTo(21);
      default -> throw new AssertionError("no execution sets such a jot.test.java");
    }
  }

  @Test
  void theVectorModuleIsThereExactlyWhenAWidthIsAskedFor() {
    boolean present = ModuleLayer.boot().findModule("jdk.incubator.vector").isPresent();
    assertThat(present)
        .isEqualTo(System.getProperty("org.jotjson.scanner", "auto").matches("128|256|512"));
  }
}
