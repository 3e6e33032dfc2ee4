package org.jotjson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Date;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.stream.Stream;
import org.jotjson.testing.NastyStrings;
import org.jotjson.testing.Options;
import org.jotjson.testing.ReferenceText;
import org.jotjson.testing.Routes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every kind of key: names are always strings. */
class KeyKindsTest {
  private static final Generator GENERATOR = Generator.builder().build();

  /** A key that prints itself in another way than by its name. */
  enum Color {
    RED {
      @Override
      public String toString() {
        return "#f00";
      }
    }
  }

  static Stream<Arguments> keys() {
    return Stream.of(
        Arguments.of("a\"b", "a\\\"b"),
        Arguments.of("", ""),
        Arguments.of(new StringBuilder("sb"), "sb"),
        Arguments.of(1, "1"),
        Arguments.of((byte) -1, "-1"),
        Arguments.of(Long.MIN_VALUE, "-9223372036854775808"),
        Arguments.of(new AtomicInteger(5), "5"),
        Arguments.of(BigInteger.TWO.pow(70), "1180591620717411303424"),
        Arguments.of(new BigDecimal("1E+40"), "1E+40"),
        Arguments.of(1.5, "1.5"),
        Arguments.of(1e16, "1.0e+16"),
        Arguments.of(1.8446744073709552e19, "1.8446744073709552e+19"),
        Arguments.of(0.1f, "0.1"),
        Arguments.of(Double.NaN, "NaN"),
        Arguments.of(true, "true"),
        Arguments.of('c', "c"),
        Arguments.of('"', "\\\""),
        Arguments.of(Color.RED, "RED"),
        Arguments.of(new UUID(0, 1), "00000000-0000-0000-0000-000000000001"),
        Arguments.of(URI.create("a:b"), "a:b"),
        Arguments.of(Instant.EPOCH, "1970-01-01T00:00:00Z"),
        Arguments.of(LocalDate.of(2024, 2, 29), "2024-02-29"),
        Arguments.of(Duration.ofSeconds(1), "PT1S"),
        Arguments.of(new Date(0), "1970-01-01T00:00:00Z"));
  }

  @ParameterizedTest
  @MethodSource("keys")
  void everyKeyIsWrittenAsAString(Object key, String name) {
    Map<Object, Object> map = Collections.singletonMap(key, 1);
    assertThat(Routes.all(GENERATOR, () -> map)).isEqualTo("{\"" + name + "\":1}");
    Object deep = map;
    for (int level = 0; level < 110; level++) {
      deep = List.of(deep);
    }
    Object nested = deep;
    assertThat(Routes.all(Generator.builder().maxNesting(0).build(), () -> nested))
        .contains("[{\"" + name + "\":1}]");
    assertThat(Generator.builder().sortKeys(true).build().generate(map))
        .isEqualTo("{\"" + name + "\":1}");
  }

  static List<Object> refusedKeys() {
    return List.of(
        List.of(),
        Map.of(),
        new byte[] {1},
        new Object[0],
        Optional.of("a"),
        new AtomicReference<>("a"),
        Fragment.of("1"),
        (ToJson) writer -> writer.value(1),
        new Object(),
        Stream.of(1));
  }

  @Test
  void whatHasNoTextIsRefusedAsAKey() {
    refusedKeys().forEach(KeyKindsTest::assertRefused);
  }

  private static void assertRefused(Object key) {
    Map<Object, Object> map = Collections.singletonMap(key, 1);
    for (Generator generator : List.of(GENERATOR, Generator.builder().sortKeys(true).build())) {
      assertThatThrownBy(() -> generator.generate(List.of(map)))
          .isInstanceOfSatisfying(
              GenerationException.class,
              e -> {
                assertThat(e.rule())
                    .isEqualTo(
                        key.getClass().getName() + " is not allowed as an object key in JSON");
                assertThat(e.value()).isSameAs(key);
                assertThat(e.path()).startsWith("$[0]");
              });
    }
  }

  @Test
  void aNullKeyIsRefused() {
    assertThatThrownBy(() -> Json.generate(Collections.singletonMap(null, 1)))
        .isInstanceOf(GenerationException.class)
        .hasMessageContaining("null is not allowed as an object key in JSON");
  }

  @Test
  void aKeyWhoseTextCannotBeHadDoesNotHideTheError() {
    Object key =
        new Object() {
          @Override
          public String toString() {
            throw new IllegalStateException("no text");
          }
        };
    assertThatThrownBy(() -> Json.generate(Collections.singletonMap(key, 1)))
        .isInstanceOf(GenerationException.class)
        .hasMessageContaining("is not allowed as an object key");
  }

  @Test
  void strictAllowsNamesThatJsonHas() {
    Generator strict = Generator.builder().strict(true).build();
    assertThat(strict.generate(Map.of(new StringBuilder("a"), 1))).isEqualTo("{\"a\":1}");
    assertThat(strict.generate(Map.of(Color.RED, 1))).isEqualTo("{\"RED\":1}");
    for (Object key : List.of(1, true, 'c', new UUID(1, 1), Instant.EPOCH)) {
      assertThatThrownBy(() -> strict.generate(Map.of(key, 1)))
          .isInstanceOf(GenerationException.class)
          .hasMessageContaining(key.getClass().getName() + " is not allowed as an object key");
    }
  }

