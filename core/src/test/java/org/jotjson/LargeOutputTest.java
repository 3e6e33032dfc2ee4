package org.jotjson;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.OutputStream;
import java.util.Collections;
import java.util.List;
import org.jotjson.testing.ChildJvm;
import org.junit.jupiter.api.Test;

/** More than fits into an array: one clear error, but no matter to a stream. */
class LargeOutputTest {
  @Test
  void whatDoesNotFitIsOneClearError() throws Exception {
    assertThat(ChildJvm.run(TooLarge.class, List.of("-Xmx600m")))
        .isEqualTo("bytes refused\ntext refused\nwide text refused\n");
  }

  @Test
  void aStreamTakesMoreThanTwoGigabytes() throws Exception {
    assertThat(ChildJvm.run(Streamed.class, List.of("-Xmx256m")))
        .isEqualTo(23 * 100_000_003L + 1 + " bytes\n");
  }

  /** 23 copies of a string of 100 MB. */
  private static Object document() {
    return Collections.nCopies(23, "a".repeat(100_000_000));
  }

  static final class TooLarge {
    private TooLarge() {}

    public static void main(String[] arguments) {
      Object document = document();
      refuse("bytes", () -> Json.generateBytes(document));
      refuse("text", () -> Json.generate(document));
      // fits as bytes, but not once more as the two bytes a char that the euro sign asks for
      String wide = "a".repeat(150_000_000);
      refuse("wide text", () -> Json.generate(List.of(wide, "\u20ac")));
    }

    private static void refuse(String what, Runnable generate) {
      try {
        generate.run();
      } catch (GenerationException e) {
        if (!e.rule().contains("MB of JSON do not fit") || !Json.generate(1).equals("1")) {
          throw e;
        }
        System.out.print(what + " refused\n");
      }
    }
  }

  static final class Streamed {
    private Streamed() {}

    public static void main(String[] arguments) throws Exception {
      long[] count = {0};
      OutputStream counting =
          new OutputStream() {
            @Override
            public void write(int b) {
              count[0]++;
            }

            @Override
            public void write(byte[] bytes, int from, int length) {
              count[0] += length;
            }
          };
      Json.generate(document(), counting);
      System.out.print(count[0] + " bytes\n");
    }
  }
}
