package org.jotjson;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jotjson.testing.ChildJvm;
import org.junit.jupiter.api.Test;

/** Nothing is printed but what the program prints, and no flag is needed for it. */
class QuietTest {
  @Test
  void nothingIsPrintedWhereUnsafeAndNativeAccessAreDenied() throws Exception {
    boolean mayDeny = Runtime.version().feature() >= 24;
    List<String> deny =
        List.of("--sun-misc-unsafe-memory-access=deny", "--illegal-native-access=deny");
    List<String> options = mayDeny ? deny : List.of();
    assertThat(ChildJvm.run(Program.class, options))
        .isEqualTo("[{\"a\":[1,2.5,\"\u20ac\"]},\"1970-01-01T00:00:00Z\",null]\n");
  }

  static final class Program {
    private Program() {}

    public static void main(String[] arguments) {
      Object value =
          List.of(Map.of("a", List.of(1, 2.5, "\u20ac")), Instant.EPOCH, Optional.empty());
      byte[] json = Json.generateBytes(value);
      System.out.write(json, 0, json.length);
      System.out.print("\n");
      System.out.flush();
    }
  }
}