  @Test
  void unknownKeysBecomeTextIfAskedFor() {
    Generator generator = Generator.builder().unknown(Unknown.TO_STRING).build();
    assertThat(generator.generate(Map.of(new ThreadGroup("g"), 1)))
        .startsWith("{\"java.lang.ThreadGroup[name=g");
  }

  @Test
  void namesAreEscapedAsValuesAre() {
    Options options = new Options();
    options.scriptSafe = true;
    options.asciiOnly = true;
    Generator generator = options.builder().build();
    List<String> names = new ArrayList<>(NastyStrings.each());
    for (int length = 0; length < 40; length++) {
      names.add("\"".repeat(length));
      names.add("n".repeat(length));
      names.add("\ud83d\ude00".repeat(length));
    }
    // three times, for names are kept when they come again
    for (int round = 0; round < 3; round++) {
      for (String name : names) {
        String wanted = ReferenceText.quoted(name, options.escaped(), options.invalidText);
        assertThat(generator.generate(Map.of(new String(name), 0))).isEqualTo("{" + wanted + ":0}");
      }
    }
  }

  @Test
  void namesKeptUnderOnePolicyAreNotUsedUnderAnother() {
    Map<String, Integer> map = Map.of("/\u00e9", 1);
    Generator ascii = Generator.builder().asciiOnly(true).build();
    Generator script = Generator.builder().scriptSafe(true).build();
    for (int round = 0; round < 5; round++) {
      assertThat(Json.generate(map)).isEqualTo("{\"/\u00e9\":1}");
      assertThat(ascii.generate(map)).isEqualTo("{\"/\\u00e9\":1}");
      assertThat(script.generate(map)).isEqualTo("{\"\\/\u00e9\":1}");
    }
  }

  @Test
  void namesOfOneHashAreNotMistakenForEachOther() {
    assertThat("AaAa").hasSameHashCodeAs("BBBB").hasSameHashCodeAs("AaBB");
    for (int round = 0; round < 3; round++) {
      for (String name : List.of("AaAa", "BBBB", "AaBB", "BBAa")) {
        assertThat(Json.generate(Map.of(name, 1))).isEqualTo("{\"" + name + "\":1}");
      }
    }
  }

  private static Map<Object, Object> twice() {
    Map<Object, Object> map = new LinkedHashMap<>();
    map.put("1", 'a');
    map.put(1, 'b');
    return map;
  }

  @Test
  void duplicateKeysAreAllowedOrRefused() {
    for (boolean sorted : new boolean[] {false, true}) {
      GeneratorBuilder builder = Generator.builder().sortKeys(sorted);
      assertThat(builder.duplicateKeys(DuplicateKeys.ALLOW).build().generate(twice()))
          .isEqualTo("{\"1\":\"a\",\"1\":\"b\"}");
      Generator refusing = builder.duplicateKeys(DuplicateKeys.ERROR).build();
      assertThatThrownBy(() -> refusing.generate(Map.of("m", twice())))
          .isInstanceOfSatisfying(
              GenerationException.class,
              e -> {
                assertThat(e.rule()).isEqualTo("detected duplicate key \"1\" in a map");
                assertThat(e.path()).isEqualTo("$.m");
                assertThat(e.value()).isEqualTo(twice());
              });
    }
  }

  @Test
  void duplicateStringsOfAnIdentityMapAreFoundToo() {
    Map<String, Integer> map = new IdentityHashMap<>();
    map.put(new String("a"), 1);
    map.put(new String("a"), 2);
    Generator refusing = Generator.builder().duplicateKeys(DuplicateKeys.ERROR).build();
    assertThatThrownBy(() -> refusing.generate(map)).isInstanceOf(GenerationException.class);
    Generator canonical = Generator.builder().canonical().build();
    assertThatThrownBy(() -> canonical.generate(map)).isInstanceOf(GenerationException.class);
  }

  @Test
  void aMemberThatIsLeftOutIsNoDuplicate() {
    Map<Object, Object> map = twice();
    map.put(1, null);
    map.put(2, 2);
    Generator generator =
        Generator.builder().omitNulls(true).duplicateKeys(DuplicateKeys.ERROR).build();
    assertThat(generator.generate(map)).isEqualTo("{\"1\":\"a\",\"2\":2}");
  }

  @Test
  void duplicateKeysAreLoggedByDefault() {
    List<String> logged = new ArrayList<>();
    Handler handler =
        new Handler() {
          @Override
          public void publish(LogRecord logRecord) {
            logged.add(logRecord.getMessage());
          }

          @Override
          public void flush() {}

          @Override
          public void close() {}
        };
    Logger logger = Logger.getLogger("org.jotjson");
    logger.setUseParentHandlers(false);
    logger.addHandler(handler);
    try {
      assertThat(Json.generate(twice())).isEqualTo("{\"1\":\"a\",\"1\":\"b\"}");
    } finally {
      logger.removeHandler(handler);
    }
    assertThat(logged).containsExactly("detected duplicate key \"1\" in a map");
  }
}
