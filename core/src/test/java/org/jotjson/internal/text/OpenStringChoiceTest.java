package org.jotjson.internal.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.util.List;
import org.jotjson.internal.bytes.OpenString;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Guards the build: what the tests beside this one prove, they prove of the way asked for. */
@Tag("scanner")
class OpenStringChoiceTest {
  @Test
  void stringsAreReadInPlaceExactlyWhereJavaLangIsOpened() {
    List<String> arguments = ManagementFactory.getRuntimeMXBean().getInputArguments();
    boolean opened = arguments.toString().contains("java.base/java.lang=");
    assertThat(OpenString.AVAILABLE).isEqualTo(opened);
  }
}
